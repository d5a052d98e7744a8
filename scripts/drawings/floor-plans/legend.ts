import { circle, group, path, rect } from '../svg.ts';
import { sans, text } from './label.ts';
import { ink } from './wall.ts';

export function scaleBar(x: number, y: number, scale: number): string {
  const step = scale > 50 ? 1 : 2;
  const cells = [0, 1, 2, 3].map((i) =>
    rect(x + i * step * scale * 0.5, y, step * scale * 0.5, 6, {
      fill: i % 2 ? ink.paper : ink.wall,
      stroke: ink.wall,
      strokeWidth: 1,
    }),
  );
  const marks = [0, step, step * 2].map((metres) =>
    text(x + metres * scale, y + 22, 12, metres === step * 2 ? `${metres} m` : String(metres), {
      textAnchor: 'middle',
      fontFamily: sans,
      fill: '#55626a',
    }),
  );
  return group({}, ...cells, ...marks);
}

export function northArrow(x: number, y: number, degrees: number): string {
  const letter = { textAnchor: 'middle', fontFamily: sans, fontWeight: 600, fill: ink.wall };
  const along = ((degrees - 90) * Math.PI) / 180;
  return group(
    {},
    circle(x, y, 20, { fill: 'none', stroke: ink.wall, strokeWidth: 1 }),
    group(
      { transform: `rotate(${degrees} ${x} ${y})` },
      path(`M${x} ${y - 20}L${x + 7} ${y + 12}L${x} ${y + 6}Z`, { fill: ink.wall }),
      path(`M${x} ${y - 20}L${x - 7} ${y + 12}L${x} ${y + 6}Z`, {
        fill: 'none',
        stroke: ink.wall,
        strokeWidth: 1,
        strokeLinejoin: 'round',
      }),
    ),
    text(x + Math.cos(along) * 31, y + Math.sin(along) * 31 + 4.5, 13, 'N', letter),
  );
}
