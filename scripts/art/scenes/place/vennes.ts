import { balcony } from '../../elevation/balcony.ts';
import { extra } from '../../elevation/extras.ts';
import { paintFacade } from '../../elevation/facade.ts';
import { glazing } from '../../elevation/glazing.ts';
import { ground } from '../../elevation/ground.ts';
import { tree } from '../../elevation/tree.ts';
import { circle, el, group, path, rect } from '../../lib/svg.ts';
import { finish, type Stage, stage } from '../stage.ts';
import { interwar, styled, town } from '../style.ts';

/** Les Vennes: Art Nouveau and Art Deco fronts on a wide boulevard, with ironwork and stained glass. */
export function vennes(width: number, height: number): string {
  const view = stage('vennes', width, height, 'spring', 0.84, 56);
  view.add(ground(view, 'street', view.line, view.scale));
  const pale = styled(town, { frame: '#5d7a6a', door: '#5d7a6a', trim: '#e3dccb', head: 'surround' });
  view.add(
    view.metres([
      paintFacade(view, {
        x: -15.6,
        width: 6,
        storeys: [3.8, 3.4, 3.1],
        rows: ['dW', 'WW', 'WW'],
        wall: 'sandBrick',
        style: styled(interwar, { frame: '#7a4a3a', door: '#7a4a3a', trim: '#d9cdb4' }),
        bands: '#e3d8bf',
        plinth: '#8f9698',
        roof: { kind: 'flat', height: 1, material: 'zinc', edge: '#d9cdb4' },
        bow: { bay: 1, storey: 1, storeys: 2, rounded: true },
      }),
      paintFacade(view, {
        x: -9.6,
        width: 6.6,
        storeys: [4, 3.6, 3.2],
        rows: ['d.', '..', 'ww'],
        wall: 'creamStone',
        style: pale,
        bands: '#cfc0a2',
        plinth: '#8f9698',
        cornice: '#e9dfc8',
        roof: { kind: 'pitch', height: 2.2, material: 'slate', dormers: [0.5] },
      }),
      nouveau(view, -9.6),
      paintFacade(view, {
        x: -3,
        width: 6.4,
        storeys: [3.9, 3.5, 3.2],
        rows: ['wD', 'ww', 'ww'],
        wall: 'redBrick',
        style: styled(town, { head: 'arch', door: '#27463d', trim: '#e3d8bf' }),
        bands: '#e3d8bf',
        cornice: '#efe6d2',
        plinth: '#8f9698',
        roof: { kind: 'step', height: 3.2, material: 'slate', edge: '#e3d8bf' },
        balconies: [{ storeys: [1], from: 0, to: 1, parapet: 'iron', colour: '#2f3a3c' }],
      }),
      paintFacade(view, {
        x: 3.4,
        width: 6.6,
        storeys: [3.9, 3.4, 3.2],
        rows: ['.d', '..', 'WW'],
        wall: 'whiteBrick',
        style: styled(pale, { frame: '#2f4a5a', door: '#2f4a5a' }),
        bands: '#8fa7a4',
        plinth: '#7d8486',
        cornice: '#e3dccb',
        roof: { kind: 'mansard', height: 2.6, material: 'slate', dormers: [0.3, 0.7] },
      }),
      horseshoe(view, 3.4),
      paintFacade(view, {
        x: 10,
        width: 6.4,
        storeys: [3.7, 3.3, 3.1],
        rows: ['wd', 'WW', 'WW'],
        wall: 'yellowBrick',
        style: styled(interwar, { frame: '#33463e', door: '#33463e', trim: '#e3d8bf' }),
        bands: '#a86a4c',
        plinth: '#8f9698',
        roof: { kind: 'flat', height: 1, material: 'zinc', edge: '#e3d8bf' },
        balconies: [{ storeys: [1, 2], from: 0, to: 0, parapet: 'rounded', colour: '#e3d0a6' }],
      }),
      extra(view, { is: 'bicycle', x: -3.4, colour: '#8d4a38' }),
      extra(view, { is: 'person', x: 8.2, colour: '#b9634c' }),
    ]),
  );
  view.add(
    view.metres(
      [
        tree(view, 'plane', -12.6, 8.4),
        tree(view, 'plane', 0.2, 8),
        tree(view, 'plane', 13, 8.6),
        extra(view, { is: 'bench', x: 4.6 }),
        extra(view, { is: 'person', x: -5.6, colour: '#37566b' }),
        extra(view, { is: 'person', x: -4.8, colour: '#c9a35a' }),
      ],
      { y: view.line + view.height * 0.03 },
    ),
  );
  return finish(view);
}

