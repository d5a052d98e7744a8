import { describe, expect, test } from 'vitest';
import { boundChoices, energyChoices, priceSteps, wholeSteps } from './choices.ts';
import { ANY } from './criteria.ts';
import type { Facet } from './facets.ts';

const facet = <Value>(counts: [Value, number][], total = counts.reduce((sum, [, n]) => sum + n, 0)) =>
  ({ counts: new Map(counts), total, isShown: true }) satisfies Facet<Value>;

describe('price steps', () => {
  test.each([
    [[], []],
    [[250_000], [250_000]],
    [
      [110_000, 890_000],
      [100_000, 200_000, 300_000, 400_000, 500_000, 600_000, 700_000, 800_000, 900_000],
    ],
    [
      [490, 1_850],
      [400, 600, 800, 1_000, 1_200, 1_400, 1_600, 1_800, 2_000],
    ],
  ])('of %j', (prices, steps) => expect(priceSteps(prices)).toEqual(steps));

  test.each([[[1, 2_000_000_000]], [[99_999, 100_001]], [[0.5, 3]]])('of %j are few', (prices) => {
    expect(priceSteps(prices).length).toBeLessThanOrEqual(12);
  });
});

describe('the choices of a bound', () => {
  const rooms = facet([
    [0, 2],
    [1, 3],
    [3, 4],
    [5, 1],
  ]);
  test('the least: each counts what has as much or more; doublets and what all have are left out', () => {
    expect(boundChoices(rooms, ANY, 'min', wholeSteps(rooms))).toEqual([
      { value: 1, count: 8 },
      { value: 3, count: 5 },
      { value: 5, count: 1 },
    ]);
  });
  test('the most, with a least already chosen', () => {
    expect(boundChoices(rooms, { min: 1, max: undefined }, 'max', wholeSteps(rooms))).toEqual([
      { value: 1, count: 3 },
      { value: 3, count: 7 },
    ]);
  });
  test('a chosen value stays, even one that gives nothing', () => {
    expect(boundChoices(rooms, { min: 9, max: undefined }, 'min', wholeSteps(rooms)).at(-1)).toEqual({
      value: 9,
      count: 0,
    });
  });
});

test('energy labels: those that part the list, and the one chosen', () => {
  const labels = facet(
    [
      ['a', 1],
      ['b_minus', 2],
      ['d', 3],
    ] as [Parameters<typeof energyChoices>[1] & string, number][],
    8,
  );
  expect(energyChoices(labels, undefined)).toEqual([
    { value: 'a', count: 1 },
    { value: 'b', count: 3 },
    { value: 'd', count: 6 },
  ]);
  expect(energyChoices(labels, 'c_plus')[0]).toEqual({ value: 'c_plus', count: 3 });
});
