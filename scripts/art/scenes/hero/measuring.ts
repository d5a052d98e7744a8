import { standing } from '../../interior/room-box.ts';
import { shell } from '../../interior/shell.ts';
import { roomWindow } from '../../interior/window.ts';
import { Drawing } from '../../lib/drawing.ts';
import { circle, group, path, polygon, rect } from '../../lib/svg.ts';
import { wide } from './wide.ts';

/** A tape measure and a sketchbook on the parquet of an empty room with a tall window. */
export function measuring(width: number, height: number): string {
  const drawing = new Drawing(1200, 800, 'measuring');
  drawing.add(
    shell(drawing, { wall: '#ece4d2', floor: 'herringbone', floorColour: '#b5834f', ceiling: 'moulded' }),
  );
  drawing.add(standing(0.7, 0, roomWindow(drawing, 1.5, 2.36, 0.08, 'garden', { columns: 2, rows: 3 })));
  drawing.add(
    polygon(
      [
        [640, 600],
        [880, 600],
        [760, 800],
        [300, 800],
      ],
      { fill: '#fff1cf', fillOpacity: 0.45 },
    ),
    polygon(
      [
        [752, 600],
        [764, 600],
        [544, 800],
        [520, 800],
      ],
      { fill: '#8a5f30', fillOpacity: 0.5 },
    ),
  );
  drawing.add(
    group({ transform: 'translate(380 706)' }, sketchbook()),
    group({ transform: 'translate(720 700)' }, tape()),
  );
  drawing.add(
    rect(0, 0, 1200, 800, {
      fill: drawing.gradient(
        [
          [0, '#241a12', 0.16],
          [0.5, '#fff1cf', 0.1],
          [1, '#241a12', 0.12],
        ],
        80,
      ),
    }),
  );
  return wide(drawing.svg(), width, height, 116);
}

/** An open book lying on the floor, a plan sketched on its page, a pencil across it. */
function sketchbook(): string {
  const lines =
    'M40 -22L118 -26L128 14L44 18ZM78 -24L84 16M81 -4L124 -6M56 -23v-4M104 -25l1 -4M98 -6a16 8 0 0 1 10 -8';
  return group(
    {},
    polygon(
      [
        [-150, 40],
        [-118, -40],
        [140, -46],
        [176, 34],
        [12, 46],
      ],
      { fill: '#24160b', fillOpacity: 0.28 },
    ),
    polygon(
      [
        [-156, 32],
        [-122, -44],
        [8, -40],
        [6, 40],
      ],
      { fill: '#fbf8f0' },
    ),
    polygon(
      [
        [8, -40],
        [140, -50],
        [172, 26],
        [6, 40],
      ],
      { fill: '#f4eedf' },
    ),
    path('M8 -40L6 40', { stroke: '#c9bfab', strokeWidth: 3 }),
    path(lines, { fill: 'none', stroke: '#3d4a4f', strokeWidth: 2.6 }),
    ...[-26, -12, 2, 16].map((y) => path(`M-116 ${y}l96 4`, { stroke: '#c3bcae', strokeWidth: 2.4 })),
    path('M-60 36L40 6', { stroke: '#d9a13b', strokeWidth: 8, strokeLinecap: 'round' }),
    path('M40 6l10 -4', { stroke: '#3a2a20', strokeWidth: 5, strokeLinecap: 'round' }),
  );
}

/** A tape measure with its ribbon drawn out along the floor. */
function tape(): string {
  const marks = Array.from({ length: 34 }, (_, i) =>
    rect(56 + i * 11, 20 + i * 0.9, i % 5 ? 1.6 : 2.4, i % 5 ? 5 : 9, { fill: '#3a2f1a' }),
  );
  return group(
    {},
    path('M-52 44Q0 62 60 46L470 78l-4 12L40 60Z', { fill: '#24160b', fillOpacity: 0.26 }),
    polygon(
      [
        [40, 18],
        [440, 50],
        [436, 68],
        [40, 40],
      ],
      { fill: '#f2cf5a' },
    ),
    ...marks,
    polygon(
      [
        [436, 46],
        [446, 47],
        [442, 74],
        [433, 72],
      ],
      { fill: '#8d9699' },
    ),
    path('M-56 36Q-64 -44 4 -46Q64 -44 62 36Q4 50 -56 36Z', { fill: '#1f5b4d' }),
    path('M10 -46Q64 -44 62 36Q44 42 22 43Q44 0 10 -46Z', { fill: '#17463b' }),
    circle(-2, -4, 26, { fill: '#f3efe7' }),
    circle(-2, -4, 18, { fill: '#a3432f' }),
  );
}
