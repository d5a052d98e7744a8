import { back, standing } from '../../interior/room-box.ts';
import { shell } from '../../interior/shell.ts';
import { roomWindow } from '../../interior/window.ts';
import { Drawing } from '../../lib/drawing.ts';
import { circle, group, path, rect } from '../../lib/svg.ts';
import { flight, ironwork } from './flight.ts';

/** The stairwell of a 1930s building: terrazzo, a curved handrail, brass letterboxes. Drawn on 1200 × 800. */
export function stairHall(): string {
  const drawing = new Drawing(1200, 800, 'stair-hall');
  const chance = drawing.random;
  drawing.add(
    shell(drawing, {
      wall: '#e9dfc6',
      floor: 'stone',
      floorColour: '#c9c0ae',
      wallTiles: { height: 1.25, colour: '#5f8475', size: [58, 29] },
    }),
  );
  drawing.add(
    ...Array.from({ length: 1300 }, () => terrazzo(chance.next)),
    rect(back.left, back.foot - 1.28 * back.scale, back.right - back.left, 9, { fill: '#26423a' }),
  );
  drawing.add(standing(0.15, 0, porthole(drawing)), standing(-1.72, 0, letterboxes()));
  const [count, tread, riser] = [15, 0.2, 0.175];
  drawing.add(
    standing(
      -0.1,
      0.12,
      flight(count, tread, riser, ['#d8cfbd', '#cdc3b0', '#efe8d9']),
      ironwork(count, tread, riser, '#26423a', false),
      path(`M-0.42 -0.5C-0.44 -0.9 -0.2 -1.06 0.06 -1.1L${count * tread} ${-count * riser - 0.9}`, {
        fill: 'none',
        stroke: '#7a4a2a',
        strokeWidth: 0.085,
        strokeLinecap: 'round',
      }),
      path('M-0.42 -0.5C-0.42 -0.34 -0.2 -0.34 -0.2 -0.5C-0.2 -0.6 -0.32 -0.6 -0.32 -0.52', {
        fill: 'none',
        stroke: '#7a4a2a',
        strokeWidth: 0.07,
        strokeLinecap: 'round',
      }),
      rect(-0.32, -0.44, 0.03, 0.44, { fill: '#26423a' }),
    ),
  );
  drawing.add(standing(-0.75, 0, lamp()), standing(-2.3, 0.35, rubberPlant()));
  drawing.add(
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
  return drawing.svg();
}

function terrazzo(next: () => number): string {
  const t = next();
  const y = back.foot + 8 + 190 * t;
  const spread = 450 + ((y - back.foot) / 204) * 150;
  return circle(600 + (next() * 2 - 1) * spread, y, 0.8 + t * 2.4, {
    fill: ['#8d7d68', '#f6f1e6', '#5f7a70', '#a5624a'][Math.floor(next() * 4)] as string,
    fillOpacity: 0.7,
  });
}

/** Eight letterboxes of brass in a wooden frame, each with a name plate. */
function letterboxes(): string {
  const boxes = Array.from({ length: 8 }, (_, i) => {
    const [x, y] = [-0.44 + (i % 2) * 0.45, -1.9 + Math.floor(i / 2) * 0.3];
    return (
      rect(x, y, 0.42, 0.27, { rx: 0.015, fill: '#c9a052', stroke: '#8a6a2e', strokeWidth: 0.012 }) +
      rect(x + 0.07, y + 0.05, 0.28, 0.035, { fill: '#4a3818' }) +
      rect(x + 0.02, y + 0.01, 0.38, 0.02, { fill: '#f0d89a' }) +
      rect(x + 0.12, y + 0.14, 0.18, 0.05, { fill: '#f6efdc' }) +
      circle(x + 0.36, y + 0.2, 0.018, { fill: '#6b5222' })
    );
  });
  return group(
    {},
    rect(-0.5, -1.98, 1.06, 1.34, { fill: '#1d1712', fillOpacity: 0.18 }),
    rect(-0.53, -2, 1.06, 1.32, { rx: 0.02, fill: '#6b4327' }),
    ...boxes,
  );
}

/** A round window with leaded panes. */
function porthole(drawing: Drawing): string {
  const pane = roomWindow(drawing, 0.1, 0.1, 5, 'trees');
  const bars =
    [-0.22, 0, 0.22].map((x) => rect(x - 0.012, -2.48, 0.024, 0.96, { fill: '#26423a' })).join('') +
    [-2.22, -2, -1.78].map((y) => rect(-0.48, y - 0.012, 0.96, 0.024, { fill: '#26423a' })).join('');
  return group(
    {},
    pane,
    circle(0, -2, 0.56, { fill: '#f4ecd8' }),
    circle(0, -2, 0.48, { fill: '#bcd6d8' }),
    ...[
      [-0.24, -2.2, '#d9a13b'],
      [0.2, -1.82, '#8fb39c'],
      [0.02, -2.02, '#e9dcb4'],
      [-0.1, -1.76, '#6f93a8'],
    ].map(([x, y, fill]) =>
      rect((x as number) - 0.1, (y as number) - 0.1, 0.2, 0.2, { fill: fill as string, fillOpacity: 0.7 }),
    ),
    bars,
    circle(0, -2, 0.48, { fill: 'none', stroke: '#26423a', strokeWidth: 0.05 }),
  );
}

function lamp(): string {
  return group(
    {},
    circle(0, -2.02, 0.5, { fill: '#fff1c8', fillOpacity: 0.25 }),
    path('M-0.13 -2.2H0.13L0.09 -1.84Q0 -1.76 -0.09 -1.84Z', { fill: '#fdf3d3' }),
    rect(-0.15, -2.24, 0.3, 0.05, { fill: '#c9a052' }),
  );
}

function rubberPlant(): string {
  const leaves = Array.from({ length: 12 }, (_, i) => {
    const side = i % 2 ? 1 : -1;
    const y = -0.45 - i * 0.1;
    return path(
      `M0 ${y}q${side * 0.16} -0.2 ${side * 0.36} -0.14q${-side * 0.08} 0.18 ${-side * 0.36} 0.14Z`,
      { fill: i % 3 ? '#3f6650' : '#55805f' },
    );
  });
  return group(
    {},
    rect(-0.015, -1.7, 0.03, 1.4, { fill: '#5f4a38' }),
    ...leaves,
    path('M-0.2 -0.36H0.2L0.15 0H-0.15Z', { fill: '#d8cdb8' }),
    rect(-0.22, -0.4, 0.44, 0.07, { fill: '#e9e0cd' }),
  );
}
