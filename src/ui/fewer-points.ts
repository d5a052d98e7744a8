import simplify from 'simplify-js';

/**
 * Simplifies a line (Douglas and Peucker). The tolerance starts at the given value and grows until at most
 * `most` points are left.
 */
export function fewerPoints<P extends { x: number; y: number }>(
  line: readonly P[],
  tolerance: number,
  most: number,
): P[] {
  // `simplify` returns a selection of the points that it is given, so the type stays the same.
  const simplified = simplify([...line], tolerance) as P[];
  return simplified.length > most ? fewerPoints(line, 1.5 * tolerance, most) : simplified;
}
