import { standing } from '../../interior/room-box.ts';
import { shell } from '../../interior/shell.ts';
import { Drawing } from '../../lib/drawing.ts';
import { mix } from '../../lib/palette.ts';
import { circle, group, path, polygon, polyline, rect } from '../../lib/svg.ts';
import { flight, ironwork } from './flight.ts';

/** The stairwell of an old town mansion under renovation. Drawn on 1200 × 800. */
export function renovation(): string {
  const drawing = new Drawing(1200, 800, 'renovation');
  drawing.add(
    shell(drawing, { wall: '#e3d8c2', floor: 'pattern', floorColour: '#e0d6c3', ceiling: 'moulded' }),
  );
  drawing.add(...[-1.9, -0.75].map((x) => standing(x, 0, moulding(0.86))), standing(-1.9, 0, bare()));
  const [count, tread, riser] = [14, 0.23, 0.175];
  drawing.add(
    standing(
      -0.15,
      0.06,
      flight(count, tread, riser, ['#c9b79a', '#bda98a', '#8a6238']),
      ironwork(count, tread, riser, '#26302f', true),
      path(`M-0.16 -0.02V-0.98Q-0.16 -1.12 0 -1.16L${count * tread} ${-count * riser - 0.94}`, {
        fill: 'none',
        stroke: '#6b4327',
        strokeWidth: 0.075,
        strokeLinecap: 'round',
      }),
      rect(-0.22, -0.94, 0.12, 0.94, { fill: '#6b4327' }),
      circle(-0.16, -1.02, 0.09, { fill: '#7d5231' }),
    ),
  );
  drawing.add(
    boards(),
    ladder(),
    standing(1.5, 0.75, bucket('#8d9a9c')),
    standing(1.0, 0.82, bucket('#c9c2b2')),
    standing(-1.15, 0.7, sacks()),
  );
  drawing.add(
    rect(0, 0, 1200, 800, {
      fill: drawing.gradient(
        [
          [0, '#fff1cf', 0.16],
          [0.6, '#fff1cf', 0],
          [1, '#241a12', 0.2],
        ],
        50,
      ),
    }),
  );
  return drawing.svg();
}

/** A plaster frame on the wall. */
function moulding(width: number): string {
  const frame = (inset: number, colour: string): string =>
    rect(-width / 2 + inset, -2.45 + inset, width - inset * 2, 1.5 - inset * 2, {
      fill: 'none',
      stroke: colour,
      strokeWidth: 0.022,
    });
  return group(
    {},
    frame(0, '#f6efdf'),
    frame(0.025, '#bfb095'),
    frame(0.08, '#cfc2a8'),
    rect(-width / 2, -0.8, width, 0.62, { fill: 'none', stroke: '#cfc2a8', strokeWidth: 0.02 }),
  );
}

/** Plaster that has come off the brick. */
function bare(): string {
  const bricks = Array.from({ length: 24 }, (_, i) =>
    rect(
      -0.36 + (i % 4) * 0.17 + (Math.floor(i / 4) % 2) * 0.06,
      -0.98 + Math.floor(i / 4) * 0.085,
      0.155,
      0.07,
      { fill: i % 3 ? '#a9654a' : '#945640' },
    ),
  );
  return group(
    {},
    path(
      'M-0.46 -1.02L-0.2 -1.1L0.12 -1.04L0.38 -1.06L0.44 -0.7L0.34 -0.44L0.08 -0.46L-0.2 -0.4L-0.44 -0.52Z',
      { fill: '#c3b093' },
    ),
    path('M-0.4 -0.98H0.36L0.38 -0.7L0.3 -0.5L-0.36 -0.5Z', { fill: '#7d4a38' }),
    ...bricks,
  );
}

/** Protective boards over part of the floor. */
function boards(): string {
  const plank = (x1: number, x2: number, y1: number, y2: number, lean: number, fill: string): string =>
    polygon(
      [
        [x1, y1],
        [x2, y1],
        [x2 + lean, y2],
        [x1 + lean, y2],
      ],
      { fill, stroke: '#9a7a52', strokeWidth: 2 },
    );
  return group(
    {},
    plank(150, 470, 640, 690, -40, '#d9b888'),
    plank(90, 440, 694, 748, -46, '#cfac7a'),
    plank(30, 400, 752, 800, -40, '#d9b888'),
    plank(476, 800, 652, 700, 6, '#c9a673'),
    plank(452, 812, 704, 760, 10, '#d4b280'),
  );
}

function ladder(): string {
  const rungs = Array.from({ length: 9 }, (_, i) =>
    polyline(
      [
        [232 - i * 3, 620 - i * 50],
        [316 - i * 7, 628 - i * 50],
      ],
      { stroke: '#d9b23b', strokeWidth: 8 },
    ),
  );
  return group(
    {},
    polyline(
      [
        [226, 690],
        [204, 190],
      ],
      { stroke: '#c99a2e', strokeWidth: 13 },
    ),
    polyline(
      [
        [322, 700],
        [252, 190],
      ],
      { stroke: '#b5862a', strokeWidth: 13 },
    ),
    ...rungs,
    rect(196, 182, 66, 16, { rx: 3, fill: '#8a6238' }),
  );
}

function bucket(colour: string): string {
  return (
    path('M-0.15 -0.3H0.15L0.12 0H-0.12Z', { fill: colour }) +
    rect(-0.165, -0.32, 0.33, 0.045, { rx: 0.02, fill: mix(colour, '#ffffff', 0.3) }) +
    path('M-0.15 -0.3Q0 -0.56 0.15 -0.3', { fill: 'none', stroke: '#4a4f50', strokeWidth: 0.016 })
  );
}

function sacks(): string {
  return [0, 0.16, 0.32]
    .map(
      (y, i) =>
        rect(-0.36 + i * 0.03, -y - 0.17, 0.7, 0.17, { rx: 0.06, fill: i % 2 ? '#d3cbba' : '#c2b8a3' }) +
        rect(-0.1, -y - 0.13, 0.24, 0.08, { fill: '#8fa79a' }),
    )
    .join('');
}
