import { extra } from '../../elevation/extras.ts';
import { paintFacade } from '../../elevation/facade.ts';
import type { MaterialName } from '../../elevation/material.ts';
import { woods } from '../../elevation/sky.ts';
import { tree } from '../../elevation/tree.ts';
import { group, polygon, rect } from '../../lib/svg.ts';
import { city } from '../city.ts';
import { finish, haze, type Stage, stage } from '../stage.ts';
import { styled, town } from '../style.ts';

const slope = 0.19;

/** Laveu: a steep street of houses of about 1910 going down to the right, a stairway, and the city's roofs below. */
export function laveu(width: number, height: number): string {
  const view = stage('laveu', width, height, 'autumnLow', 0.74, 44);
  const { drawing, mood } = view;
  view.add(
    woods(drawing, height * 0.62, height * 0.2, mood.hill[1]),
    haze(view, height * 0.3, height * 0.7, 0.3),
  );
  view.add(
    city(view, width * 0.42, width, height * 0.66, height * 0.4),
    haze(view, height * 0.35, height * 1.0, 0.35),
  );
  const walls: readonly MaterialName[] = [
    'redBrick',
    'sandBrick',
    'whiteRender',
    'orangeBrick',
    'brownBrick',
  ];
  const doors = ['#7a2f25', '#27463d', '#2f4658', '#6b3f29', '#4a5358'];
  const houses = walls.map((wall, i) => {
    const x = -18.6 + i * 5.5;
    return group(
      { transform: `translate(0 ${(x + 18.6) * slope - 4})` },
      rect(x, -0.2, 5.5, 4, { fill: '#8f8a80' }),
      paintFacade(view, {
        x,
        width: 5.5,
        storeys: [3.5, 3.2, 2.9],
        rows: [i % 2 ? 'wd' : 'dw', 'ww', 'ww'],
        wall,
        style: styled(town, {
          door: doors[i] ?? '#3b3f42',
          head: i % 2 ? 'arch' : 'flat',
          trim: wall === 'whiteRender' ? '#dcd6c9' : '#c3c0b4',
        }),
        bands: i % 2 ? '#d6ccb6' : '#c3c5c0',
        cornice: '#e9e2d2',
        plinth: '#8f9698',
        roof: {
          kind: 'pitch',
          height: 2.1,
          material: i % 3 === 2 ? 'redTile' : 'slate',
          chimneys: [0.9],
          dormers: i % 2 ? [0.5] : [],
        },
        ...(i === 1 || i === 3 ? { bow: { bay: i === 1 ? 0 : 1, storey: 1, storeys: 1 } } : {}),
      }),
    );
  });
  view.add(view.metres(houses), street(view), stairway(view));
  view.add(view.metres([tree(view, 'round', 14.4, 7), tree(view, 'young', 17.4, 5)], { y: height * 0.95 }));
  view.add(
    view.metres([extra(view, { is: 'person', x: -12, colour: '#35555f' })], {
      y: view.line + view.scale * (6.6 * slope - 2.2),
    }),
    view.metres([extra(view, { is: 'person', x: 1.8, colour: '#b9634c' })], {
      y: view.line + view.scale * (20.4 * slope - 2.4),
    }),
  );
  return finish(view);
}

function street({ width, height, line, scale }: Stage): string {
  const y = (x: number): number => line + scale * ((x + 18.6) * slope - 4);
  const px = (x: number): number => width / 2 + x * scale;
  const [from, to] = [-19, 8.9];
  const edge = (drop: number): [number, number][] => [
    [px(from), y(from) + drop],
    [px(to), y(to) + drop],
  ];
  return group(
    {},
    polygon([...edge(0), [px(to) + scale * 1.4, height], [px(from), height]], { fill: '#8b8a87' }),
    polygon([...edge(0), ...edge(scale * 0.95).reverse()], { fill: '#cbc4b6' }),
    polygon([...edge(scale * 0.95), ...edge(scale * 1.12).reverse()], { fill: '#a19c92' }),
  );
}

/** An outdoor stairway that goes down beside the last house, between two walls. */
function stairway({ width, height, line, scale }: Stage): string {
  const x0 = width / 2 + 8.9 * scale;
  const y0 = line + scale * (27.5 * slope - 4);
  const steps = 22;
  const shapes: string[] = [
    polygon(
      [
        [x0, y0 - scale * 0.6],
        [x0 + scale * 8, y0 + scale * 4.4],
        [x0 + scale * 8, height],
        [x0, height],
      ],
      { fill: '#a39a8a' },
    ),
  ];
  for (let i = 0; i < steps; i++)
    shapes.push(
      rect(x0 + scale * 0.36 * i, y0 + scale * (0.1 + i * 0.235), scale * 0.36, height, {
        fill: i % 2 ? '#c9c2b3' : '#bdb5a5',
      }),
      rect(x0 + scale * 0.36 * i, y0 + scale * (0.1 + i * 0.235), scale * 0.38, 4, { fill: '#e3ddd0' }),
    );
  for (let i = 0; i < steps; i += 3)
    shapes.push(
      rect(x0 + scale * (0.36 * i + 0.15), y0 + scale * (0.1 + i * 0.235 - 0.95), 4, scale * 0.95, {
        fill: '#2f3638',
      }),
    );
  shapes.push(
    polygon(
      [
        [x0, y0 - scale * 0.87],
        [x0 + scale * 8, y0 + scale * 4.36],
        [x0 + scale * 8, y0 + scale * 4.48],
        [x0, y0 - scale * 0.75],
      ],
      { fill: '#2f3638' },
    ),
  );
  return group({}, ...shapes);
}
