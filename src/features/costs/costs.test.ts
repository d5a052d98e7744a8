import { expect, test } from 'vitest';
import { monthlyPayment, ownUse, purchaseCosts } from './costs.ts';

test.each([
  ['wallonia', true, 200_000, 6_000],
  ['wallonia', false, 200_000, 25_000],
  ['flanders', true, 200_000, 4_000],
  ['flanders', false, 200_000, 24_000],
  ['brussels', true, 300_000, 12_500],
  ['brussels', true, 150_000, 0],
  ['brussels', false, 300_000, 37_500],
] as const)('duty in %s, own home %s, on %d: %d', (region, isOwnHome, price, duty) =>
  expect(purchaseCosts(price, region, isOwnHome).duty).toBe(duty),
);

test('the notary’s fee grows by slices, with VAT', () => {
  expect(purchaseCosts(7_500, 'wallonia', true).notary).toBe(Math.round(342 * 1.21));
  // 342 + 285 + 285 + 264.96 + 212.04 + 774.66 for 200,000 euros.
  expect(purchaseCosts(200_000, 'wallonia', true).notary).toBe(2_618);
});

test('the total holds everything', () => {
  const { duty, notary, file, total } = purchaseCosts(389_000, 'wallonia', true);
  expect(total).toBe(389_000 + duty + notary + file);
});

test.each([
  [200_000, 3.5, 25],
  [100_000, 0, 20],
  [311_200, 2.9, 30],
])('%d at %d % is paid back after %d years', (amount, percent, years) => {
  const payment = monthlyPayment(amount, percent, years);
  let left = amount;
  for (let month = 0; month < years * 12; month += 1) left = left * (1 + percent / 100) ** (1 / 12) - payment;
  expect(left).toBeCloseTo(0, 3);
});

test.each([
  ['wallonia', { isDwelling: true, isPlot: false }, 'home'],
  ['wallonia', { isDwelling: false, isPlot: true }, 'plot'],
  ['wallonia', { isDwelling: false, isPlot: false }, undefined],
  ['flanders', { isDwelling: true, isPlot: false }, 'home'],
  ['flanders', { isDwelling: false, isPlot: true }, undefined],
  ['brussels', { isDwelling: false, isPlot: true }, undefined],
] as const)('the lower duty in %s on %o: %s', (region, property, expected) =>
  expect(ownUse(region, property)).toBe(expected),
);
