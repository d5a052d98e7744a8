import type { Drawing } from '../../lib/drawing.ts';
import { mix } from '../../lib/palette.ts';
import { circle, el, group, path, polygon, rect } from '../../lib/svg.ts';

/** A table top seen from above: boards with their grain, lit through a window. */
export function tableTop(drawing: Drawing, colour: string): string {
  const { width, height, random: chance } = drawing;
  const boards = 6;
  const tall = height / boards;
  const shapes: string[] = [];
  for (let i = 0; i < boards; i++) {
    const tone = chance.between(-0.07, 0.07);
    shapes.push(
      rect(0, i * tall, width, tall, {
        fill: mix(colour, tone > 0 ? '#fff2da' : '#3d2716', Math.abs(tone) * 2),
      }),
    );
    for (let g = 0; g < 9; g++) {
      const y = i * tall + chance.between(0.06, 0.94) * tall;
      const bend = chance.between(-0.1, 0.1) * tall;
      shapes.push(
        path(`M0 ${y}C${width * 0.3} ${y + bend} ${width * 0.6} ${y - bend} ${width} ${y + bend * 0.5}`, {
          fill: 'none',
          stroke: mix(colour, '#3d2716', 0.4),
          strokeOpacity: chance.between(0.12, 0.3),
          strokeWidth: chance.between(1, 2.6),
        }),
      );
    }
    shapes.push(rect(0, i * tall, width, 2.4, { fill: mix(colour, '#2a1a0e', 0.6), fillOpacity: 0.6 }));
  }
  return group({}, ...shapes);
}

/** Light from a window with four panes, lying aslant over everything. */
export function windowLight(drawing: Drawing, at = 0.06): string {
  const { width, height } = drawing;
  const pane = (c: number, r: number): string => {
    const [x, y, w, h] = [
      width * (at + c * 0.25 + r * 0.09),
      height * (-0.12 + r * 0.6 - c * 0.05),
      width * 0.22,
      height * 0.52,
    ];
    return polygon(
      [
        [x, y],
        [x + w, y - h * 0.1],
        [x + w + h * 0.26, y + h * 0.9],
        [x + h * 0.26, y + h],
      ],
      { fill: '#fff4d8' },
    );
  };
  const panes = [0, 1, 2].flatMap((c) => [0, 1].map((r) => pane(c, r)));
  return (
    group({ fillOpacity: 0.3, filter: drawing.blur(6) }, ...panes) +
    rect(0, 0, width, height, {
      fill: drawing.gradient(
        [
          [0, '#2b1d12', 0],
          [1, '#2b1d12', 0.26],
        ],
        60,
      ),
    })
  );
}

/** Places a thing with its soft shadow: middle at (x, y), turned by `angle` degrees. */
export function lying(
  drawing: Drawing,
  x: number,
  y: number,
  angle: number,
  shadow: string,
  thing: string,
): string {
  const turn = `rotate(${angle})`;
  return group(
    { transform: `translate(${x} ${y})` },
    group(
      { transform: `translate(9 13) ${turn}`, fill: '#24160b', fillOpacity: 0.32, filter: drawing.blur(7) },
      shadow,
    ),
    group({ transform: turn }, thing),
  );
}

/** A sheet of writing: grey lines in place of words, with a signature's place at its foot. */
export function sheet(width: number, height: number, next: () => number): string {
  const lines: string[] = [];
  const left = -width * 0.38;
  for (let y = -height * 0.4, i = 0; y < height * 0.3; y += height * 0.033, i++) {
    if (i % 6 === 5) continue;
    lines.push(
      rect(left, y, width * (i % 6 === 4 ? 0.3 + next() * 0.2 : 0.68 + next() * 0.08), height * 0.009, {
        fill: i === 0 ? '#3d4a4f' : '#b3aea3',
      }),
    );
  }
  const mark = path(
    `M${left + 14} ${height * 0.39}c14 -34 22 -30 16 2c10 -24 20 -22 18 0c12 -18 22 -16 40 -4`,
    { fill: 'none', stroke: '#2b4a6b', strokeWidth: 3.5, strokeLinecap: 'round' },
  );
  return (
    rect(-width / 2, -height / 2, width, height, { fill: '#fbf8f0' }) +
    lines.join('') +
    rect(left, height * 0.41, width * 0.3, 2, { fill: '#8d887d' }) +
    mark
  );
}

