import { extra } from '../../elevation/extras.ts';
import { paintFacade } from '../../elevation/facade.ts';
import { ground } from '../../elevation/ground.ts';
import { tree } from '../../elevation/tree.ts';
import { circle, el, group, path, rect } from '../../lib/svg.ts';
import { finish, stage } from '../stage.ts';
import { modern, styled, town } from '../style.ts';

/** The rear of a terraced house being insulated: boards on half of the brick wall, new frames, a scaffolding. */
export function insulation(width: number, height: number): string {
  const view = stage('insulation', width, height, 'spring', 0.86, 74);
  view.add(
    view.metres([tree(view, 'round', -8.4, 9), tree(view, 'birch', 8.6, 10)]),
    ground(view, 'lawn', view.line, view.scale),
  );
  const fresh = styled(modern, { frame: '#3d4347', size: [0.5, 0.62], panes: { columns: 2, rows: 1 } });
  view.add(
    view.metres([
      paintFacade(view, {
        x: -11.8,
        width: 7,
        storeys: [3.2, 3, 2.8],
        rows: ['wb', 'ww', 'ww'],
        wall: 'brownBrick',
        style: styled(town, { head: 'arch' }),
        roof: { kind: 'pitch', height: 2, material: 'slate', chimneys: [0.5] },
      }),
      paintFacade(view, {
        x: 4.8,
        width: 7,
        storeys: [3.2, 3, 2.6],
        rows: ['bw', 'ww', 'ww'],
        wall: 'orangeBrick',
        style: styled(town, { head: 'arch' }),
        roof: { kind: 'pitch', height: 2.2, material: 'redTile', chimneys: [0.2] },
      }),
      paintFacade(view, {
        x: -4.8,
        width: 9.6,
        storeys: [3.3, 3.1, 2.9],
        rows: ['b.w', 'w.w', 'w.w'],
        wall: 'redBrick',
        style: fresh,
        roof: {
          kind: 'pitch',
          height: 2.2,
          material: 'slate',
          chimneys: [0.9],
          skylights: [0.3],
          solar: [0.45, 0.8],
        },
      }),
      boards(),
      scaffold(),
      pallet(),
      extra(view, { is: 'fence', from: -12, to: -5.2, height: 1.5, colour: '#9a8466' }),
      extra(view, { is: 'fence', from: 5.4, to: 12, height: 1.5, colour: '#9a8466' }),
      extra(view, { is: 'person', x: -3, colour: '#d9a13b' }),
      group(
        { transform: 'translate(0 -5.2)' },
        extra(view, { is: 'person', x: 1.8, colour: '#d9762f', legs: '#3d4a5a' }),
        rect(1.62, -1.76, 0.36, 0.1, { rx: 0.05, fill: '#f2c53d' }),
      ),
    ]),
  );
  return finish(view);
}

/** Rigid boards fixed with round plugs on the left half of the wall, cut out around its openings. */
function boards(): string {
  const edge = 'M-4.8 -9.3H0.6V-7.5H0V-5.1H0.6V-3.3H-0.6V-1.5H-1.2V0H-4.8Z';
  const holes = 'M-4.67 0V-2.77H-1.73V0ZM-4.1 -3.9V-6.02H-2.3V-3.9ZM-4.1 -6.96V-8.78H-2.3V-6.96Z';
  const [wide, high] = [1.2, 0.6];
  const shapes: string[] = [];
  for (let row = 0; row * high < 9.3; row++) {
    for (let column = -1; column < 5; column++) {
      const [x, y] = [-4.8 + (column + (row % 2) * 0.5) * wide, -9.3 + row * high];
      const fill = (row + column) % 3 ? '#ecd9a6' : '#e6cf94';
      shapes.push(rect(x, y, wide, high, { fill, stroke: '#b99f62', strokeWidth: 0.02 }));
      for (const t of [0.2, 0.8]) {
        shapes.push(
          circle(x + wide * t, y + high / 2, 0.055, {
            fill: '#f7f2e4',
            stroke: '#a08a55',
            strokeWidth: 0.015,
          }),
        );
      }
    }
  }
  const clip = el('clipPath', { id: 'boards' }, path(edge + holes, { clipRule: 'evenodd' }));
  const rim = path(holes, { fill: 'none', stroke: '#f2ead0', strokeWidth: 0.1 });
  return group({}, clip, group({ clipPath: 'url(#boards)' }, ...shapes, rim));
}

/** Tubes, planks and braces over the whole wall. */
function scaffold(): string {
  const tube = '#8f989b';
  const uprights = [-5, -2.6, -0.2, 2.2, 4.6].map(
    (x) =>
      rect(x, -10, 0.1, 10, { fill: tube }) +
      rect(x + 0.06, -10, 0.04, 10, { fill: '#5f686b' }) +
      rect(x - 0.12, -0.08, 0.34, 0.08, { fill: '#4a5052' }),
  );
  const decks = [-2.6, -5.2, -7.8].map(
    (y) =>
      rect(-5.3, y, 10.4, 0.14, { fill: '#b98d5a' }) +
      rect(-5.3, y + 0.14, 10.4, 0.06, { fill: '#6b4a2a' }) +
      rect(-5.1, y - 0.55, 9.9, 0.06, { fill: tube }) +
      rect(-5.1, y - 1.05, 9.9, 0.06, { fill: tube }),
  );
  const braces = [
    [-5, -2.6, -0.1, -2.6],
    [2.2, 4.6, -2.7, -5.2],
    [-2.6, -0.2, -5.3, -7.8],
  ].map(([x1, x2, y1, y2]) => `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${tube}" stroke-width="0.07"/>`);
  return group({}, ...braces, ...uprights, ...decks);
}

/** A stack of boards and two sacks waiting on the grass. */
function pallet(): string {
  const layers = Array.from({ length: 7 }, (_, i) =>
    rect(1.4, -0.3 - i * 0.17, 2, 0.15, {
      fill: i % 2 ? '#ecd9a6' : '#e0c88a',
      stroke: '#b99f62',
      strokeWidth: 0.015,
    }),
  );
  return group(
    {},
    rect(1.3, -0.14, 2.2, 0.14, { fill: '#8a6a45' }),
    ...layers,
    rect(3.8, -0.24, 0.8, 0.24, { rx: 0.08, fill: '#d3cbba' }),
    rect(3.86, -0.46, 0.7, 0.24, { rx: 0.08, fill: '#c2b8a3' }),
  );
}
