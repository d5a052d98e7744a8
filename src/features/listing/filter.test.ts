import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyRows, CITIES, rowWith, TYPES } from './catalogue.fixture.ts';
import { anyCriteria } from './criteria.fixture.ts';
import { type Filters, NO_CRITERIA } from './criteria.ts';
import { filterRows, meansCity } from './filter.ts';
import { meetsNaively } from './naive.fixture.ts';
import type { CatalogueRow } from './row.ts';

test('the rows that a plain reading of the rules keeps, in their order', () => {
  fc.assert(
    fc.property(anyRows, anyCriteria, (rows, criteria) => {
      expect(filterRows(rows, criteria)).toEqual(rows.filter((row) => meetsNaively(row, criteria)));
    }),
    { numRuns: 200 },
  );
});

describe('single filters', () => {
  const place = { lat: 50.6, lng: 5.6, radius: 0 };
  test.each<[Partial<Filters>, Partial<CatalogueRow>, boolean]>([
    [{ types: ['8', '1'] }, {}, true],
    [{ types: ['4'] }, { types: TYPES.slice(0, 3) }, true],
    [{ types: ['4'] }, {}, false],
    [{ price: { min: 250_000, max: 250_000 } }, {}, true],
    [{ price: { min: undefined, max: 249_999 } }, {}, false],
    [{ price: { min: 0, max: undefined } }, { price: undefined }, false],
    [{ bedrooms: { min: 1, max: undefined } }, {}, false],
    [{ bedrooms: { min: undefined, max: 0 } }, {}, true],
    [{ energy: 'b' }, { energy: { label: 'b_minus', text: 'B-', image: '' } }, true],
    [{ energy: 'b_plus' }, { energy: { label: 'b', text: 'B', image: '' } }, false],
    [{ energy: 'g' }, {}, false],
    [{ since: '1970-01-03' }, { created: 2 }, true],
    [{ since: '1970-01-03' }, { created: 1 }, false],
    [{ since: '1970-01-03' }, {}, false],
    [{ area: { south: 50, west: 5, north: 51, east: 6 } }, { place }, true],
    [{ area: { south: 50, west: 5, north: 50.5, east: 6 } }, { place }, false],
    [{ area: { south: 50, west: 5, north: 51, east: 6 } }, {}, false],
    [
      {
        shape: [
          { lat: 50, lng: 5 },
          { lat: 50, lng: 7 },
          { lat: 52, lng: 5 },
        ],
      },
      { place },
      true,
    ],
    [{ garden: true, lift: true }, { garden: true }, false],
  ])('%j of %j: %s', (filters, fields, met) =>
    expect(filterRows([rowWith(fields)], { ...NO_CRITERIA, ...filters })).toHaveLength(met ? 1 : 0),
  );
});

test.each([
  ['Liège|4000', ['4000']],
  ['liege', ['4000', '4020']],
  ['LIÈGE|4020', ['4020']],
  ['Luik', ['4000', '4020']],
  ['lüttich|4000', ['4000']],
  ['4000', ['4000']],
  ['|4600', ['4600']],
  ['wezet|', ['4600']],
  ['Ans|4000', []],
  ['Lie', []],
  ['', []],
  ['🏠|4000', []],
  ['🏠', []],
])('%j means %j', (query, zips) =>
  expect(CITIES.filter((city) => meansCity(query, city)).map(({ zip }) => zip)).toEqual(zips),
);
