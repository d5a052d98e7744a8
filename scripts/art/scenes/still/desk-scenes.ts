import { bookshelf, plant } from '../../interior/furniture.ts';
import { kitchenRun } from '../../interior/kitchen.ts';
import { standing } from '../../interior/room-box.ts';
import { shell } from '../../interior/shell.ts';
import { roomWindow } from '../../interior/window.ts';
import { Drawing } from '../../lib/drawing.ts';
import { group, path, polygon, rect } from '../../lib/svg.ts';
import { seatedBack, womanAtTable } from './figure.ts';
import { pen, sheet } from './table.ts';

/** Two people from behind at a notary's table, an open file with a pen between them. Drawn on 1200 × 800. */
export function signing(): string {
  const drawing = new Drawing(1200, 800, 'signing');
  const chance = drawing.random;
  drawing.add(
    shell(drawing, { wall: '#c9cdbd', floor: 'herringbone', floorColour: '#9c7448', ceiling: 'moulded' }),
  );
  drawing.add(
    standing(0, 0, roomWindow(drawing, 1.3, 1.9, 0.5, 'city', { curtain: '#d9cbb2' })),
    ...[-1.75, 1.75].map((x) => standing(x, 0, bookshelf(1.3, chance.next))),
  );
  drawing.add(
    standing(
      0,
      0.02,
      rect(-0.34, -1.22, 0.68, 0.9, { rx: 0.08, fill: '#5a4331' }),
      rect(-0.26, -1.14, 0.52, 0.7, { rx: 0.06, fill: '#1f5b4d' }),
    ),
  );
  drawing.add(
    polygon(
      [
        [250, 500],
        [950, 500],
        [1190, 760],
        [10, 760],
      ],
      {
        fill: drawing.gradient([
          [0, '#a8794c'],
          [1, '#8a5f38'],
        ]),
      },
    ),
    polygon(
      [
        [250, 500],
        [950, 500],
        [956, 507],
        [244, 507],
      ],
      { fill: '#c79a6a' },
    ),
  );
  const tilt = 'matrix(1 0 0 0.5';
  drawing.add(group({ transform: `${tilt} 600 612)` }, rect(-214, -138, 428, 290, { fill: '#1f5b4d' })));
  for (const side of [-1, 1])
    drawing.add(
      group({ transform: `matrix(1 0 0 0.5 ${600 + side * 99} 606)` }, sheet(196, 264, chance.next)),
    );
  drawing.add(
    group({ transform: 'translate(690 630) rotate(-24)' }, pen(120)),
    rect(300, 514, 90, 30, { rx: 3, fill: '#d8cdb8' }),
    rect(306, 508, 90, 30, { rx: 3, fill: '#f4ecd8' }),
    path('M826 548v-44h26v44Z', { fill: '#dfe8e6', fillOpacity: 0.8 }),
  );
  drawing.add(
    group({ transform: 'translate(330 590) scale(0.96)' }, seatedBack('#46586a', '#4a3326', '#dcae8b', true)),
    group(
      { transform: 'translate(876 574) scale(1.02)' },
      seatedBack('#8a8578', '#2a211d', '#b98460', false),
    ),
  );
  drawing.add(
    rect(0, 0, 1200, 800, {
      fill: drawing.gradient(
        [
          [0, '#fff1cf', 0.18],
          [0.6, '#fff1cf', 0],
          [1, '#241a12', 0.2],
        ],
        40,
      ),
    }),
  );
  return drawing.svg();
}

/** A young woman puts papers into a folder at her kitchen table, a laptop beside her. Drawn on 1200 × 800. */
export function application(): string {
  const drawing = new Drawing(1200, 800, 'application');
  const chance = drawing.random;
  drawing.add(
    shell(drawing, {
      wall: '#ece4d4',
      floor: 'boards',
      floorColour: '#c29a6b',
      wallTiles: { height: 1.5, colour: '#dfe3da', size: [34, 17] },
    }),
  );
  drawing.add(
    standing(-1.1, 0, roomWindow(drawing, 1.4, 1.2, 1.1, 'city')),
    standing(0, 0, kitchenRun(-2.4, 2.4, '#8fa79a', '#d8d3c8', { wall: 'none', sinkAt: -1.2 })),
    standing(
      1.2,
      0,
      rect(-0.9, -1.6, 1.9, 0.04, { fill: '#a97f54' }),
      ...Array.from({ length: 8 }, (_, i) =>
        rect(-0.8 + i * 0.21, -1.6 - 0.12 - (i % 3) * 0.05, 0.12, 0.12 + (i % 3) * 0.05, {
          rx: 0.02,
          fill: ['#b9634c', '#e4dac6', '#8aa08f'][i % 3] as string,
        }),
      ),
    ),
  );
  const top = 560;
  drawing.add(
    standing(-2.3, 0.3, plant(1)),
    group({ transform: `translate(850 ${top + 128}) scale(0.86)` }, womanAtTable()),
  );
  drawing.add(
    rect(170, top, 560, 20, { rx: 4, fill: '#b98d5a' }),
    rect(170, top + 16, 560, 8, { fill: '#8a6238' }),
    ...[196, 682].map((x) =>
      polygon(
        [
          [x, top + 22],
          [x + 24, top + 22],
          [x + 18, 790],
          [x + 6, 790],
        ],
        { fill: '#96703f' },
      ),
    ),
  );
  // Laptop from the side, cup, papers and folder.
  drawing.add(
    path(`M230 ${top - 2}h150v-9H230ZM236 ${top - 10}L196 ${top - 128}l9 -4L248 ${top - 11}Z`, {
      fill: '#aeb4b5',
    }),
    path(`M206 ${top - 128}l38 114`, { stroke: '#dfeef2', strokeWidth: 4 }),
    path(`M440 ${top}v-44h46v44ZM486 ${top - 36}q18 0 18 14t-18 14`, {
      fill: '#1f5b4d',
      stroke: '#1f5b4d',
      strokeWidth: 6,
      fillOpacity: 1,
    }),
    path(`M524 ${top - 2}L548 ${top - 112}L690 ${top - 96}L668 ${top - 2}Z`, { fill: '#c9a06a' }),
  );
  drawing.add(
    group({ transform: `translate(626 ${top - 92}) rotate(9)` }, sheet(110, 150, chance.next)),
    path(`M514 ${top - 2}L534 ${top - 84}L676 ${top - 70}L658 ${top - 2}Z`, {
      fill: '#dab47e',
      stroke: '#a8804a',
      strokeWidth: 2,
    }),
    rect(556, top - 54, 62, 24, { fill: '#f4ecd8' }),
  );
  drawing.add(
    group(
      { transform: `translate(850 ${top + 128}) scale(0.86)` },
      path('M-196 -158C-220 -160 -250 -168 -268 -176C-256 -190 -226 -190 -204 -187Z', { fill: '#e3b793' }),
    ),
  );
  drawing.add(
    rect(0, 0, 1200, 800, {
      fill: drawing.gradient(
        [
          [0, '#fff1cf', 0.2],
          [0.6, '#fff1cf', 0],
          [1, '#241a12', 0.14],
        ],
        50,
      ),
    }),
  );
  return drawing.svg();
}
