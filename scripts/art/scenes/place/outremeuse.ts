import { extra } from '../../elevation/extras.ts';
import { paintFacade } from '../../elevation/facade.ts';
import { ground } from '../../elevation/ground.ts';
import { woods } from '../../elevation/sky.ts';
import { water } from '../../elevation/surface.ts';
import { circle, group, type Point, path, polygon, rect } from '../../lib/svg.ts';
import { finish, type Stage, stage } from '../stage.ts';
import { interwar, styled, town } from '../style.ts';

/** Outremeuse: red-brick houses on both sides of a lane that ends at the river, a saint in a niche of the corner. */
export function outremeuse(width: number, height: number): string {
  const view = stage('outremeuse', width, height, 'summerMorning', 0.88, 52);
  const { mood } = view;
  view.add(far(view));
  view.add(ground(view, 'cobbles', view.line, view.scale), lane(view));
  view.add(lean(view, -1), lean(view, 1));
  view.add(
    view.metres([
      paintFacade(view, {
        x: -16.4,
        width: 5.6,
        storeys: [3.5, 3.1, 2.8],
        rows: ['dW', 'ww', 'ww'],
        wall: 'orangeBrick',
        style: styled(interwar, { door: '#27463d' }),
        bands: '#d6ccb6',
        plinth: '#8f9698',
        roof: { kind: 'pitch', height: 2.1, material: 'slate', chimneys: [0.1] },
      }),
      paintFacade(view, {
        x: -10.8,
        width: 7.4,
        storeys: [3.7, 3.2, 2.9],
        rows: ['wd.', 'ww.', 'www'],
        wall: 'redBrick',
        style: styled(town, { head: 'arch', door: '#c08a36', trim: '#cfc4ac' }),
        quoins: '#cfc4ac',
        cornice: '#e9e2d2',
        plinth: '#8f9698',
        roof: { kind: 'pitch', height: 2.4, material: 'slate', dormers: [0.3], chimneys: [0.92] },
      }),
      paintFacade(view, {
        x: 3.4,
        width: 6.6,
        storeys: [3.6, 3.1, 2.8],
        rows: ['dw', 'ww', 'ww'],
        wall: 'redBrick',
        style: styled(town, { door: '#2f4658' }),
        plinth: '#7d8486',
        cornice: '#ddd5c4',
        roof: { kind: 'step', height: 3.4, material: 'slate', edge: '#cfc4ac' },
      }),
      paintFacade(view, {
        x: 10,
        width: 6.6,
        storeys: [3.8, 3.3, 3],
        rows: ['wwd', 'www', 'www'],
        wall: 'brownBrick',
        style: styled(town, { door: '#7a2f25' }),
        plinth: '#8f9698',
        cornice: '#e9e2d2',
        roof: { kind: 'pitch', height: 2.2, material: 'redTile', chimneys: [0.5] },
      }),
      group({ transform: 'translate(-4.6 -4.5)' }, niche()),
      extra(view, { is: 'bicycle', x: 11.4 }),
      extra(view, { is: 'lamp', x: 3 }),
      extra(view, { is: 'hedge', from: 4.6, to: 6, height: 0.5, flowers: '#c9645a' }),
    ]),
  );
  view.add(
    view.metres([extra(view, { is: 'person', x: 0.6, colour: '#35555f' })], {
      y: view.line - view.height * 0.02,
      scale: view.scale * 0.62,
    }),
    view.metres(
      [
        extra(view, { is: 'person', x: -8.6, colour: mood.lit > 0.3 ? '#3b4a63' : '#b9634c' }),
        extra(view, { is: 'person', x: -7.7, colour: '#4d5f55' }),
      ],
      { y: view.line + view.height * 0.05 },
    ),
  );
  return finish(view);
}

/** The river at the lane's end, its far bank and the tower of a church. */
function far(view: Stage): string {
  const { width, line, height, mood, drawing } = view;
  const y = line - height * 0.1;
  const spire = group(
    { transform: `translate(${width * 0.515} ${y - height * 0.06}) scale(${width * 0.0042})` },
    rect(-5, -24, 10, 24, { fill: '#bfae94' }),
    rect(1, -24, 4, 24, { fill: '#a3927a' }),
    polygon(
      [
        [-5.6, -24],
        [0, -46],
        [5.6, -24],
      ],
      { fill: '#5f6c74' },
    ),
    rect(-1.4, -20, 2.8, 6, { rx: 1.4, fill: '#6d6353' }),
    ...[-14, 8].map((x) => rect(x, -9, 7, 9, { fill: '#b9826c' })),
  );
  return group(
    {},
    woods(drawing, y, height * 0.3, mood.hill[1]),
    spire,
    woods(drawing, y - height * 0.03, height * 0.06, mood.hill[0]),
    water(view, y - height * 0.035, height * 0.06),
  );
}

