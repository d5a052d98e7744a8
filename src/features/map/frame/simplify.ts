export interface Pixel {
  x: number;
  y: number;
}

/** As many corners as an area drawn by hand may have: it travels in the page's address. */
export const MOST_CORNERS = 60;

/**
 * A line drawn by hand with at most `most` corners: those that matter least go first (Douglas and Peucker, with a
 * tolerance that grows until they are few enough).
 */
export function simplifyStroke(stroke: readonly Pixel[], most = MOST_CORNERS): Pixel[] {
  let result = reduce(thinned(stroke), FINEST);
  for (let tolerance = 1.5 * FINEST; result.length > most; tolerance *= 1.5)
    result = reduce(result, tolerance);
  return result;
}

/** Pixels by which a simplified line may miss the drawn one; more where it has many corners. */
const FINEST = 1.5;
/** A long stroke has a point every few pixels: some of them tell it all. */
const ENOUGH = 400;

function thinned(stroke: readonly Pixel[]): readonly Pixel[] {
  const step = Math.ceil(stroke.length / ENOUGH);
  return step <= 1 ? stroke : stroke.filter((_, index) => index % step === 0 || index === stroke.length - 1);
}

function reduce(points: readonly Pixel[], tolerance: number): Pixel[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let worst = { index: 0, distance: -1 };
  points.forEach((point, index) => {
    const distance = toSegment(point, first, last);
    if (distance > worst.distance) worst = { index, distance };
  });
  if (worst.distance <= tolerance) return [first, last];
  return [
    ...reduce(points.slice(0, worst.index + 1), tolerance).slice(0, -1),
    ...reduce(points.slice(worst.index), tolerance),
  ];
}

function toSegment(point: Pixel, from: Pixel, to: Pixel): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - t * dx, point.y - from.y - t * dy);
}

/** The area of a polygon in square pixels. */
export function polygonArea(points: readonly Pixel[]): number {
  let sum = 0;
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    sum += point.x * next.y - next.x * point.y;
  });
  return Math.abs(sum) / 2;
}
