import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyRows, CITIES, rowWith, TYPES } from './catalogue.fixture.ts';
import { SORTS } from './criteria.ts';
import { sortNaively } from './naive.fixture.ts';
import { sortRows } from './sort.ts';

test.each(SORTS)('%s: as a plain reading of the rules sorts, equal rows in their order', (sort) => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const numbered = rows.map((row, index) => ({ ...row, path: String(index) }));
      const sorted = sortRows(numbered, sort, 'fr-BE');
      expect(sorted.map(({ path }) => path)).toEqual(sortNaively(numbered, sort).map(({ path }) => path));
    }),
  );
});

test.each([
  ['price-asc', [100, 200, 300, undefined, undefined]],
  ['price-desc', [300, 200, 100, undefined, undefined]],
] as const)('%s has prices on request last', (sort, prices) => {
  const rows = [undefined, 300, 100, undefined, 200].map((price) => rowWith({ price }));
  expect(sortRows(rows, sort, 'fr-BE').map(({ price }) => price)).toEqual(prices);
});

test('types in the alphabet of the language: accents do not send a word to the end', () => {
  const rows = [...TYPES].map((type) => rowWith({ types: [type] }));
  const names = sortRows(rows, 'type', 'fr-BE').map(({ types }) => types[0]?.name);
  expect(names).toEqual(['Appartement', 'Étage', 'Maison', 'Terrain']);
});

test('cities by name, then by zip', () => {
  const rows = CITIES.toReversed().map((city) => rowWith({ city }));
  const zips = sortRows(rows, 'city', 'fr-BE').map(({ city }) => city.zip);
  expect(zips).toEqual(['4430', '4000', '4020', '4600']);
});

test('the rows given stay as they are', () => {
  const rows = Object.freeze([rowWith({ price: 2 }), rowWith({ price: 1 })]);
  expect(sortRows(rows, 'price-asc', 'fr')).not.toEqual(rows);
});
