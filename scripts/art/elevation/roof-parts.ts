import { mix } from '../lib/palette.ts';
import { group, type Point, polygon, rect } from '../lib/svg.ts';
import { type Box, glazing, type Site, shadeColour } from './glazing.ts';
import { materials } from './material.ts';
import type { Roof } from './roof.ts';

export function gableEdge({ kind }: Roof, outline: readonly Point[], edge: string): string {
  if (kind === 'step') {
    return outline
      .flatMap(([x, y], i) => {
        const next = outline[i + 1];
        return next && next[1] === y && next[0] > x
          ? [rect(x - 0.06, y - 0.1, next[0] - x + 0.12, 0.14, { fill: edge })]
          : [];
      })
      .join('');
  }
  const [[x1, y1], [x2, y2], [x3, y3]] = outline as [Point, Point, Point];
  return polygon(
    [
      [x1 - 0.2, y1 + 0.12],
      [x2, y2 - 0.16],
      [x3 + 0.2, y3 + 0.12],
      [x3, y3 + 0.16],
      [x2, y2 + 0.14],
      [x1, y1 + 0.16],
    ],
    { fill: mix(edge, '#000000', 0.35) },
  );
}

export function chimney({ mood }: Site, x: number, ridge: number, { material }: Roof): string {
  const brick = mix('#8a5a48', materials[material].colour, 0.15);
  const pots = [-0.22, 0.22]
    .map((shift) => rect(x + shift - 0.11, ridge - 1.25, 0.22, 0.3, { fill: '#b07a56' }))
    .join('');
  return group(
    {},
    pots,
    rect(x - 0.42, ridge - 0.95, 0.84, 1.6, { fill: brick }),
    rect(x - 0.5, ridge - 1, 1, 0.13, { fill: mix(brick, '#ffffff', 0.2) }),
    rect(x + 0.12, ridge - 0.87, 0.3, 1.5, { fill: shadeColour, fillOpacity: mood.shadow * 0.7 }),
  );
}

export function dormer(
  site: Site,
  x: number,
  base: number,
  { height, material }: Roof,
  edge: string,
): string {
  const h = Math.min(1.7, height * 0.62);
  const w = 1.35;
  const box: Box = { x: x - w / 2 + 0.18, y: base - h + 0.14, width: w - 0.36, height: h - 0.22 };
  const cap: Point[] = [
    [x - w / 2 - 0.16, base - h],
    [x, base - h - 0.62],
    [x + w / 2 + 0.16, base - h],
  ];
  return group(
    {},
    polygon(
      [
        [x + w / 2, base - h],
        [x + w / 2 + 0.5, base - h + 0.2],
        [x + w / 2 + 0.5, base],
        [x + w / 2, base],
      ],
      { fill: shadeColour, fillOpacity: site.mood.shadow * 0.8 },
    ),
    rect(x - w / 2, base - h, w, h, { fill: edge }),
    glazing(site, box, mix(edge, '#ffffff', 0.5), { columns: 2, rows: 1 }, 0.08),
    polygon(cap, { fill: materials[material].colour, stroke: edge, strokeWidth: 0.08 }),
  );
}

export function skylight(site: Site, x: number, y: number): string {
  return glazing(site, { x: x - 0.45, y, width: 0.9, height: 1.1 }, '#3d4347', { columns: 1, rows: 1 }, 0.03);
}

export function panels(from: number, to: number, y: number, height: number): string {
  const columns = Math.max(2, Math.round((to - from) / 1.05));
  const width = (to - from) / columns;
  const cells = Array.from({ length: columns * 2 }, (_, i) =>
    rect(
      from + (i % columns) * width + 0.03,
      y + (Math.floor(i / columns) * height) / 2 + 0.03,
      width - 0.06,
      height / 2 - 0.06,
      { fill: i % 2 ? '#26364a' : '#2a3b50', stroke: '#8d9aa6', strokeWidth: 0.025 },
    ),
  );
  return group({}, rect(from - 0.05, y, to - from + 0.1, height, { fill: '#1b2733' }), ...cells);
}
