import { Drawing } from '../../lib/drawing.ts';
import { mix } from '../../lib/palette.ts';
import { circle, group, path, polygon, rect } from '../../lib/svg.ts';
import { key } from './table.ts';

/** Labelled keys on a wooden board over a shelf with a ledger, in light from the side. */
export function keyBoard(width: number, height: number): string {
  const drawing = new Drawing(width, height, 'key-board');
  const chance = drawing.random;
  drawing.add(
    rect(0, 0, width, height, {
      fill: drawing.gradient(
        [
          [0, '#efe8da'],
          [0.6, '#e0d6c3'],
          [1, '#c9bca5'],
        ],
        80,
      ),
    }),
  );
  drawing.add(
    group(
      { filter: drawing.blur(4), fillOpacity: 0.5 },
      ...[0, 1].flatMap((c) =>
        [0, 1].map((r) =>
          polygon(
            [
              [-60 + c * 330 + r * 130, -90 + r * 520],
              [230 + c * 330 + r * 130, -130 + r * 520],
              [370 + c * 330 + r * 130, 330 + r * 520],
              [80 + c * 330 + r * 130, 370 + r * 520],
            ],
            { fill: '#fff6dd' },
          ),
        ),
      ),
    ),
  );
  const [left, top, wide, tall] = [170, 130, 1260, 500];
  drawing.add(
    rect(left + 16, top + 22, wide, tall, { fill: '#4a3826', fillOpacity: 0.28, filter: drawing.blur(12) }),
  );
  drawing.add(board(drawing, left, top, wide, tall));
  const rows = 2;
  const columns = 8;
  for (let i = 0; i < rows * columns; i++) {
    if (i === 5 || i === 10) continue;
    drawing.add(hook(drawing, left + 96 + (i % columns) * 153, top + 76 + Math.floor(i / columns) * 232, i));
  }
  for (const i of [5, 10])
    drawing.add(nail(left + 96 + (i % columns) * 153, top + 76 + Math.floor(i / columns) * 232));
  drawing.add(
    shelf(drawing, chance.next),
    rect(0, 0, width, height, {
      fill: drawing.gradient(
        [
          [0, '#fff1cf', 0.16],
          [0.5, '#fff1cf', 0],
          [1, '#241a12', 0.3],
        ],
        80,
      ),
    }),
  );
  return drawing.svg();
}

function board(drawing: Drawing, x: number, y: number, w: number, h: number): string {
  const chance = drawing.random;
  const grain = Array.from({ length: 26 }, () => {
    const gy = y + chance.between(0.03, 0.97) * h;
    return path(
      `M${x} ${gy}c${w * 0.3} ${chance.between(-9, 9)} ${w * 0.6} ${chance.between(-9, 9)} ${w} 0`,
      { fill: 'none', stroke: '#6b4526', strokeOpacity: chance.between(0.1, 0.26), strokeWidth: 2 },
    );
  });
  return group(
    {},
    rect(x, y, w, h, { fill: '#a87848' }),
    ...grain,
    rect(x, y, w, 12, { fill: '#c4945f' }),
    rect(x, y + h - 14, w, 14, { fill: '#7d5531' }),
    rect(x, y + 250, w, 3, { fill: '#6b4526', fillOpacity: 0.5 }),
  );
}

const nail = (x: number, y: number): string =>
  circle(x + 3, y + 4, 9, { fill: '#3d2716', fillOpacity: 0.4 }) +
  circle(x, y, 9, { fill: '#d1ab62' }) +
  circle(x - 3, y - 3, 3, { fill: '#fbeec7' });

