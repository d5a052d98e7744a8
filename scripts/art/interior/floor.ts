import type { Drawing } from '../lib/drawing.ts';
import { mix } from '../lib/palette.ts';
import { group, type Point, polygon, polyline, rect } from '../lib/svg.ts';
import { back, type Shell, vanish } from './room-box.ts';

export function floor(drawing: Drawing, { floor: kind, floorColour }: Shell): string {
  const { left, right, foot } = back;
  const shape = polygon(
    [
      [0, 800],
      [left, foot],
      [right, foot],
      [1200, 800],
    ],
    {
      fill: drawing.gradient([
        [0, mix(floorColour, '#3a2d22', 0.14)],
        [1, mix(floorColour, '#fff4de', 0.16)],
      ]),
    },
  );
  const line = { stroke: mix(floorColour, '#2d2119', 0.5), strokeOpacity: 0.4, strokeWidth: 1.3 };
  const depth = (t: number) => foot + 204 * (t * t * 0.55 + t * 0.45);
  const along = (step: number): string[] => {
    const lines: string[] = [];
    for (let x = left - 900; x <= right + 900; x += step) {
      const far = 3.2;
      lines.push(
        polyline(
          [
            [x, foot],
            [vanish[0] + (x - vanish[0]) * far, vanish[1] + (foot - vanish[1]) * far],
          ],
          line,
        ),
      );
    }
    return lines;
  };
  const across = (count: number): string[] =>
    Array.from({ length: count }, (_, i) =>
      polyline(
        [
          [0, depth(i / count)],
          [1200, depth(i / count)],
        ],
        line,
      ),
    );
  switch (kind) {
    case 'boards':
      return clipped(drawing, shape, [...along(30)], shades(drawing, floorColour, 30));
    case 'herringbone':
      return clipped(drawing, shape, [...along(44), ...across(9)], shades(drawing, floorColour, 44));
    case 'tiles':
    case 'stone':
      return clipped(
        drawing,
        shape,
        [...along(kind === 'stone' ? 120 : 84), ...across(kind === 'stone' ? 4 : 6)],
        '',
      );
    case 'checker':
    case 'pattern':
      return clipped(
        drawing,
        shape,
        [...along(46), ...across(10)],
        checks(floorColour, depth, kind === 'pattern' ? '#a86a4c' : '#3f4446'),
      );
    case 'concrete':
      return clipped(drawing, shape, [...along(260), ...across(3)], '');
    case 'carpet':
      return shape;
  }
}

function clipped(drawing: Drawing, shape: string, lines: readonly string[], under: string): string {
  const clip = drawing.define(
    'floor',
    () =>
      `<clipPath id="floor"><path d="M0 800L${back.left} ${back.foot}H${back.right}L1200 800Z"/></clipPath>`,
  );
  return group(
    {},
    shape,
    group({ clipPath: clip }, under, ...lines),
    rect(back.left, back.foot, back.right - back.left, 26, {
      fill: drawing.gradient([
        [0, '#1d1712', 0.22],
        [1, '#1d1712', 0],
      ]),
    }),
  );
}

function shades(drawing: Drawing, colour: string, step: number): string {
  const shapes: string[] = [];
  for (let x = back.left - 900; x <= back.right + 900; x += step) {
    const tone = drawing.random.between(-1, 1);
    const out = (px: number): Point => [
      vanish[0] + (px - vanish[0]) * 3.2,
      vanish[1] + (back.foot - vanish[1]) * 3.2,
    ];
    shapes.push(
      polygon([[x, back.foot], [x + step, back.foot], out(x + step), out(x)], {
        fill: mix(colour, tone > 0 ? '#fff1d6' : '#4a3321', Math.abs(tone) * 0.5),
        fillOpacity: 0.35,
      }),
    );
  }
  return shapes.join('');
}

function checks(colour: string, depth: (t: number) => number, other: string): string {
  const shapes: string[] = [];
  const at = (x: number, y: number): Point => [
    vanish[0] + ((x - vanish[0]) * (y - vanish[1])) / (back.foot - vanish[1]),
    y,
  ];
  for (let row = 0; row < 10; row++) {
    for (let i = -24; i < 24; i++) {
      if ((i + row) % 2 === 0) continue;
      const [x, y1, y2] = [600 + i * 46, depth(row / 10), depth((row + 1) / 10)];
      shapes.push(
        polygon([at(x, y1), at(x + 46, y1), at(x + 46, y2), at(x, y2)], {
          fill: mix(other, colour, 0.25),
          fillOpacity: 0.85,
        }),
      );
    }
  }
  return shapes.join('');
}
