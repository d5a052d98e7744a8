import type { Drawing } from '../lib/drawing.ts';
import { mix } from '../lib/palette.ts';
import { circle, path, polygon, rect } from '../lib/svg.ts';
import { standing } from './room-box.ts';
import { shell } from './shell.ts';
import { roomWindow } from './window.ts';

/** A stairwell: flights that rise to the right and a curved banister. */
export function stairwell(drawing: Drawing, text: string): void {
  const stained = /stained/.test(text);
  drawing.add(
    shell(drawing, {
      wall: '#e6dcc6',
      floor: stained ? 'boards' : 'stone',
      floorColour: stained ? '#a97f54' : '#c3bcae',
    }),
  );
  drawing.add(
    standing(
      stained ? -1.1 : -1.3,
      0,
      roomWindow(drawing, 1.1, 2.1, 0.5, 'trees', { columns: 3, rows: 5, frame: '#4a4a44' }),
    ),
  );
  if (stained)
    for (let i = 0; i < 15; i++)
      drawing.add(
        standing(
          -1.1,
          0,
          rect(-0.52 + (i % 3) * 0.36, -2.56 + Math.floor(i / 3) * 0.42, 0.33, 0.39, {
            fill: ['#d9a13b', '#8fb39c', '#b9634c', '#e9dcb4', '#6f93a8'][(i * 7) % 5] as string,
            fillOpacity: 0.65,
          }),
        ),
      );
  const steps = Array.from(
    { length: 13 },
    (_, i) =>
      rect(-0.1 + i * 0.22, -0.17 * (i + 1), 0.24 + (12 - i) * 0.22, 0.17, {
        fill: i % 2 ? '#d6cfc0' : '#cbc3b2',
      }) + rect(-0.12 + i * 0.22, -0.17 * (i + 1), 0.26, 0.03, { fill: '#8d8475' }),
  );
  const bars = Array.from({ length: 13 }, (_, i) =>
    rect(0 + i * 0.22, -0.17 * (i + 1) - 0.85, 0.022, 0.85, { fill: '#2f3436' }),
  );
  drawing.add(
    standing(
      0,
      0.25,
      ...steps,
      ...bars,
      path('M-0.12 0V-0.86Q-0.12 -1.02 0.04 -1.08L2.8 -3.2', {
        fill: 'none',
        stroke: '#6b4a30',
        strokeWidth: 0.07,
        strokeLinecap: 'round',
      }),
      circle(-0.12, -0.9, 0.07, { fill: '#6b4a30' }),
    ),
  );
}

/** An attic under bare timbers with a window in the gable. */
export function attic(drawing: Drawing): void {
  drawing.add(shell(drawing, { wall: '#cbbfa9', floor: 'boards', floorColour: '#a98a62' }));
  drawing.add(
    polygon(
      [
        [0, 0],
        [600, 0],
        [600, 40],
        [150, 560],
        [0, 800],
      ],
      { fill: '#b39a78' },
    ),
    polygon(
      [
        [1200, 0],
        [600, 0],
        [600, 40],
        [1050, 560],
        [1200, 800],
      ],
      { fill: '#c4ac8a' },
    ),
    standing(0, 0, roomWindow(drawing, 0.9, 1.1, 0.9, 'trees')),
  );
  for (let i = 0; i < 3; i++) {
    const k = 1 + i * 0.34;
    const point = (x: number, y: number): readonly [number, number] => [600 + x * k, 330 + y * k];
    drawing.add(
      path(
        `M${point(-450, 250).join(' ')}L${point(0, -300).join(' ')}L${point(450, 250).join(' ')}M${point(-190, -66).join(' ')}L${point(190, -66).join(' ')}`,
        {
          fill: 'none',
          stroke: mix('#7a5a3f', '#5a4029', i * 0.3),
          strokeWidth: 18 + i * 8,
          strokeLinejoin: 'round',
        },
      ),
    );
  }
}
