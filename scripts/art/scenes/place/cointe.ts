import { extra } from '../../elevation/extras.ts';
import { paintFacade } from '../../elevation/facade.ts';
import { ground } from '../../elevation/ground.ts';
import { woods } from '../../elevation/sky.ts';
import { tree } from '../../elevation/tree.ts';
import { mix } from '../../lib/palette.ts';
import { circle, group, path, polygon, rect } from '../../lib/svg.ts';
import { finish, haze, stage } from '../stage.ts';
import { rural, styled, town } from '../style.ts';

/** Cointe: villas of 1910 among tall trees on a curving avenue, the memorial tower and the church's dome above. */
export function cointe(width: number, height: number): string {
  const view = stage('cointe', width, height, 'spring', 0.76, 40);
  const { drawing, mood, line } = view;
  view.add(woods(drawing, line, height * 0.42, mix(mood.hill[1], mood.sky[2], 0.3)));
  view.add(
    group(
      { transform: `translate(${width * 0.6} ${line}) scale(${width * 0.0049})` },
      memorial(),
      group({ transform: 'translate(34 0)' }, dome()),
    ),
  );
  view.add(
    haze(view, height * 0.3, line, 0.4),
    woods(drawing, line, height * 0.36, mood.hill[1]),
    woods(drawing, line, height * 0.26, mood.hill[0]),
  );
  view.add(
    view.metres([
      tree(view, 'pine', -15.6, 14),
      tree(view, 'round', -6.6, 13),
      tree(view, 'round', 5.4, 14),
      tree(view, 'pine', 17, 15),
    ]),
  );
  view.add(ground(view, 'lawn', line, 50), avenue(width, height, line));
  view.add(
    view.metres([
      paintFacade(view, {
        x: -16,
        width: 8,
        storeys: [3.4, 3.1],
        rows: ['bd', 'ww'],
        wall: 'whiteRender',
        style: styled(rural, { door: '#3f5650', frame: '#4f6b5c', size: [0.42, 0.6] }),
        quoins: '#b6bab6',
        roof: { kind: 'gable', height: 4, material: 'slate', overhang: 0.5, edge: '#6d5a45' },
        plinth: '#9a978f',
      }),
      paintFacade(view, {
        x: -4.8,
        width: 9.4,
        storeys: [3.5, 3.2],
        rows: ['wDw', 'wfw'],
        wall: 'redBrick',
        style: styled(town, { head: 'arch', door: '#5a3a28' }),
        bands: '#d6ccb6',
        roof: {
          kind: 'hip',
          height: 3.4,
          material: 'slate',
          overhang: 0.5,
          dormers: [0.5],
          chimneys: [0.2, 0.8],
        },
        plinth: '#8f9698',
        bow: { bay: 0, storey: 0, storeys: 2 },
      }),
      paintFacade(view, {
        x: 8.6,
        width: 8.6,
        storeys: [3.4, 3.2],
        rows: ['dWb', 'wWw'],
        wall: 'creamRender',
        style: styled(rural, { door: '#7a4a2a', frame: '#7a5a40', size: [0.5, 0.58] }),
        roof: { kind: 'mansard', height: 3.4, material: 'redTile', dormers: [0.28, 0.72], chimneys: [0.5] },
        plinth: '#a49b88',
      }),
      extra(view, { is: 'hedge', from: -20, to: -11.4, height: 1 }),
      extra(view, { is: 'hedge', from: -9, to: -1.6, height: 1.1, flowers: '#d9a9c4' }),
      extra(view, { is: 'hedge', from: 1.6, to: 8.4, height: 1 }),
      extra(view, { is: 'hedge', from: 10.6, to: 20, height: 1.1, flowers: '#f4efe4' }),
    ]),
  );
  view.add(
    view.metres(
      [tree(view, 'round', -18.6, 12), tree(view, 'blossom', 6.2, 5.6), extra(view, { is: 'lamp', x: -9.6 })],
      { y: line + height * 0.03 },
    ),
  );
  view.add(
    view.metres(
      [
        tree(view, 'round', 18.4, 13),
        extra(view, { is: 'person', x: -1.2, colour: '#35555f' }),
        extra(view, { is: 'person', x: -0.3, colour: '#b9634c' }),
      ],
      { y: line + height * 0.09, scale: view.scale * 1.15 },
    ),
  );
  return finish(view);
}

/** The tall square shaft of the memorial with its open lantern, in metres. */
function memorial(): string {
  const ribs = [-5, -2.6, 2.2, 4.6].map((x) => rect(x, -66, 0.7, 58, { fill: '#b8ae9a' }));
  return group(
    {},
    polygon(
      [
        [-7, 0],
        [-6.2, -66],
        [6.2, -66],
        [7, 0],
      ],
      { fill: '#d3c9b5' },
    ),
    polygon(
      [
        [1.5, 0],
        [1.5, -66],
        [6.2, -66],
        [7, 0],
      ],
      { fill: '#b3a994' },
    ),
    ...ribs,
    rect(-7.4, -70, 14.8, 4, { fill: '#c9bfab' }),
    ...[-5.4, -1.6, 2.2].map((x) => rect(x, -78, 3.2, 8, { rx: 1.6, fill: '#8b8371' })),
    rect(-6.6, -79.6, 13.2, 2.4, { fill: '#d3c9b5' }),
    rect(-5, -82.4, 10, 3, { fill: '#c0b6a2' }),
    rect(-1, -87, 2, 5, { fill: '#a59b87' }),
  );
}

/** The copper dome of the church beside it. */
function dome(): string {
  return group(
    {},
    rect(-13, -26, 26, 26, { fill: '#cfc4ae' }),
    rect(-13, -26, 26, 1.6, { fill: '#b9ae98' }),
    ...[-9, -3, 3, 9].map((x) => rect(x - 1.2, -22, 2.4, 9, { rx: 1.2, fill: '#857d6d' })),
    path('M-12 -27Q-12 -45 0 -46Q12 -45 12 -27Z', { fill: '#86a898' }),
    path('M3 -45.6Q12 -44 12 -27H6Q7 -40 3 -45.6Z', { fill: '#6c8e80' }),
    rect(-1.6, -50, 3.2, 5, { fill: '#cfc4ae' }),
    circle(0, -51, 1.5, { fill: '#86a898' }),
  );
}

function avenue(width: number, height: number, line: number): string {
  const curve = (shift: number): string =>
    `M${width * 0.1} ${height}C${width * (0.3 + shift)} ${line + height * 0.1} ${width * (0.75 + shift)} ${line + height * 0.09} ${width} ${line + height * (0.035 - shift * 0.05)}`;
  return (
    path(
      `${curve(0)}V${line + height * 0.14}C${width * 0.84} ${line + height * 0.15} ${width * 0.74} ${line + height * 0.2} ${width * 0.7} ${height}Z`,
      { fill: '#a9a69f' },
    ) + path(curve(0), { fill: 'none', stroke: '#d6d0c3', strokeWidth: 9 })
  );
}
