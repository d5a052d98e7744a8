import type { Random } from '../lib/random.ts';
import type { Facade } from './facade.ts';
import type { MaterialName } from './material.ts';

/** The kind of street a building stands in. */
export type Street = 'town' | 'village' | 'modern';

const walls: Record<Street, readonly MaterialName[]> = {
  town: [
    'redBrick',
    'sandBrick',
    'whiteRender',
    'brownBrick',
    'creamStone',
    'orangeBrick',
    'limestone',
    'creamRender',
  ],
  village: ['fieldstone', 'redBrick', 'whiteRender', 'limestone', 'brownBrick'],
  modern: ['greyBrick', 'whiteRender', 'beigeBrick', 'brownBrick'],
};

/** A plausible house of the street, `width` metres wide with its left edge at `x`. */
export function neighbour(
  chance: Random,
  street: Street,
  x: number,
  width: number,
  avoid?: MaterialName,
): Facade {
  const wall = chance.pick(walls[street].filter((name) => name !== avoid));
  const count = street === 'village' ? 2 : chance.int(3, 4);
  const storeys = Array.from({ length: count }, (_, i) =>
    i === 0 ? chance.between(3.3, 3.9) : chance.between(2.8, 3.3),
  );
  const bays = width > 6.5 ? 3 : 2;
  const upper = 'w'.repeat(bays);
  const ground = chance.chance(0.5) ? `d${upper.slice(1)}` : `${upper.slice(1)}d`;
  const pale = wall === 'whiteRender' || wall === 'creamRender';
  return {
    x,
    width,
    storeys,
    rows: [ground, ...Array.from({ length: count - 1 }, () => upper)],
    wall,
    style: {
      frame: chance.pick(['#f1ece1', '#e8e4da', '#3d4a4c', '#4c5b52']),
      door: chance.pick(['#6b3f29', '#27463d', '#2f4658', '#7a2f25', '#3b3f42', '#8a6a3e']),
      trim: pale ? '#dcd6c9' : chance.pick(['#b9bcb6', '#cfc9bb', '#a9aeac']),
      head: street === 'modern' ? 'none' : chance.pick(['flat', 'arch', 'surround']),
      panes: { columns: 2, rows: 1, transom: chance.pick([0, 0.28, 0.32]) },
    },
    plinth: chance.pick(['#8f9698', '#a09c92', '#7d8486']),
    ...(street === 'modern' ? {} : { cornice: chance.pick(['#e9e2d2', '#ddd5c4', '#c6c2b6']) }),
    roof: {
      kind: street === 'modern' ? 'flat' : chance.pick(['pitch', 'pitch', 'pitch', 'mansard']),
      height: street === 'modern' ? 0.5 : chance.between(2, 2.9),
      material: street === 'modern' ? 'zinc' : chance.pick(['slate', 'slate', 'darkTile', 'redTile']),
      ...(street === 'modern'
        ? {}
        : {
            chimneys: [chance.pick([0.1, 0.9, 0.5])],
            dormers: chance.chance(0.5) ? [chance.pick([0.3, 0.5, 0.7])] : [],
          }),
    },
  };
}
