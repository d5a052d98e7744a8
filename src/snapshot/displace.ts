import { createHash } from 'node:crypto';
import type { Point } from './geometry.ts';

/**
 * The circle shown for a property with a hidden address, which contains the true point. In degrees; the
 * radius in metres.
 */
export interface Area extends Point {
  radius: number;
}

/** What the reading of the snapshot finds out about a property's location while it still knows the true point. */
export interface PropertyLocation {
  /** Only where the address is hidden and the record has coordinates. */
  Area?: Area | undefined;
  /** The neighbourhood whose outline holds the true point. */
  NeighbourhoodID?: number | undefined;
}

const METRES_PER_DEGREE = 111_320;
/** Side of the squares that the map is divided into, in metres. */
const CELL = 140;
/**
 * Metres from the centre of a square. Half the square's diagonal is 99 m, so the distance from any point in
 * it is 101 to 299 m.
 */
const DISTANCE = 200;
const RADIUS = 300;

/**
 * The circle to show for a hidden address; its centre is 100 to 300 m from the true point.
 * The code is public, so a displacement derived from the exact point could be reversed by trying every point
 * around. The centre is therefore derived only from the property's ID and the 140 m square that the point
 * lies in: all points of a square give the same circle, so it reveals the square and nothing more. Every
 * build gives the same circle, so that comparing builds reveals nothing either.
 */
export function displacedArea({ lat, lng }: Point, id: number): Area {
  const row = Math.floor((lat * METRES_PER_DEGREE) / CELL);
  const middle = ((row + 0.5) * CELL) / METRES_PER_DEGREE;
  const metresPerLng = METRES_PER_DEGREE * Math.max(Math.cos((middle * Math.PI) / 180), 0.001);
  const column = Math.floor((lng * metresPerLng) / CELL);
  const angle = fraction(`${id} ${row} ${column}`) * 2 * Math.PI;
  return {
    lat: rounded(middle + (Math.cos(angle) * DISTANCE) / METRES_PER_DEGREE),
    lng: rounded(((column + 0.5) * CELL + Math.sin(angle) * DISTANCE) / metresPerLng),
    radius: RADIUS,
  };
}

/** Maps a text to a number from 0 to below 1. */
const fraction = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;

/** Five decimals are about a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
