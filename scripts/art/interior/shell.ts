import type { Drawing } from '../lib/drawing.ts';
import { mix } from '../lib/palette.ts';
import { group, polygon, rect } from '../lib/svg.ts';
import { ceiling } from './ceiling.ts';
import { floor } from './floor.ts';
import { back, type Shell } from './room-box.ts';

/** Paints ceiling, walls and floor, lit from the left. */
export function shell(drawing: Drawing, room: Shell): string {
  const { left, right, top, foot } = back;
  const dim = (share: number) => mix(room.wall, '#4a4038', share);
  const height = foot - top;
  return group(
    {},
    polygon(
      [
        [0, 0],
        [1200, 0],
        [right, top],
        [left, top],
      ],
      { fill: mix(room.wall, '#ffffff', 0.55) },
    ),
    polygon(
      [
        [0, 0],
        [left, top],
        [left, foot],
        [0, 800],
      ],
      {
        fill: drawing.gradient(
          [
            [0, dim(0.26)],
            [1, dim(0.14)],
          ],
          90,
        ),
      },
    ),
    polygon(
      [
        [1200, 0],
        [right, top],
        [right, foot],
        [1200, 800],
      ],
      {
        fill: drawing.gradient(
          [
            [0, mix(room.wall, '#ffffff', 0.08)],
            [1, mix(room.wall, '#ffffff', 0.28)],
          ],
          90,
        ),
      },
    ),
    rect(left, top, right - left, height, { fill: room.wall }),
    room.courses ? courses(room.courses, left, top, right, foot) : '',
    room.wallTiles ? tiling(room.wallTiles) : '',
    rect(left, top, right - left, height, {
      fill: drawing.gradient(
        [
          [0, '#fff6e2', 0.28],
          [0.5, '#fff6e2', 0],
          [1, '#2a241f', 0.12],
        ],
        60,
      ),
    }),
    floor(drawing, room),
    rect(left, foot - 16, right - left, 16, { fill: mix(room.wall, '#ffffff', 0.5) }),
    rect(left, foot - 17, right - left, 1.5, { fill: dim(0.3) }),
    ceiling(room),
  );
}

export function courses(colour: string, left: number, top: number, right: number, foot: number): string {
  const lines: string[] = [rect(left, top, right - left, foot - top, { fill: colour })];
  for (let y = top, row = 0; y < foot; y += 17, row++) {
    lines.push(rect(left, y, right - left, 1.3, { fill: '#3a2f28', fillOpacity: 0.2 }));
    for (let x = left + (row % 2) * 24; x < right; x += 48)
      lines.push(rect(x, y, 1.3, 17, { fill: '#3a2f28', fillOpacity: 0.2 }));
  }
  return lines.join('');
}

function tiling({ height, colour, size: [w, h] }: NonNullable<Shell['wallTiles']>): string {
  const top = back.foot - height * back.scale;
  const shapes = [rect(back.left, top, back.right - back.left, back.foot - top, { fill: colour })];
  const line = { fill: mix(colour, '#ffffff', 0.6) };
  for (let y = top, row = 0; y < back.foot; y += h, row++) {
    shapes.push(rect(back.left, y, back.right - back.left, 1.6, line));
    for (let x = back.left + (h < w ? (row % 2) * w * 0.5 : 0); x < back.right; x += w)
      shapes.push(rect(x, y, 1.6, Math.min(h, back.foot - y), line));
  }
  return shapes.join('');
}
