import simplify from 'simplify-js';

/**
 * A line with few of its points (Douglas and Peucker): as many as keep its form within a tolerance, which grows until
 * they are at most `most`.
 */
export function fewerPoints<P extends { x: number; y: number }>(
  line: readonly P[],
  tolerance: number,
  most: number,
): P[] {
  // It picks among the points that it is given.
  const simplified = simplify([...line], tolerance) as P[];
  return simplified.length > most ? fewerPoints(line, 1.5 * tolerance, most) : simplified;
}
