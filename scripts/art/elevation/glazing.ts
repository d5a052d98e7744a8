import type { Drawing } from '../lib/drawing.ts';
import { mix } from '../lib/palette.ts';
import { group, polygon, rect } from '../lib/svg.ts';
import type { Mood } from './mood.ts';

/** What every painter of a building needs at hand. */
export interface Site {
  drawing: Drawing;
  mood: Mood;
}

/** A rectangle in metres; y grows downwards and the ground is 0. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How the panes of a window are parted. */
export interface Panes {
  columns: number;
  rows: number;
  /** Height of a transom from the top as a share of the window, 0 for none. */
  transom?: number;
}

export const shadeColour = '#18222a';

/** A glazed opening with its frame, reveal, reflections, and curtain or lamplight. */
export function glazing(site: Site, box: Box, frame: string, panes: Panes, reveal = 0.12): string {
  const { drawing, mood } = site;
  const chance = drawing.random;
  const lit = chance.chance(mood.lit);
  const fill = lit ? litGlass(drawing) : darkGlass(site);
  const bar = Math.min(0.09, box.width * 0.07);
  const inner = { x: box.x + bar, y: box.y + bar, width: box.width - 2 * bar, height: box.height - 2 * bar };
  return group(
    {},
    rect(box.x, box.y, box.width, box.height, { fill: frame }),
    rect(inner.x, inner.y, inner.width, inner.height, { fill }),
    lit ? '' : curtain(site, inner),
    reflection(inner, lit ? 0.05 : 0.16, chance.between(0.1, 0.5)),
    bars(inner, frame, panes, bar * 0.72),
    // The reveal's shadow, from the upper left.
    rect(box.x, box.y, box.width, reveal, { fill: shadeColour, fillOpacity: 0.34 }),
    rect(box.x, box.y + reveal, reveal * 0.6, box.height - reveal, { fill: shadeColour, fillOpacity: 0.22 }),
  );
}

function darkGlass({ drawing, mood }: Site): string {
  const sky = mood.sky[1];
  return drawing.gradient(
    [
      [0, mix('#2b3a42', sky, 0.16)],
      [0.55, mix('#3b4c54', sky, 0.3)],
      [1, mix('#536570', sky, 0.42)],
    ],
    14,
  );
}

function litGlass(drawing: Drawing): string {
  return drawing.gradient([
    [0, '#e9b566'],
    [0.6, '#f6d596'],
    [1, '#fbe6b8'],
  ]);
}

function curtain({ drawing }: Site, { x, y, width, height }: Box): string {
  const chance = drawing.random;
  if (width > 3 || chance.chance(0.4)) return '';
  const fill = chance.pick(['#efe9dc', '#e4dfd4', '#dcd3c2']);
  if (chance.chance(0.3))
    return rect(x, y, width, height * chance.between(0.15, 0.4), { fill, fillOpacity: 0.8 });
  const side = width * chance.between(0.14, 0.24);
  const drape = { fill, fillOpacity: 0.72 };
  return rect(x, y, side, height, drape) + rect(x + width - side, y, side, height, drape);
}

function reflection({ x, y, width, height }: Box, strength: number, at: number): string {
  const lean = Math.min(width * 0.5, height * 0.3);
  const band = (from: number, to: number, opacity: number): string => {
    const clampX = (value: number) => Math.max(x, Math.min(x + width, value));
    return polygon(
      [
        [clampX(x + width * from + lean), y],
        [clampX(x + width * to + lean), y],
        [clampX(x + width * to - lean), y + height],
        [clampX(x + width * from - lean), y + height],
      ],
      { fill: '#ffffff', fillOpacity: opacity },
    );
  };
  return band(at, at + 0.26, strength) + band(at + 0.34, at + 0.42, strength * 0.7);
}

function bars(
  { x, y, width, height }: Box,
  fill: string,
  { columns, rows, transom = 0 }: Panes,
  thick: number,
): string {
  const shapes: string[] = [];
  for (let i = 1; i < columns; i++)
    shapes.push(rect(x + (width * i) / columns - thick / 2, y, thick, height, { fill }));
  for (let i = 1; i < rows; i++)
    shapes.push(rect(x, y + (height * i) / rows - thick / 2, width, thick, { fill }));
  if (transom > 0) shapes.push(rect(x, y + height * transom - thick * 0.6, width, thick * 1.2, { fill }));
  return shapes.join('');
}
