import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparePrices, inDefaultOrder } from './order.ts';
import { propertyWith, SITE } from './property.fixture.ts';

const ids = (properties: readonly { id: string }[]) => properties.map(({ id }) => id).join(' ');

describe('inDefaultOrder', () => {
  test.each<[string, Record<number, Parameters<typeof propertyWith>[1]>, string]>([
    ['newest first', { 1: { CreateDate: '2026-02-01' }, 2: { CreateDate: '2026-01-01' } }, '1 2'],
    ['by year before month', { 1: { CreateDate: '2026-01-01' }, 2: { CreateDate: '2025-12-31' } }, '1 2'],
    ['by hour', { 1: { CreateDate: '2026-01-01T10:00' }, 2: { CreateDate: '2026-01-01T09:00' } }, '1 2'],
    [
      'no hour is midnight',
      { 1: { CreateDate: '2026-01-01T00:01' }, 2: { CreateDate: '2026-01-01' } },
      '1 2',
    ],
    ['without a date last', { 1: { CreateDate: '2020-01-01' }, 9: {} }, '1 9'],
    ['same date: highest ID', { 9: { CreateDate: '2026-01-01' }, 10: { CreateDate: '2026-01-01' } }, '10 9'],
    ['sold after everything', { 9: { Marquee: 3, CreateDate: '2026-09-01' }, 2: {} }, '2 9'],
    ['an option is on the market', { 1: { Marquee: 1, CreateDate: '2026-09-01' }, 2: {} }, '1 2'],
    ['an unlisted marquee is on the market', { 1: { Marquee: 99 }, 2: { Marquee: 3 } }, '1 2'],
  ])('%s', (_name, given, expected) => {
    const properties = Object.entries(given).map(([id, fields]) => propertyWith(Number(id), fields));
    expect(ids(inDefaultOrder(properties, SITE))).toBe(expected);
    expect(ids(inDefaultOrder(properties.toReversed(), SITE))).toBe(expected);
  });

  test('the list given is left as it was', () => {
    const properties = [propertyWith(1), propertyWith(2)];
    inDefaultOrder(properties, SITE);
    expect(ids(properties)).toBe('1 2');
  });
});

describe('comparePrices', () => {
  test.each([
    [1, 2, 'asc', -1],
    [1, 2, 'desc', 1],
    [2, 2, 'asc', 0],
    [undefined, 2, 'asc', 1],
    [undefined, 2, 'desc', 1],
    [2, undefined, 'asc', -1],
    [2, undefined, 'desc', -1],
    [undefined, undefined, 'asc', 0],
  ] as const)('%s and %s, %s', (a, b, direction, sign) =>
    expect(Math.sign(comparePrices(a, b, direction))).toBe(sign),
  );

  test('makes one order whatever the input', () =>
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.nat(5), { nil: undefined })),
        fc.constantFrom('asc', 'desc'),
        (prices, direction) => {
          const boxed = prices.map((price) => ({ price }));
          const sorted = boxed
            .sort((a, b) => comparePrices(a.price, b.price, direction))
            .map(({ price }) => price);
          const known = sorted.filter((price) => price !== undefined);
          expect(sorted.slice(0, known.length)).toEqual(known);
          expect(known).toEqual(known.toSorted((a, b) => (direction === 'asc' ? a - b : b - a)));
        },
      ),
    ));
});
