import { sectionalDoor } from '../elevation/door.ts';
import type { Drawing } from '../lib/drawing.ts';
import { mix } from '../lib/palette.ts';
import { circle, group, path, polygon, rect } from '../lib/svg.ts';
import { floorShadow } from './furniture.ts';
import { desk } from './rest.ts';
import { back, standing } from './room-box.ts';
import { shell } from './shell.ts';
import { roomWindow } from './window.ts';
import { floorIn } from './words.ts';

/** A hall, shop, workshop, garage, cellar or parking bay: an empty space and its door or shop window. */
export function space(drawing: Drawing, room: string, text: string): void {
  const chance = drawing.random;
  const [floor, floorColour] = floorIn(/garage|bay/.test(room) ? 'concrete' : text);
  const wall = /cellar/.test(room) ? '#b07a60' : /garage|whitewash/.test(text + room) ? '#e6e3da' : '#ebe7dc';
  drawing.add(
    shell(drawing, {
      wall,
      floor,
      floorColour,
      ceiling: /hall|workshop/.test(room) ? 'frames' : 'plain',
      ...(room === 'cellar' ? { courses: '#a8705a' } : {}),
    }),
  );
  switch (room) {
    case 'shop':
    case 'sales floor':
      drawing.add(
        standing(0, 0, roomWindow(drawing, 3.4, 2.3, 0.2, 'street', { columns: 3, frame: '#8a6a44' })),
        ...[-1, 1].map(
          (side) =>
            rect(600 + side * 330 - 130, 46, 260, 5, { fill: '#3a3f42' }) +
            [0, 1, 2]
              .map((i) => circle(600 + side * 330 - 90 + i * 90, 60, 11, { fill: '#f6e6bf' }))
              .join(''),
        ),
      );
      break;
    case 'cellar':
      drawing.add(
        path(`M${back.left} 596V330Q600 -120 ${back.right} 330V84H${back.left}Z`, {
          fill: mix('#a8705a', '#1d1712', 0.35),
        }),
        path('M0 800V400Q600 -420 1200 400V0H0Z', { fill: mix('#a8705a', '#1d1712', 0.2) }),
        ...[-1.3, 1.3].map((x) => standing(x, 0.1, shelves())),
      );
      break;
    case 'hall':
      drawing.add(
        standing(-1.2, 0, sectionalDoor({ x: -0.8, y: -1.9, width: 1.6, height: 1.9 }, '#356089')),
        standing(1.3, 0, sectionalDoor({ x: -0.8, y: -1.9, width: 1.6, height: 1.9 }, '#356089')),
        ...[300, 520, 740].map((x) =>
          polygon(
            [
              [x, 20],
              [x + 120, 20],
              [x + 112, 60],
              [x + 10, 60],
            ],
            { fill: '#f6f8f4', fillOpacity: 0.9 },
          ),
        ),
      );
      break;
    case 'workshop':
      drawing.add(
        standing(0, 0, roomWindow(drawing, 4.2, 0.8, 1.8, 'trees', { columns: 7, frame: '#5a6062' })),
        rect(0, 170, 1200, 18, { fill: '#d9a13b' }),
        rect(520, 188, 90, 40, { fill: '#3f4547' }),
        rect(560, 228, 4, 120, { fill: '#3f4547' }),
        standing(-1.5, 0.2, desk(1.8, false)),
        standing(1.7, 0.1, shelves()),
      );
      break;
    case 'interior':
      drawing.add(
        standing(
          0,
          0,
          roomWindow(drawing, 2.7, 2.2, 0.01, 'yard', { columns: 1, frame: '#8c9a8c' }),
          rect(-1.35, -2.45, 2.7, 0.26, { fill: '#8c9a8c' }),
        ),
      );
      break;
    default:
      drawing.add(
        ...[210, 900].map((x) =>
          polygon(
            [
              [x + (600 - x) * 0.32, 600],
              [x + (600 - x) * 0.32 + 12, 600],
              [x + 26, 800],
              [x, 800],
            ],
            { fill: '#f7f6f0' },
          ),
        ),
        rect(880, 0, 120, 690, { fill: '#bdbab2' }),
        rect(880, 520, 120, 90, { fill: '#d9b23b' }),
        rect(980, 0, 20, 690, { fill: '#1d1712', fillOpacity: 0.14 }),
        ...[330, 600, 870].map((x) => rect(x - 80, 40, 160, 8, { fill: '#fdfbf2' })),
        rect(0, 0, 1200, 800, { fill: chance.pick(['#c9d3d6', '#d3cfc2']), fillOpacity: 0.12 }),
      );
  }
}

function shelves(): string {
  const boards = [0.3, 0.9, 1.5, 2].map((h) => rect(-0.7, -h, 1.4, 0.05, { fill: '#b08655' })).join('');
  const boxes = [0.3, 0.9, 1.5]
    .flatMap((h, row) =>
      [-0.5, -0.1, 0.3].map((x, i) =>
        rect(x, -h - 0.3, 0.3, 0.3, { fill: ['#c9a97a', '#a98a62', '#d8c39c'][(i + row) % 3] as string }),
      ),
    )
    .join('');
  return group(
    {},
    floorShadow(1.4),
    ...[-0.7, 0.66].map((x) => rect(x, -2, 0.05, 2, { fill: '#6b5a48' })),
    boards,
    boxes,
  );
}