/** A plain rectangle for shadows. */
export const block = (width: number, height: number): string => rect(-width / 2, -height / 2, width, height);

/** One key lying to the right of its ring's middle. */
export function key(length: number, colour: string, teeth: readonly number[]): string {
  const bow = length * 0.17;
  const shine = mix(colour, '#ffffff', 0.35);
  const cuts = teeth.map((deep, i) =>
    rect(length * (0.68 + i * 0.085), length * 0.03, length * 0.055, length * deep, { fill: colour }),
  );
  return group(
    {},
    el('path', {
      d: `M0 ${-bow}A${bow} ${bow} 0 1 1 0 ${bow}A${bow} ${bow} 0 1 1 0 ${-bow}ZM${-bow * 0.5} 0a${bow * 0.42} ${bow * 0.42} 0 1 0 ${bow * 0.84} 0a${bow * 0.42} ${bow * 0.42} 0 1 0 ${-bow * 0.84} 0Z`,
      fill: colour,
      fillRule: 'evenodd',
    }),
    rect(bow * 0.9, -length * 0.035, length - bow * 0.9, length * 0.075, { rx: length * 0.03, fill: colour }),
    ...cuts,
    rect(bow * 0.95, -length * 0.03, length - bow * 1.2, length * 0.018, { fill: shine }),
  );
}

/** Three keys and a leather tag on a ring. */
export function bunch(size: number): string {
  const on = (angle: number, thing: string): string =>
    group({ transform: `rotate(${angle}) translate(${size * 0.26} 0)` }, thing);
  const tag =
    rect(0, -size * 0.13, size * 0.62, size * 0.26, { rx: size * 0.06, fill: '#7a4a2c' }) +
    rect(size * 0.04, -size * 0.1, size * 0.54, size * 0.2, {
      rx: size * 0.04,
      fill: 'none',
      stroke: '#c99a6c',
      strokeWidth: 3,
      strokeDasharray: '9 7',
    });
  return group(
    {},
    on(168, tag),
    on(-14, key(size * 0.86, '#b58f4f', [0.09, 0.05, 0.11])),
    on(24, key(size, '#9aa0a3', [0.06, 0.11, 0.04, 0.09])),
    on(66, key(size * 0.74, '#c7ccd0', [0.1, 0.05, 0.08])),
    circle(0, 0, size * 0.3, { fill: 'none', stroke: '#7d8386', strokeWidth: size * 0.045 }),
    circle(-3, -3, size * 0.3, { fill: 'none', stroke: '#d9dddf', strokeWidth: size * 0.012 }),
  );
}

/** A fountain pen, `length` long, pointing to the left. */
export function pen(length: number, colour = '#26323a'): string {
  const h = length * 0.055;
  return group(
    {},
    polygon(
      [
        [-length / 2, 0],
        [-length * 0.4, -h * 0.5],
        [-length * 0.4, h * 0.5],
      ],
      { fill: '#c9a35a' },
    ),
    rect(-length * 0.41, -h, length * 0.88, h * 2, { rx: h, fill: colour }),
    rect(-length * 0.06, -h, length * 0.02, h * 2, { fill: '#c9a35a' }),
    rect(length * 0.02, -h * 0.7, length * 0.42, h * 0.4, {
      rx: h * 0.2,
      fill: mix(colour, '#ffffff', 0.25),
    }),
    rect(length * 0.14, -h * 1.2, length * 0.3, h * 0.5, { rx: h * 0.2, fill: '#c9a35a' }),
  );
}

/** A plan as a sheet of paper without its words; `svg` is a whole drawing of 1200 × 900. */
export function planSheet(svg: string, width: number): string {
  const height = width * 0.75;
  const inner = svg
    .replace(/<text[^>]*>.*?<\/text>/g, '')
    .replace(/<title>.*?<\/title>/, '')
    .replace('<svg ', `<svg x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" `);
  return inner;
}
