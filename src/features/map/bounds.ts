import type { Box, Point } from '../../snapshot/geometry.ts';

/**
 * The box around points, some of them with a radius in metres; `null` without points. For `messageInfo.fit`.
 */
export function boxAround(points: readonly (Point & { radius?: number | undefined })[]): Box | null {
  if (points.length === 0) return null;
  const box: Box = { south: 90, west: 180, north: -90, east: -180 };
  for (const { lat, lng, radius = 0 } of points) {
    const high = radius / METRES_IN_DEGREE;
    const wide = high / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
    box.south = Math.min(box.south, lat - high);
    box.north = Math.max(box.north, lat + high);
    box.west = Math.min(box.west, lng - wide);
    box.east = Math.max(box.east, lng + wide);
  }
  return box;
}

const METRES_IN_DEGREE = 111_250;

/** A circle on the ground as a closed ring of longitudes and latitudes. */
export function circle({ lat, lng }: Point, radius: number, corners = 48): [number, number][] {
  const high = radius / METRES_IN_DEGREE;
  const wide = high / Math.cos((lat * Math.PI) / 180);
  return Array.from({ length: corners + 1 }, (_, index) => {
    const angle = ((index % corners) / corners) * 2 * Math.PI;
    return [lng + wide * Math.cos(angle), lat + high * Math.sin(angle)];
  });
}

export const sameBox = (a: Box | null, b: Box | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.south === b.south &&
    a.west === b.west &&
    a.north === b.north &&
    a.east === b.east);

/** A box with coordinates rounded to fewer decimals: four are about ten metres, five one. */
export function roundBox({ south, west, north, east }: Box, decimals: number): Box {
  const round = (value: number) => Number(value.toFixed(decimals));
  return { south: round(south), west: round(west), north: round(north), east: round(east) };
}