/** Leaded panes in four colours that fill the head of a window. */
function stained(x: number, y: number, width: number, height: number): string {
  const tones = ['#d9a13b', '#8fb39c', '#b9634c', '#6f93a8', '#e9dcb4'];
  const columns = Math.max(3, Math.round(width / 0.28));
  return Array.from({ length: columns * 2 }, (_, i) =>
    rect(
      x + ((i % columns) * width) / columns + 0.02,
      y + (Math.floor(i / columns) * height) / 2 + 0.02,
      width / columns - 0.04,
      height / 2 - 0.04,
      { fill: tones[(i * 3 + Math.floor(i / columns)) % 5] as string, fillOpacity: 0.85 },
    ),
  ).join('');
}

/** A broad Art Nouveau window under a basket arch on two floors, with a whiplash balcony. */
function nouveau(view: Stage, left: number): string {
  const green = '#5d7a6a';
  const arch = (x: number, y: number, w: number, h: number): string =>
    group(
      {},
      path(
        `M${x - 0.2} ${y + h}V${y + 0.7}Q${x - 0.1} ${y - 0.5} ${x + w / 2} ${y - 0.5}Q${x + w + 0.1} ${y - 0.5} ${x + w + 0.2} ${y + 0.7}V${y + h}Z`,
        { fill: '#efe6d2', stroke: '#bfae8c', strokeWidth: 0.03 },
      ),
      el(
        'clipPath',
        { id: `arch${Math.round(y * 10)}` },
        path(
          `M${x} ${y + h}V${y + 0.75}Q${x + 0.05} ${y - 0.32} ${x + w / 2} ${y - 0.32}Q${x + w - 0.05} ${y - 0.32} ${x + w} ${y + 0.75}V${y + h}Z`,
        ),
      ),
      group(
        { clipPath: `url(#arch${Math.round(y * 10)})` },
        glazing(view, { x, y: y - 0.4, width: w, height: h + 0.4 }, green, {
          columns: 3,
          rows: 1,
          transom: 0.34,
        }),
        stained(x + 0.1, y - 0.32, w - 0.2, 0.92),
      ),
    );
  const floor = -4;
  return group(
    {},
    arch(left + 2.6, -3.3, 3.2, 2.5),
    arch(left + 1.3, floor - 3, 4, 2.7),
    balcony({ x: left + 0.9, y: floor - 1.05, width: 4.8, height: 1.02 }, 'iron', '#2f4a40', 0.24),
    ...[0, 1, 2, 3].map((i) =>
      path(`M${left + 1.2 + i * 1.2} ${floor - 0.1}q0.1 -0.7 0.5 -0.6t0.2 0.4t0.4 0.1`, {
        fill: 'none',
        stroke: '#2f4a40',
        strokeWidth: 0.06,
        strokeLinecap: 'round',
      }),
    ),
  );
}

/** A horseshoe window, the other sign of the style, with a rose of stained glass. */
function horseshoe(view: Stage, left: number): string {
  const [cx, cy, r] = [left + 3.3, -5.7, 1.45];
  const rays = Array.from({ length: 12 }, (_, i) => {
    const [a, b] = [(i * Math.PI) / 6, ((i + 1) * Math.PI) / 6];
    return path(
      `M${cx + Math.cos(a) * 0.55} ${cy + Math.sin(a) * 0.55}L${cx + Math.cos(a) * 1.2} ${cy + Math.sin(a) * 1.2}A1.2 1.2 0 0 1 ${cx + Math.cos(b) * 1.2} ${cy + Math.sin(b) * 1.2}L${cx + Math.cos(b) * 0.55} ${cy + Math.sin(b) * 0.55}Z`,
      {
        fill: ['#8fb39c', '#d9a13b', '#6f93a8', '#b9634c'][i % 4] as string,
        fillOpacity: 0.85,
        stroke: '#2f4a5a',
        strokeWidth: 0.04,
      },
    );
  });
  const box = { x: left + 0.6, y: -3.1, width: 2.5, height: 2.2 };
  return group(
    {},
    circle(cx, cy, r + 0.2, { fill: '#e3dccb', stroke: '#b9b09a', strokeWidth: 0.03 }),
    circle(cx, cy, r, { fill: '#2f4a5a' }),
    circle(cx, cy, 1.3, { fill: '#8aa3ad' }),
    ...rays,
    circle(cx, cy, 0.5, { fill: '#dfe8e6' }),
    rect(box.x - 0.14, box.y - 0.16, box.width + 0.28, box.height + 0.3, { fill: '#e3dccb' }),
    glazing(view, box, '#2f4a5a', { columns: 3, rows: 1, transom: 0.3 }),
    stained(box.x + 0.1, box.y + 0.08, box.width - 0.2, 0.54),
  );
}
