import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTS, FLAGS } from '../catalogue/filters.ts';
import { anyRows, CITIES, NEIGHBOURHOODS, rowWith, TYPES } from './catalogue.fixture.ts';
import { anyCriteria } from './criteria.fixture.ts';
import { type Criteria, NO_CRITERIA, withFilter } from './criteria.ts';
import { countAtLeast, countWithin, facetsOf } from './facets.ts';
import { dayOf, filterRows } from './filter.ts';
import type { CatalogueRow } from './row.ts';

/** The number of rows with this one change, which the live count must equal. */
const countWith = (rows: readonly CatalogueRow[], criteria: Criteria, change: Partial<Criteria>) =>
  filterRows(rows, withFilter(criteria, change)).length;

test('every count is what choosing the value would give', () => {
  fc.assert(
    fc.property(anyRows, anyCriteria, (rows, criteria) => {
      const facets = facetsOf(rows, criteria);
      const given = (change: Partial<Criteria>) => countWith(rows, criteria, change);
      expect(facets.total).toBe(given({}));
      for (const { webId } of TYPES)
        expect(facets.types.counts.get(webId) ?? 0).toBe(given({ types: [webId] }));
      for (const city of CITIES) {
        expect(facets.cities.counts.get(city) ?? 0).toBe(given({ cities: [`${city.name}|${city.zip}`] }));
      }
      for (const { id } of NEIGHBOURHOODS) {
        expect(facets.neighbourhoods.counts.get(id) ?? 0).toBe(given({ neighbourhoods: [id] }));
      }
      for (const name of COUNTS) {
        const range = { min: 1, max: 3 };
        expect(countWithin(facets[name], range)).toBe(given({ [name]: range }));
      }
      const price = { min: 100_000, max: undefined };
      expect(countWithin(facets.price, price)).toBe(given({ price }));
      expect(countAtLeast(facets.energy, 'b')).toBe(given({ energy: 'b' }));
      for (const name of FLAGS) {
        expect(facets[name].counts.get(true) ?? 0).toBe(given({ [name]: true }));
      }
      const since = '2024-10-14';
      expect(countWithin(facets.since, { min: dayOf(since), max: undefined })).toBe(given({ since }));
    }),
    { numRuns: 150 },
  );
});

test('a facet that is hidden could not have changed the result', () => {
  fc.assert(
    fc.property(anyRows, anyCriteria, (rows, criteria) => {
      const facets = facetsOf(rows, criteria);
      const unchanged = (change: Partial<Criteria>) =>
        expect([0, facets.total]).toContain(countWith(rows, criteria, change));
      if (!facets.types.isShown) for (const { webId } of TYPES) unchanged({ types: [webId] });
      if (!facets.garden.isShown) unchanged({ garden: true });
      if (!facets.energy.isShown) for (const energy of ['a', 'c', 'g'] as const) unchanged({ energy });
      if (!facets.bedrooms.isShown)
        for (const min of [1, 2, 3, 4]) unchanged({ bedrooms: { min, max: undefined } });
    }),
    { numRuns: 150 },
  );
});

describe('facets are shown', () => {
  const house = rowWith({ bedrooms: 3, garden: true });
  const flat = rowWith({ id: 2, types: TYPES.slice(1, 2), bedrooms: 3 });
  test.each<['types' | 'garden' | 'lift' | 'bedrooms' | 'price', CatalogueRow[], Partial<Criteria>, boolean]>(
    [
      ['types', [house, flat], {}, true],
      ['types', [house, house], {}, false],
      ['types', [house, flat], { garden: true }, false],
      ['types', [house], { types: ['1'] }, true],
      ['garden', [house, flat], {}, true],
      ['garden', [house, house], {}, false],
      ['garden', [flat], {}, false],
      ['garden', [flat], { garden: true }, true],
      ['lift', [house, flat], {}, false],
      ['bedrooms', [house, flat], {}, false],
      ['bedrooms', [house, rowWith()], {}, true],
      ['price', [house, rowWith({ price: undefined })], {}, true],
      ['price', [], {}, false],
    ],
  )('%s of %j with %j: %s', (name, rows, change, isShown) =>
    expect(facetsOf(rows, { ...NO_CRITERIA, ...change })[name].isShown).toBe(isShown),
  );
});
