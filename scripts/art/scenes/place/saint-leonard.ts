import { extra } from '../../elevation/extras.ts';
import { paintFacade } from '../../elevation/facade.ts';
import { ground } from '../../elevation/ground.ts';
import { woods } from '../../elevation/sky.ts';
import { tree } from '../../elevation/tree.ts';
import { mix } from '../../lib/palette.ts';
import { group, polygon, rect } from '../../lib/svg.ts';
import { finish, haze, type Stage, stage } from '../stage.ts';
import { styled, town } from '../style.ts';

/** Saint-Léonard: a brick workshop with metal windows and a chimney beside workers' houses, the hillside behind. */
export function saintLeonard(width: number, height: number): string {
  const view = stage('saint-leonard', width, height, 'spring', 0.86, 46);
  const { drawing, mood, line } = view;
  view.add(
    woods(drawing, line, height * 0.86, mix(mood.hill[1], mood.leaves[1] ?? '#86a762', 0.25)),
    woods(drawing, line, height * 0.7, mix(mood.hill[0], mood.hill[1], 0.4)),
    terraces(view),
    woods(drawing, line, height * 0.5, mix(mood.hill[0], mood.leaves[1] ?? '#86a762', 0.35)),
    haze(view, height * 0.3, line, 0.4),
  );
  view.add(
    view.metres([tree(view, 'round', -15, 10), tree(view, 'poplar', 2.6, 13)]),
    ground(view, 'street', line, view.scale),
  );
  const mill = styled(town, { frame: '#2f3a3c', door: '#31463f', head: 'arch', trim: '#8a5a45' });
  view.add(
    view.metres([
      chimney(),
      ...[-14.2, -9, -3.8].map((x) => shed(view, x)),
      paintFacade(view, {
        x: -14.2,
        width: 15.6,
        storeys: [4.4, 3.8],
        rows: ['mmDmm', 'mmmmm'],
        wall: 'brownBrick',
        style: mill,
        bands: '#b98a6a',
        plinth: '#6f7a80',
        roof: { kind: 'flat', height: 0.3, material: 'zinc', edge: '#b98a6a' },
      }),
      paintFacade(view, {
        x: 1.4,
        width: 4.9,
        storeys: [3.2, 2.9],
        rows: ['dw', 'ww'],
        wall: 'redBrick',
        style: styled(town, { head: 'arch', door: '#2f4658', trim: '#c9b79a' }),
        plinth: '#8f9698',
        roof: { kind: 'pitch', height: 2.1, material: 'slate', chimneys: [0.9] },
      }),
      paintFacade(view, {
        x: 6.3,
        width: 4.9,
        storeys: [3.2, 2.9],
        rows: ['dw', 'ww'],
        wall: 'orangeBrick',
        style: styled(town, { head: 'arch', door: '#7a2f25', trim: '#c9b79a' }),
        plinth: '#8f9698',
        roof: { kind: 'pitch', height: 2.1, material: 'redTile', chimneys: [0.9] },
      }),
      paintFacade(view, {
        x: 11.2,
        width: 4.9,
        storeys: [3.2, 2.9],
        rows: ['dw', 'ww'],
        wall: 'whiteRender',
        style: styled(town, { head: 'arch', door: '#27463d', trim: '#ddd6c8' }),
        plinth: '#8f9698',
        roof: { kind: 'pitch', height: 2.1, material: 'slate', chimneys: [0.9], dormers: [0.4] },
      }),
      paintFacade(view, {
        x: 16.1,
        width: 5,
        storeys: [3.2, 2.9],
        rows: ['dw', 'ww'],
        wall: 'redBrick',
        style: styled(town, { head: 'arch', door: '#4a5358' }),
        plinth: '#8f9698',
        roof: { kind: 'pitch', height: 2.1, material: 'slate' },
      }),
      paintFacade(view, {
        x: -20,
        width: 5.8,
        storeys: [3.4, 3.1, 2.8],
        rows: ['wd', 'ww', 'ww'],
        wall: 'sandBrick',
        style: town,
        plinth: '#8f9698',
        cornice: '#e9e2d2',
        roof: { kind: 'pitch', height: 2.2, material: 'slate' },
      }),
      extra(view, { is: 'bicycle', x: -5.4 }),
      extra(view, { is: 'person', x: 9, colour: '#c9a35a' }),
      extra(view, { is: 'person', x: 0.4, colour: '#37566b' }),
    ]),
  );
  view.add(
    view.metres([tree(view, 'young', 4, 5.6), tree(view, 'young', 14, 5.4)], { y: line + height * 0.02 }),
  );
  return finish(view);
}

/** Saw-tooth roofs of the workshop. */
function shed(view: Stage, x: number): string {
  return group(
    {},
    polygon(
      [
        [x, -8.4],
        [x, -11.4],
        [x + 5.2, -8.4],
      ],
      { fill: '#5d6a72' },
    ),
    polygon(
      [
        [x, -8.4],
        [x, -11.4],
        [x + 0.5, -11.1],
        [x + 0.5, -8.4],
      ],
      { fill: mix('#c9d9dc', view.mood.sky[1], 0.4) },
    ),
  );
}

function chimney(): string {
  return group(
    {},
    polygon(
      [
        [-11.6, 0],
        [-11.2, -19],
        [-9.8, -19],
        [-9.4, 0],
      ],
      { fill: '#a5624a' },
    ),
    polygon(
      [
        [-10.3, 0],
        [-10.4, -19],
        [-9.8, -19],
        [-9.4, 0],
      ],
      { fill: '#874c39' },
    ),
    ...[-19.3, -17.4].map((y) => rect(-11.4, y, 1.8, 0.4, { fill: '#c28a6c' })),
  );
}

/** Small houses on the slope. */
function terraces({ width, height, line, drawing }: Stage): string {
  const chance = drawing.random;
  const homes = Array.from({ length: 7 }, () => {
    const [x, y, w] = [
      chance.between(0.04, 0.94) * width,
      line - height * chance.between(0.42, 0.5),
      width * 0.022,
    ];
    return (
      rect(x, y, w, w * 0.8, { fill: chance.pick(['#efe6d6', '#c08a70', '#d8c9ac']) }) +
      polygon(
        [
          [x - 3, y],
          [x + w * 0.5, y - w * 0.5],
          [x + w + 3, y],
        ],
        { fill: chance.pick(['#6b5a54', '#5f6c74', '#9a5f4a']) },
      )
    );
  });
  return group({}, ...homes);
}
