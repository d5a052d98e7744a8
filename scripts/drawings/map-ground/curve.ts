import simplifyLine from 'simplify-js';
import type { Random } from '../../random/random.ts';

/** A place in the order of GeoJSON: longitude, then latitude, in degrees. */
export type Place = readonly [lng: number, lat: number];
export type Line = readonly Place[];

/** A line written as `lng,lat` pairs separated by white space. */
export const line = (text: string): Line =>
  text
    .trim()
    .split(/\s+/)
    .map((pair): Place => {
      const [lng = Number.NaN, lat = Number.NaN] = pair.split(',').map(Number);
      return [lng, lat];
    });

/** Metres in a degree at Liège's latitude. */
const METRES = { lng: 70_700, lat: 111_250 } as const;
const STEPS = 8;

/** A smooth curve through every point (Catmull-Rom), simplified to within a few metres. */
export const smooth = (points: Line, tolerance = 2.5): Line => simplify(curve(points), tolerance);

/**
 * A smooth closed outline through every point; the first point is repeated at the end, as GeoJSON requires.
 */
export function smoothRing(points: Line, tolerance = 8): Line {
  const wrapped = [...points.slice(-2), ...points, ...points.slice(0, 3)];
  const whole = curve(wrapped).slice(2 * STEPS, (points.length + 2) * STEPS + 1);
  const ring = simplify(whole, tolerance);
  const first = ring[0];
  return first ? [...ring.slice(0, -1), first] : ring;
}

/**
 * An irregular outline like those in nature: each side is halved a few times, and every new point is
 * displaced randomly.
 * @param points a ring without its first point repeated
 */
export function natural(points: Line, chance: Random, depth = 3): Line {
  if (depth === 0) return points;
  const bent = points.flatMap((point, index): Place[] => {
    const next = points[(index + 1) % points.length] ?? point;
    const push = chance.between(-0.2, 0.2);
    const [dx, dy] = metres(next, point);
    return [
      point,
      [
        (point[0] + next[0]) / 2 + (push * dy) / METRES.lng,
        (point[1] + next[1]) / 2 - (push * dx) / METRES.lat,
      ],
    ];
  });
  return natural(bent, chance, depth - 1);
}

function curve(points: Line): Place[] {
  const at = (index: number): Place => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const result: Place[] = [];
  for (let index = 0; index < points.length - 1; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < STEPS; step += 1) {
      const t = step / STEPS;
      result.push([between(a[0], b[0], c[0], d[0], t), between(a[1], b[1], c[1], d[1], t)]);
    }
  }
  return [...result, at(points.length - 1)];
}

/**
 * Catmull-Rom, slightly tighter than usual, because the points are unevenly spaced and the curve must not
 * overshoot.
 */
function between(a: number, b: number, c: number, d: number, t: number): number {
  const [from, to] = [(c - a) * 0.42, (d - b) * 0.42];
  const [t2, t3] = [t * t, t * t * t];
  return (2 * t3 - 3 * t2 + 1) * b + (t3 - 2 * t2 + t) * from + (3 * t2 - 2 * t3) * c + (t3 - t2) * to;
}

/** Removes the points whose removal changes the line by at most `tolerance` metres (Douglas and Peucker). */
export function simplify(points: Line, tolerance: number): Line {
  const origin = points[0] ?? [0, 0];
  const flat = points.map((place) => {
    const [x, y] = metres(place, origin);
    return { x, y, place };
  });
  // `simplify` returns a selection of the points that it is given, so the type stays the same.
  return (simplifyLine(flat, tolerance, true) as typeof flat).map(({ place }) => place);
}

const metres = (point: Place, origin: Place): Place => [
  (point[0] - origin[0]) * METRES.lng,
  (point[1] - origin[1]) * METRES.lat,
];

/** A line at a distance in metres beside another: to its right if positive. */
export function beside(points: Line, distance: number): Line {
  return points.map((point, index) => {
    const [dx, dy] = metres(points[index + 1] ?? point, points[index - 1] ?? point);
    const length = Math.hypot(dx, dy) || 1;
    return [
      point[0] + (dy / length / METRES.lng) * distance,
      point[1] - (dx / length / METRES.lat) * distance,
    ];
  });
}

/** The part of a line between the points nearest to two places. */
export function part(points: Line, from: Place, to: Place): Line {
  const [start, end] = [nearest(points, from), nearest(points, to)].sort((a, b) => a - b);
  return points.slice(start, (end ?? 0) + 1);
}

function nearest(points: Line, place: Place): number {
  const distances = points.map((point) => Math.hypot(...metres(point, place)));
  return distances.indexOf(Math.min(...distances));
}