function lane({ width, height, line, scale }: Stage): string {
  const end = line - height * 0.085;
  const foot: readonly Point[] = [
    [width / 2 - 3.5 * scale, line + 2],
    [width * 0.462, end],
    [width * 0.538, end],
    [width / 2 + 3.5 * scale, line + 2],
  ];
  return (
    polygon(foot, { fill: '#a59d90' }) +
    polygon(
      [
        [width * 0.375, height],
        [width * 0.467, end],
        [width * 0.533, end],
        [width * 0.625, height],
      ],
      { fill: '#b9b1a2' },
    ) +
    polygon(
      [
        [width * 0.47, end],
        [width * 0.53, end],
        [width * 0.53, end + 5],
        [width * 0.47, end + 5],
      ],
      { fill: '#6f6a60' },
    )
  );
}

/** The lane's houses on one side, seen at a slant. */
function lean(view: Stage, side: -1 | 1): string {
  const { width, height, line, scale } = view;
  const [near, far] = [3.4 * scale, width * 0.033];
  const rise = height * 0.085;
  const shapes: string[] = [];
  const houses = 3;
  for (let i = houses - 1; i >= 0; i--) {
    const at = (t: number) => 1 - (1 - far / near) * t ** 0.7;
    const [a, b] = [at(i / houses), at((i + 1) / houses)];
    const across = (near * (a - b)) / 5.6;
    const y = line - rise * ((1 - a) / (1 - far / near));
    const climb = -(rise * ((a - b) / (1 - far / near))) / 5.6;
    const house = paintFacade(view, {
      x: 0,
      width: 5.6,
      storeys: [3.5, 3.1, 2.8],
      rows: ['wd', 'ww', 'ww'],
      wall: (['redBrick', 'sandBrick', 'brownBrick'] as const)[i] ?? 'redBrick',
      style: town,
      plinth: '#8f9698',
      roof: { kind: 'pitch', height: 1.6, material: 'slate' },
    });
    shapes.push(
      group(
        {
          transform: `matrix(${-side * across} ${climb} 0 ${scale * (a + b) * 0.48} ${width / 2 + side * near * a} ${y})`,
        },
        house,
        rect(0, -11, 5.6, 11.4, { fill: '#1b2430', fillOpacity: side > 0 ? 0.12 : 0.36 }),
      ),
    );
  }
  return shapes.join('');
}

/** A stone niche with a small figure, a lantern and flowers, about two metres high. */
function niche(): string {
  return group(
    {},
    path('M-0.62 0.5V-1.1A0.62 0.62 0 0 1 0.62 -1.1V0.5Z', {
      fill: '#d6ccb6',
      stroke: '#9b917c',
      strokeWidth: 0.03,
    }),
    path('M-0.42 0.34V-1.05A0.42 0.42 0 0 1 0.42 -1.05V0.34Z', { fill: '#4a5a66' }),
    path('M-0.2 0.34C-0.26 -0.2 -0.18 -0.6 0 -0.72C0.18 -0.6 0.26 -0.2 0.2 0.34Z', { fill: '#7f9db8' }),
    path('M-0.1 0.34C-0.12 -0.1 -0.08 -0.44 0 -0.56C0.08 -0.44 0.12 -0.1 0.1 0.34Z', { fill: '#efe9dc' }),
    circle(0, -0.82, 0.12, { fill: '#e6c3a2' }),
    circle(0, -0.86, 0.22, { fill: 'none', stroke: '#d7b36a', strokeWidth: 0.04 }),
    rect(-0.72, 0.34, 1.44, 0.16, { fill: '#c3b9a2' }),
    ...[-0.5, -0.3, 0.32, 0.52].map((x, i) => circle(x, 0.26, 0.1, { fill: i % 2 ? '#c9645a' : '#e7d9a4' })),
  );
}
