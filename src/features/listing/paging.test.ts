import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsFor, pageOf, pageSizeFor } from './paging.ts';

const all = [1, 2, 3, 4, 5];

test.each([
  [1, 2, { items: [1, 2], page: 1, pages: 3, total: 5 }],
  [3, 2, { items: [5], page: 3, pages: 3, total: 5 }],
  [4, 2, { items: [5], page: 3, pages: 3, total: 5 }],
  [0, 2, { items: [1, 2], page: 1, pages: 3, total: 5 }],
  [-7, 2, { items: [1, 2], page: 1, pages: 3, total: 5 }],
  [Number.NaN, 2, { items: [1, 2], page: 1, pages: 3, total: 5 }],
  [2.9, 2, { items: [3, 4], page: 2, pages: 3, total: 5 }],
  [1, 5, { items: all, page: 1, pages: 1, total: 5 }],
  [1, 99, { items: all, page: 1, pages: 1, total: 5 }],
])('page %s by %s', (page, size, expected) => expect(pageOf(all, page, size)).toEqual(expected));

test('an empty list has one page', () =>
  expect(pageOf([], 3, 12)).toEqual({ items: [], page: 1, pages: 1, total: 0 }));

test('the pages together are the list', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 15 }), (items, size) => {
      const { pages } = pageOf(items, 1, size);
      const joined = Array.from({ length: pages }, (_, index) => pageOf(items, index + 1, size).items).flat();
      expect(joined).toEqual(items);
    }),
  );
});

test.each([
  [12, 1, 12],
  [12, 3, 12],
  [12, 5, 15],
  [10, 3, 12],
  [12, 0, 12],
])('%i properties a page in %i columns: %i', (setting, columns, size) =>
  expect(pageSizeFor(setting, columns)).toBe(size),
);

test.each([
  ['grid', 390, 4, 1],
  ['grid', 768, 4, 2],
  ['grid', 1024, 4, 3],
  ['grid', 1440, 4, 4],
  ['grid', 1440, 3, 3],
  ['grid', 1440, 2, 2],
  ['grid', 1440, 1, 1],
  ['list', 1440, 4, 1],
  ['map', 1440, 4, 1],
] as const)('%s at %i px with at most %i: %i columns', (view, width, most, columns) =>
  expect(columnsFor(view, width, most)).toBe(columns),
);
