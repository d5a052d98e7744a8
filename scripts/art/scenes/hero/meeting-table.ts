import { plant } from '../../interior/furniture.ts';
import { standing } from '../../interior/room-box.ts';
import { shell } from '../../interior/shell.ts';
import { roomWindow } from '../../interior/window.ts';
import { Drawing } from '../../lib/drawing.ts';
import { group, path, polygon, rect } from '../../lib/svg.ts';
import { bunch } from '../still/table.ts';
import { wide } from './wide.ts';

/** A table by a window with two chairs, an open notebook and keys; nobody is there. */
export function meetingTable(width: number, height: number): string {
  const drawing = new Drawing(1200, 800, 'meeting-table');
  drawing.add(shell(drawing, { wall: '#e4dcc9', floor: 'boards', floorColour: '#b88f60' }));
  drawing.add(
    standing(-0.35, 0, roomWindow(drawing, 2.6, 1.9, 0.62, 'city', { columns: 3 })),
    standing(2.05, 0.1, plant(1.5)),
  );
  for (const [x, side] of [
    [330, 1],
    [860, -1],
  ] as const)
    drawing.add(group({ transform: `translate(${x} 590) scale(${side} 1)` }, chair()));
  drawing.add(
    rect(210, 560, 780, 22, { rx: 4, fill: '#b98d5a' }),
    rect(210, 578, 780, 10, { fill: '#8a6238' }),
    ...[244, 926].map((x) =>
      polygon(
        [
          [x, 586],
          [x + 30, 586],
          [x + 22, 800],
          [x + 8, 800],
        ],
        { fill: '#96703f' },
      ),
    ),
  );
  drawing.add(
    path('M470 558q60 -26 128 -4q68 -22 128 4l-2 6q-66 -18 -126 2q-62 -20 -126 -2Z', {
      fill: '#fbf8f0',
      stroke: '#c9bfab',
      strokeWidth: 2,
    }),
    path('M500 550q44 -10 84 2M614 552q44 -12 84 -2', { fill: 'none', stroke: '#b3aea3', strokeWidth: 2.5 }),
    group({ transform: 'translate(800 552) scale(1 0.32)' }, bunch(92)),
    path('M384 560v-52h50v52ZM434 518q20 0 20 16t-20 16', {
      fill: '#1f5b4d',
      stroke: '#1f5b4d',
      strokeWidth: 6,
    }),
  );
  drawing.add(
    polygon(
      [
        [430, 600],
        [760, 600],
        [640, 800],
        [210, 800],
      ],
      { fill: '#fff1cf', fillOpacity: 0.25 },
    ),
    rect(0, 0, 1200, 800, {
      fill: drawing.gradient(
        [
          [0, '#fff1cf', 0.2],
          [0.6, '#fff1cf', 0],
          [1, '#241a12', 0.18],
        ],
        50,
      ),
    }),
  );
  return wide(drawing.svg(), width, height, 110);
}

function chair(): string {
  return group(
    {},
    path('M-70 210L-56 60H64L78 210M-56 60L-84 -130M64 60V90', {
      fill: 'none',
      stroke: '#5c4634',
      strokeWidth: 13,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    }),
    rect(-70, 48, 146, 18, { rx: 6, fill: '#c9a878' }),
    path('M-86 -136Q-96 -60 -72 -30', {
      fill: 'none',
      stroke: '#c9a878',
      strokeWidth: 16,
      strokeLinecap: 'round',
    }),
  );
}
