import { fewerPoints } from '../../../ui/fewer-points.ts';

export interface Pixel {
  x: number;
  y: number;
}

/** The maximum number of corners of a drawn area, since it is part of the page's address. */
export const MOST_CORNERS = 60;

/** The tolerance in pixels with which simplification starts; it grows if too many corners are left. */
const FINEST = 1.5;

/** Simplifies a drawn line to at most `most` corners, removing the least important first. */
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
