import { fewerPoints } from '../../../ui/fewer-points.ts';

export interface Pixel {
  x: number;
  y: number;
}

/** As many corners as an area drawn by hand may have: it travels in the page's address. */
export const MOST_CORNERS = 60;

/** Pixels by which a simplified line may miss the drawn one; more where it has many corners. */
const FINEST = 1.5;

/** A line drawn by hand with at most `most` corners: those that matter least go first. */
export const simplifyStroke = (stroke: readonly Pixel[], most = MOST_CORNERS): Pixel[] =>
  fewerPoints(stroke, FINEST, most);

/** The area of a polygon in square pixels. */
export function polygonArea(points: readonly Pixel[]): number {
  let sum = 0;
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    sum += point.x * next.y - next.x * point.y;
  });
  return Math.abs(sum) / 2;
}
