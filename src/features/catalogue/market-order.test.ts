import { describe, expect, test } from 'vitest';
import { marketByGoal, marketOf, newest } from './market-order.ts';
import { propertyWith, SITE } from './property.fixture.ts';

const ids = (properties: readonly { id: string }[]) => properties.map(({ id }) => id).join(' ');

test('the market has no sold ones, and its goals keep its order', () => {
  const content = {
    properties: [
      propertyWith(1, { CreateDate: '2026-01-01' }),
      propertyWith(2, { CreateDate: '2026-03-01', Marquee: 3 }),
      propertyWith(3, { CreateDate: '2026-02-01', Goal: 1 }),
      propertyWith(4, { CreateDate: '2026-04-01' }),
    ],
    site: SITE,
  };
  expect(ids(marketOf(content))).toBe('4 3 1');
  expect([ids(marketByGoal(content).sale), ids(marketByGoal(content).rent)]).toEqual(['4 1', '3']);
});

describe('newest', () => {
  const properties = [
    propertyWith(1, { CreateDate: '2026-01-01' }),
    propertyWith(2, { CreateDate: '2026-03-01', Marquee: 3 }),
    propertyWith(3, { CreateDate: '2026-02-01', Goal: 1 }),
  ];
  test.each([
    [2, '3 1'],
    [1, '3'],
    [9, '3 1'],
    [0, ''],
    [-1, ''],
    [Number.NaN, ''],
  ])('%d', (count, expected) => expect(ids(newest({ properties, site: SITE }, count))).toBe(expected));
});
