import { bookshelf, floorLamp, picture, plant, radiator } from '../../interior/furniture.ts';
import { standing } from '../../interior/room-box.ts';
import { armchair, rug } from '../../interior/seating.ts';
import { shell } from '../../interior/shell.ts';
import { roomWindow } from '../../interior/window.ts';
import { Drawing } from '../../lib/drawing.ts';
import { group, path, polygon, polyline, rect } from '../../lib/svg.ts';
import { visitor } from './figure.ts';

/** A sitting room in an old house: an armchair by the garden window, books, parquet. Drawn on 1200 × 800. */
export function sittingRoom(): string {
  const drawing = new Drawing(1200, 800, 'sitting-room');
  drawing.add(
    shell(drawing, { wall: '#dfe0d0', floor: 'herringbone', floorColour: '#b08050', ceiling: 'moulded' }),
  );
  drawing.add(
    standing(0.75, 0, roomWindow(drawing, 1.7, 2, 0.4, 'garden', { curtain: '#c9a58a', columns: 2 })),
    standing(0.75, 0.02, radiator(1.5)),
  );
  drawing.add(
    standing(-1.75, 0, bookshelf(1.3, drawing.random.next)),
    standing(-0.62, 0, picture(-1.7, 0.6, 0.8, '#8fa79a')),
    standing(2.15, 0, picture(-1.75, 0.5, 0.66, '#b9826c')),
  );
  drawing.add(
    lightOnFloor(),
    standing(0.5, 0.55, rug('#b9a58c', 2.6)),
    standing(0.15, 0.42, floorLamp()),
    standing(0.9, 0.5, armchair('#5f7f63')),
    standing(1.62, 0.46, sideTable()),
    standing(-0.75, 0.2, plant(1.3)),
    standing(2.3, 0.2, plant(0.8)),
  );
  drawing.add(
    rect(0, 0, 1200, 800, {
      fill: drawing.gradient(
        [
          [0, '#fff1cf', 0.05],
          [0.6, '#fff1cf', 0.16],
          [1, '#241a12', 0.16],
        ],
        70,
      ),
    }),
  );
  return drawing.svg();
}

/** A visitor looks up at the moulded ceiling of an empty room with a tall window. Drawn on 1200 × 800. */
export function emptyRoom(): string {
  const drawing = new Drawing(1200, 800, 'empty-room');
  drawing.add(
    shell(drawing, { wall: '#efe7d6', floor: 'herringbone', floorColour: '#a97a4a', ceiling: 'moulded' }),
  );
  drawing.add(rose(), ...[-1.9, -0.15, 1.85].map((x) => standing(x, 0, panel(x === -0.15 ? 1.7 : 0.95))));
  drawing.add(
    standing(0.95, 0, roomWindow(drawing, 1.2, 2.3, 0.12, 'street', { columns: 2, rows: 3 })),
    standing(-1.2, 0, chimneyPiece()),
  );
  drawing.add(
    polygon(
      [
        [690, 600],
        [880, 600],
        [640, 800],
        [330, 800],
      ],
      { fill: '#fff1cf', fillOpacity: 0.35 },
    ),
    polygon(
      [
        [776, 600],
        [786, 600],
        [490, 800],
        [474, 800],
      ],
      { fill: '#8a6238', fillOpacity: 0.4 },
    ),
  );
  drawing.add(standing(0.02, 0.62, visitor('#35555f', '#4a3326', '#dcae8b')));
  drawing.add(
    rect(0, 0, 1200, 800, {
      fill: drawing.gradient(
        [
          [0, '#241a12', 0.14],
          [0.5, '#fff1cf', 0.08],
          [1, '#fff1cf', 0.14],
        ],
        80,
      ),
    }),
  );
  return drawing.svg();
}

function sideTable(): string {
  return group(
    {},
    path('M-0.02 -0.5L-0.16 0M0.02 -0.5L0.16 0', { stroke: '#6b4a30', strokeWidth: 0.035 }),
    rect(-0.26, -0.54, 0.52, 0.05, { rx: 0.02, fill: '#8a6238' }),
    rect(-0.16, -0.6, 0.26, 0.05, { fill: '#a3432f' }),
    rect(-0.14, -0.64, 0.24, 0.04, { fill: '#e4dac6' }),
    path('M0.12 -0.54v-0.1h0.1v0.1Z', { fill: '#f1ece1' }),
  );
}

function lightOnFloor(): string {
  return polygon(
    [
      [640, 600],
      [960, 600],
      [860, 800],
      [380, 800],
    ],
    { fill: '#fff1cf', fillOpacity: 0.32 },
  );
}

/** A plaster rose and double mouldings on the ceiling. */
function rose(): string {
  const petals = Array.from({ length: 16 }, (_, i) => {
    const a = (i * Math.PI) / 8;
    return path(
      `M600 36Q${600 + Math.cos(a - 0.16) * 90} ${36 + Math.sin(a - 0.16) * 18} ${600 + Math.cos(a) * 122} ${36 + Math.sin(a) * 25}Q${600 + Math.cos(a + 0.16) * 90} ${36 + Math.sin(a + 0.16) * 18} 600 36Z`,
      { fill: i % 2 ? '#f9f5ea' : '#e6dcc8', stroke: '#bfb299', strokeWidth: 1 },
    );
  });
  return group(
    {},
    polyline(
      [
        [150, 20],
        [1050, 20],
        [960, 68],
        [240, 68],
        [150, 20],
      ],
      { stroke: '#cfc4ae', strokeWidth: 4 },
    ),
    ...petals,
    path('M582 36a18 5 0 1 0 36 0a18 5 0 1 0 -36 0Z', { fill: '#d9cdb4' }),
  );
}

function panel(width: number): string {
  const line = { fill: 'none', stroke: '#cbbfa8', strokeWidth: 0.018 };
  return (
    rect(-width / 2, -2.3, width, 1.35, line) +
    rect(-width / 2 + 0.05, -2.25, width - 0.1, 1.25, line) +
    rect(-width / 2, -0.78, width, 0.6, line)
  );
}

/** A white marble chimney piece under a tall mirror. */
function chimneyPiece(): string {
  return group(
    {},
    rect(-0.6, -2.5, 1.2, 1.36, { fill: '#c9a35a' }),
    rect(-0.54, -2.44, 1.08, 1.3, { fill: '#dfe6e2' }),
    polygon(
      [
        [-0.4, -1.2],
        [0, -2.4],
        [0.16, -2.4],
        [-0.24, -1.2],
      ],
      { fill: '#ffffff', fillOpacity: 0.5 },
    ),
    rect(-0.78, -1.08, 1.56, 1.08, { fill: '#f4f1ea' }),
    rect(-0.88, -1.14, 1.76, 0.09, { fill: '#ffffff' }),
    rect(-0.88, -1.06, 1.76, 0.03, { fill: '#1d1712', fillOpacity: 0.2 }),
    rect(-0.46, -0.84, 0.92, 0.84, { fill: '#e2dccf' }),
    rect(-0.38, -0.76, 0.76, 0.76, { fill: '#2b2320' }),
    path('M-0.7 -0.9q0.1 0.3 -0.02 0.8M0.7 -0.9q-0.1 0.3 0.02 0.8', {
      fill: 'none',
      stroke: '#d3cbbb',
      strokeWidth: 0.04,
    }),
  );
}
