import { extra } from '../../elevation/extras.ts';
import { paintFacade } from '../../elevation/facade.ts';
import { ground } from '../../elevation/ground.ts';
import { woods } from '../../elevation/sky.ts';
import { water } from '../../elevation/surface.ts';
import { tree } from '../../elevation/tree.ts';
import { mix } from '../../lib/palette.ts';
import { group, path, polygon, rect } from '../../lib/svg.ts';
import { finish, haze, type Stage, stage } from '../stage.ts';
import { rural, styled, town } from '../style.ts';

/** Angleur: the towpath of the old Ourthe canal, a lock and its keeper's house, poplars, workers' houses opposite. */
export function angleur(width: number, height: number): string {
  const view = stage('angleur', width, height, 'summerMorning', 0.56, 30);
  const { drawing, mood, line } = view;
  view.add(
    woods(drawing, line, height * 0.36, mood.hill[1]),
    haze(view, height * 0.2, line, 0.3),
    woods(drawing, line, height * 0.22, mood.hill[0]),
  );
  view.add(
    view.metres(
      [-24, -21.6, -19, 15.6, 18, 20.6, 23].map((x) => tree(view, 'poplar', x, 11 + ((x * 7) % 3))),
    ),
  );
  const cottages = Array.from({ length: 5 }, (_, i) =>
    paintFacade(view, {
      x: -14.6 + i * 4.8,
      width: 4.8,
      storeys: [2.9, 2.6],
      rows: [i % 2 ? 'wd' : 'dw', 'ww'],
      wall: (['redBrick', 'whiteRender', 'orangeBrick', 'brownBrick', 'redBrick'] as const)[i] ?? 'redBrick',
      style: styled(town, {
        head: 'arch',
        door: ['#2f4658', '#7a2f25', '#27463d', '#8a6a3e', '#3b3f42'][i] as string,
        trim: '#d9cdb4',
      }),
      plinth: '#8f9698',
      roof: { kind: 'pitch', height: 1.9, material: i % 2 ? 'slate' : 'redTile', chimneys: [0.9] },
    }),
  );
  view.add(view.metres(cottages), ground(view, 'lawn', line, 30));
  view.add(
    canal(view),
    view.metres(
      [
        ...[-13, -6, 2, 8].map((x) =>
          extra(view, { is: 'hedge', from: x, to: x + 3.4, height: 0.6, flowers: '#e7d9a4' }),
        ),
      ],
      { y: line + 4 },
    ),
  );
  const near = view.scale * 1.9;
  view.add(view.metres([lockHouse(view)], { x: width * 0.82, y: height * 0.83, scale: near }));
  view.add(
    view.metres(
      [tree(view, 'poplar', -11.6, 14), tree(view, 'poplar', -9.4, 15), tree(view, 'willow', -16.4, 7)],
      { y: height * 0.86, scale: near },
    ),
  );
  view.add(
    view.metres(
      [
        extra(view, { is: 'person', x: -2.4, colour: '#b9634c' }),
        extra(view, { is: 'bicycle', x: 1.2, colour: '#35555f' }),
        extra(view, { is: 'bench', x: -6.4 }),
        extra(view, { is: 'person', x: 0.6, colour: '#4d5f55' }),
      ],
      { y: height * 0.9, scale: near * 1.1 },
    ),
  );
  return finish(view);
}

function lockHouse(view: Stage): string {
  return paintFacade(view, {
    x: -3.2,
    width: 6.6,
    storeys: [2.9, 1.2],
    rows: ['wdw', '...'],
    wall: 'whiteRender',
    style: styled(rural, { door: '#27463d', frame: '#27463d', panes: { columns: 2, rows: 2 } }),
    quoins: '#b6bab6',
    plinth: '#9a978f',
    roof: { kind: 'pitch', height: 2.3, material: 'slate', chimneys: [0.12, 0.88], overhang: 0.3 },
  });
}

/** The canal between its stone edges, the lock's gates across it, and the towpath in front. */
function canal(view: Stage): string {
  const { width, height, line, mood, drawing } = view;
  const [top, foot] = [line + height * 0.05, line + height * 0.22];
  const gate = (x: number): string => {
    const w = width * 0.075;
    const planks = Array.from({ length: 9 }, (_, i) =>
      rect(x + (w * i) / 9, top - 14, w / 9 - 2, foot - top + 20, {
        fill: mix('#5f4a38', '#8a6a4c', (i % 3) / 3),
      }),
    );
    return group(
      {},
      ...planks,
      rect(x - 8, top - 20, w + 16, 10, { fill: '#4a3a2c' }),
      rect(x - 6, top + 30, w + 12, 8, { fill: '#3f3226' }),
      path(`M${x + w * 0.5} ${top - 16}l${width * 0.075} -22`, {
        stroke: '#e9e2d2',
        strokeWidth: 11,
        strokeLinecap: 'round',
      }),
      rect(x - 4, top - 44, w + 8, 5, { fill: '#2f3638' }),
      ...[0, 0.5, 1].map((t) => rect(x + w * t - 3, top - 44, 5, 28, { fill: '#2f3638' })),
    );
  };
  const stone = { fill: '#b9b0a0' };
  return group(
    {},
    rect(0, top - 14, width, 16, stone),
    water(view, top, foot - top),
    rect(0, top, width, 22, {
      fill: drawing.gradient([
        [0, '#22322f', 0.4],
        [1, '#22322f', 0],
      ]),
    }),
    gate(width * 0.54),
    rect(width * 0.5, top - 18, width * 0.04, foot - top + 26, stone),
    rect(width * 0.615, top - 18, width * 0.04, foot - top + 26, stone),
    rect(0, foot, width, 20, { fill: '#c9c0ae' }),
    rect(0, foot + 20, width, height, {
      fill: drawing.gradient([
        [0, mood.grass[1]],
        [0.4, mood.grass[0]],
      ]),
    }),
    polygon(
      [
        [0, height * 0.87],
        [width, height * 0.83],
        [width, height * 0.91],
        [0, height * 0.97],
      ],
      { fill: '#d8cab0' },
    ),
    polygon(
      [
        [0, height * 0.955],
        [width, height * 0.9],
        [width, height * 0.91],
        [0, height * 0.97],
      ],
      { fill: '#b9aa8c', fillOpacity: 0.6 },
    ),
  );
}
