import { describe, expect, test } from 'vitest';
import {
  activeFilters,
  type Filters,
  NO_CRITERIA,
  withFilter,
  withoutFilter,
  withoutFilters,
} from './criteria.ts';

const criteria = { ...NO_CRITERIA, types: ['1'], garden: true, sort: 'city', page: 3, view: 'map' } as const;

describe('a change goes to page 1', () => {
  test.each([
    [{ types: ['8'] }],
    [{ price: { min: 1, max: undefined } }],
    [{ sort: 'price-asc' as const }],
    [{ area: undefined }],
    [{}],
  ])('of %j', (changes) =>
    expect(withFilter(criteria, changes)).toEqual({ ...criteria, ...changes, page: 1 }),
  );
  test('so does taking a filter away', () =>
    expect(withoutFilter(criteria, 'types')).toEqual({ ...criteria, types: [], page: 1 }));
  test('and taking all away, which leaves order and view', () =>
    expect(withoutFilters(criteria)).toEqual({ ...NO_CRITERIA, sort: 'city', view: 'map' }));
});

test.each<[Partial<Filters>, string[]]>([
  [{}, []],
  [{ types: ['1'], cities: [] }, ['types']],
  [{ price: { min: undefined, max: 0 } }, ['price']],
  [{ bedrooms: { min: undefined, max: undefined } }, []],
  [{ lift: true, garden: false }, ['lift']],
  [{ energy: 'c', since: '2026-10-04' }, ['energy', 'since']],
  [{ area: { south: 1, west: 1, north: 2, east: 2 } }, ['area']],
  [{ shape: [{ lat: 1, lng: 1 }] }, ['shape']],
])('the active filters of %j', (filters, names) =>
  expect(activeFilters({ ...NO_CRITERIA, ...filters })).toEqual(names),
);
