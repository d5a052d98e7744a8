import { createHash } from 'node:crypto';
import type { Point } from './geometry.ts';

/** Where a property with a hidden address is shown: a circle that holds it. Degrees; the radius in metres. */
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
/** Side of the squares that the ground is divided into. */
const CELL = 140;
/** From the middle of a square; half the square's diagonal, 99 m, makes it 101 to 299 m from any point in it. */
const DISTANCE = 200;
const RADIUS = 300;

/**
 * The circle to show for a hidden address, its centre 100 to 300 m away from the true point.
 *
 * The code is public, so a displacement that followed from the exact point could be undone by trying every point
 * around. Therefore the centre follows from nothing but the property's ID and the 140 m square that the point lies
 * in: all points of a square give the same circle, and nobody can learn more from it than the square. It is the same
 * in every build, so that several builds do not tell more than one.
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

/** A text as a number from 0 to below 1. */
const fraction = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;

/** Five decimals are a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
