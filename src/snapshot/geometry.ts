export interface Point {
  lat: number;
  lng: number;
}
export type Ring = readonly Point[];

export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

/**
 * The rings of a neighbourhood's outline (specification, section 3): `lat,lng` pairs separated by white
 * space, rings separated by `|`. A ring with an unreadable point, or with fewer than three, is left out.
 * @returns degrees; empty if there is no outline
 */
export const parseRings = (coordinates: string): Ring[] =>
  coordinates
    .split('|')
    .map((ring) => ring.trim().split(/\s+/).map(parsePoint))
    .filter((ring): ring is Point[] => ring.length >= 3 && !ring.includes(undefined));

function parsePoint(pair: string): Point | undefined {
  const match = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(pair);
  if (!match) return undefined;
  const [lat, lng] = [Number(match[1]), Number(match[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

/** The sides of a ring, including the closing one. */
const sides = (ring: Ring): [Point, Point][] =>
  ring.map((point, index) => [ring.at(index - 1) ?? point, point]);

/**
 * Whether a point lies inside rings by the even-odd rule, so that a ring within a ring is a hole. A point on
 * a side that two outlines share lies in exactly one of them.
 */
export function contains({ lat, lng }: Point, rings: readonly Ring[]): boolean {
  const crossed = rings
    .flatMap(sides)
    .filter(
      ([from, to]) =>
        from.lat > lat !== to.lat > lat &&
        lng < from.lng + ((lat - from.lat) / (to.lat - from.lat)) * (to.lng - from.lng),
    );
  return crossed.length % 2 === 1;
}

/**
 * The smallest box around rings, in degrees; `undefined` if there is no point. It does not support outlines
 * across the 180° meridian.
 */
export function boundingBox(rings: readonly Ring[]): Box | undefined {
  const points = rings.flat();
  if (points.length === 0) return undefined;
  const box: Box = { south: 90, west: 180, north: -90, east: -180 };
  for (const { lat, lng } of points) {
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
    box.west = Math.min(box.west, lng);
    box.east = Math.max(box.east, lng);
  }
  return box;
}
