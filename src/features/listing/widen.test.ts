import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyRows, rowWith } from './catalogue.fixture.ts';
import { anyCriteria } from './criteria.fixture.ts';
import { activeFilters, type Criteria, NO_CRITERIA, withoutFilter } from './criteria.ts';
import { criteriaQuery, parseCriteria } from './criteria-url.ts';
import { filterRows } from './filter.ts';
import type { CatalogueRow } from './row.ts';
import { widen } from './widen.ts';

test('each suggestion gives what it says, more than there is, in falling order', () => {
  fc.assert(
    fc.property(anyRows, anyCriteria, (rows, criteria) => {
      const now = filterRows(rows, criteria).length;
      const suggestions = widen(rows, criteria);
      for (const suggestion of suggestions) {
        expect(filterRows(rows, suggestion.criteria)).toHaveLength(suggestion.count);
        expect(suggestion.count).toBeGreaterThan(now);
        expect(suggestion.criteria.page).toBe(1);
        expect(parseCriteria(criteriaQuery(suggestion.criteria))).toEqual(suggestion.criteria);
      }
      const counts = suggestions.map(({ count }) => count);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    }),
    { numRuns: 150 },
  );
});

test('every filter whose fall alone would give more is among them', () => {
  fc.assert(
    fc.property(anyRows, anyCriteria, (rows, criteria) => {
      const now = filterRows(rows, criteria).length;
      const wanted = activeFilters(criteria).filter(
        (name) => filterRows(rows, withoutFilter(criteria, name)).length > now,
      );
      const found = new Set(widen(rows, criteria).map(({ filter }) => filter));
      expect([...found].toSorted()).toEqual(wanted.toSorted());
    }),
    { numRuns: 150 },
  );
});

describe('the nearest wider value', () => {
  const first = (fields: Partial<CatalogueRow>[], criteria: Partial<Criteria>) =>
    widen(
      fields.map((each, id) => rowWith({ id, ...each })),
      { ...NO_CRITERIA, ...criteria },
    ).find(({ kind }) => kind === 'widen')?.criteria;
  test.each<[Partial<CatalogueRow>[], Partial<Criteria>, Partial<Criteria>]>([
    [
      [{ price: 389_000 }, { price: 900_000 }],
      { price: { min: undefined, max: 300_000 } },
      { price: { min: undefined, max: 390_000 } },
    ],
    [
      [{ price: 1042 }, { price: 3000 }],
      { price: { min: 500, max: 1000 } },
      { price: { min: 500, max: 1050 } },
    ],
    [
      [{ price: 389_000 }, { price: 100_000 }],
      { price: { min: 400_000, max: 500_000 } },
      { price: { min: 385_000, max: 500_000 } },
    ],
    [
      [{ bedrooms: 3 }, { bedrooms: 1 }],
      { bedrooms: { min: 4, max: undefined } },
      { bedrooms: { min: 3, max: undefined } },
    ],
    [
      [
        { energy: { label: 'd', text: 'D', image: '' } },
        { energy: { label: 'c_minus', text: 'C-', image: '' } },
      ],
      { energy: 'b' },
      { energy: 'c' },
    ],
    [[{ created: 3 }, { created: 1 }, {}], { since: '1970-01-10' }, { since: '1970-01-04' }],
  ])('of %j for %j is %j', (fields, criteria, wider) => expect(first(fields, criteria)).toMatchObject(wider));

  test.each<[Partial<CatalogueRow>, Partial<Criteria>]>([
    [{}, { garden: true }],
    [{ price: undefined }, { price: { min: 1, max: undefined } }],
    [{}, { energy: 'g' }],
    [{}, { since: '2026-01-01' }],
    [{}, { types: ['8'] }],
  ])('of %j for %j there is none: the filter is dropped', (fields, criteria) => {
    expect(widen([rowWith(fields)], { ...NO_CRITERIA, ...criteria })).toMatchObject([
      { kind: 'drop', count: 1 },
    ]);
  });
});

test('two filters that only together let something through give no suggestion', () =>
  expect(widen([rowWith()], { ...NO_CRITERIA, garden: true, lift: true })).toEqual([]));
