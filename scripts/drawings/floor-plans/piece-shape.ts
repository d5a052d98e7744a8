import { rect } from '../svg.ts';
import { ink } from './wall.ts';

/**
 * A piece of furniture seen from above: `width` runs along the wall, `depth` into the room. Its drawing has
 * the wall at y = 0 and its left end at x = 0.
 */
export interface Piece {
  width: number;
  depth: number;
  /** Free-standing pieces are placed in the middle of the room. */
  free?: boolean;
  /** Space that must stay clear in front. */
  before?: number;
  /** Low enough to stand under a window. */
  low?: boolean;
  draw(width: number, depth: number): string;
}

export const line = { fill: 'none', stroke: ink.faint, strokeWidth: 0.022 } as const;

export const soft = { fill: '#ffffff', stroke: ink.faint, strokeWidth: 0.022 } as const;

export const box = (x: number, y: number, w: number, h: number, r = 0.03): string =>
  rect(x, y, w, h, { ...soft, rx: r });