/** A key on its nail, with a paper tag on a string. */
function hook(drawing: Drawing, x: number, y: number, i: number): string {
  const chance = drawing.random;
  const tones = ['#b58f4f', '#9aa0a3', '#c7ccd0', '#8a6a3e'] as const;
  const lean = chance.between(-6, 6);
  const tag = ['#f4ecd8', '#dfe6dc', '#f0dcc8', '#dbe3e6'][i % 4] as string;
  const hanging = group(
    { transform: 'rotate(90)' },
    key(chance.between(104, 132), tones[i % 4] as string, [0.08, chance.between(0.04, 0.1), 0.1]),
  );
  const label = group(
    { transform: `translate(26 34) rotate(${chance.between(-14, 4)})` },
    rect(-22, 0, 50, 78, { rx: 5, fill: tag }),
    circle(3, 10, 4, { fill: '#a87848' }),
    rect(-12, 28, 30, 4, { fill: mix(tag, '#3d2716', 0.5) }),
    rect(-12, 40, 22, 4, { fill: mix(tag, '#3d2716', 0.35) }),
    rect(-12, 52, 27, 4, { fill: mix(tag, '#3d2716', 0.35) }),
  );
  const things = (fill?: string): string =>
    group(
      { transform: `translate(${x} ${y + 14}) rotate(${lean})` },
      fill
        ? group({ fill }, rect(-9, 0, 18, 120, { rx: 8 }), rect(6, 30, 52, 80, { rx: 6 }))
        : `${path('M0 -4Q14 16 27 36', { fill: 'none', stroke: '#e9dfc8', strokeWidth: 3 })}${hanging}${label}`,
    );
  return group(
    {},
    group({ transform: 'translate(9 9)', fillOpacity: 0.3, filter: drawing.blur(4) }, things('#3d2716')),
    things(),
    nail(x, y),
  );
}

/** The shelf under the board: a ledger, a pen in a pot, a small plant. */
function shelf(drawing: Drawing, next: () => number): string {
  const y = 905;
  const { width } = drawing;
  const pages = Array.from({ length: 7 }, (_, i) =>
    rect(520, y - 88 + i * 11, 470, 2.4, { fill: '#b9ab8d', fillOpacity: 0.7 }),
  );
  const leaves = Array.from({ length: 9 }, (_, i) =>
    path(
      `M1240 ${y - 96}q${(i - 4) * 16} ${-70 - next() * 40} ${(i - 4) * 34} ${-96 - next() * 60}q${-(i - 4) * 8} 60 ${-(i - 4) * 34} ${150}Z`,
      { fill: i % 2 ? '#5f7f5c' : '#7d9b6e' },
    ),
  );
  return group(
    {},
    rect(110, y + 10, width - 220, 26, { fill: '#3d2716', fillOpacity: 0.3, filter: drawing.blur(8) }),
    rect(110, y, width - 220, 34, { fill: '#8f6338' }),
    rect(110, y, width - 220, 8, { fill: '#b98a5a' }),
    rect(500, y - 120, 520, 34, { rx: 4, fill: '#1f5b4d' }),
    rect(512, y - 88, 492, 70, { fill: '#f4ecd8' }),
    ...pages,
    rect(500, y - 22, 520, 22, { rx: 4, fill: '#1f5b4d' }),
    rect(500, y - 120, 26, 120, { rx: 8, fill: '#17463b' }),
    path(`M930 ${y - 20}v64l14 -14l14 14v-64Z`, { fill: '#a3432f' }),
    path(`M300 ${y}l-12 -120h124l-12 120Z`, { fill: '#d8cdb8' }),
    path(`M318 ${y - 116}l-16 -96m40 96l4 -124m30 124l22 -88`, {
      stroke: '#3d4a4f',
      strokeWidth: 9,
      strokeLinecap: 'round',
      fill: 'none',
    }),
    path(`M288 ${y - 120}h124l-2 22H290Z`, { fill: '#c3b79f' }),
    ...leaves,
    path(`M1190 ${y}l-10 -100h120l-10 100Z`, { fill: '#b9714f' }),
    rect(1174, y - 112, 132, 24, { rx: 4, fill: '#c98763' }),
  );
}
