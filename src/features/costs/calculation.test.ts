import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LAW } from '../../snapshot/law/law.fixture.ts';
import { calculate, exampleFor, FIGURES, LIMITS, readFigure } from './calculation.ts';
import { costRules } from './rules.ts';

test.each([
  ['250000', 'amount', 250_000],
  ['250.000', 'amount', 250_000],
  ['250,000', 'amount', 250_000],
  ['250\u202f000', 'amount', 250_000],
  ['€\u00a01.250.000,49', 'price', 1_250_000],
  ['1,250,000.50', 'price', 1_250_001],
  ['1.250.000', 'price', 1_250_000],
  ['250’000', 'price', 250_000],
  ['850,50', 'amount', 851],
  ['3,5', 'percent', 3.5],
  ['3.5 %', 'percent', 3.5],
  ['3,125', 'percent', 3.125],
  [',9', 'percent', 0.9],
  ['0', 'percent', 0],
  ['25', 'years', 25],
  ['0', 'amount', 0],
] as const)('%j as %s is %d', (text, figure, value) =>
  expect(readFigure(text, figure)).toEqual({ value, problem: undefined }),
);

test.each([
  ['', 'price', undefined, 'notNumber'],
  ['beaucoup', 'price', undefined, 'notNumber'],
  ['1e9', 'price', undefined, 'notNumber'],
  ['Infinity', 'amount', undefined, 'notNumber'],
  ['<script>1</script>', 'amount', undefined, 'notNumber'],
  ['9'.repeat(10_000), 'amount', undefined, 'notNumber'],
  ['9'.repeat(30), 'amount', 100_000_000, 'most'],
  ['-5', 'amount', 0, 'least'],
  ['0', 'price', 1, 'least'],
  ['−3', 'percent', 0, 'least'],
  ['350', 'percent', 20, 'most'],
  ['41', 'years', 40, 'most'],
  ['0,4', 'years', 1, 'least'],
] as const)('%j as %s is held at %d, with a reason', (text, figure, value, problem) =>
  expect(readFigure(text, figure)).toEqual({ value, problem }),
);

test('nothing that is typed leaves the limits', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...FIGURES), (text, figure) => {
      const { value } = readFigure(text, figure);
      if (value !== undefined) {
        expect(value).toBeGreaterThanOrEqual(LIMITS[figure].least);
        expect(value).toBeLessThanOrEqual(LIMITS[figure].most);
      }
    }),
  );
});

test('purchase and loan add up', () => {
  const { total, monthly, repaid, interest, own } = calculate(
    exampleFor(200_000),
    costRules(LAW, 'wallonia'),
    'home',
  );
  expect(total).toBe(200_000 + 6_000 + 2_384 + 1_508);
  expect(own).toBe(total - 160_000);
  // 160,000 at 3.5 % over 25 years: 796 a month at a monthly rate of 1.035 ** (1 / 12) − 1.
  expect(Math.round(monthly)).toBe(796);
  expect(repaid).toBe(Math.round(monthly * 300));
  expect(interest).toBe(repaid - 160_000);
});

test('a loan without interest costs none, and one above the price leaves nothing to pay', () => {
  expect(
    calculate({ price: 100_000, amount: 120_000, percent: 0, years: 20 }, costRules(LAW, 'flanders'), 'home'),
  ).toMatchObject({ monthly: 500, repaid: 120_000, interest: 0, own: 0 });
});
