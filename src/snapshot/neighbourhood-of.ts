import { type Box, boundingBox, contains, type Point, parseRings, type Ring } from './geometry.ts';
import type { NeighbourhoodRecord } from './schema/catalogue.ts';

/** Finds the ID of the neighbourhood that contains a point; `undefined` if none does. */
export type NeighbourhoodAt = (point: Point) => number | undefined;

/**
 * Prepares the outlines once. If two contain a point, the first one in the file counts; of an entity's
 * records, the first with an outline counts.
 */
export function neighbourhoodFinder(
  records: readonly Pick<NeighbourhoodRecord, 'ID' | 'Coordinates'>[],
): NeighbourhoodAt {
  const outlines = new Map<number, { rings: Ring[]; box: Box }>();
  for (const { ID, Coordinates } of records) {
    const rings = parseRings(Coordinates);
    const box = boundingBox(rings);
    if (box && !outlines.has(ID)) outlines.set(ID, { rings, box });
  }
  return (point) => {
    for (const [ID, { rings, box }] of outlines) {
      if (isIn(point, box) && contains(point, rings)) return ID;
    }
    return undefined;
  };
}

const isIn = ({ lat, lng }: Point, { south, north, west, east }: Box): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east;
