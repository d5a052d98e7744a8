import { expect, test } from 'vitest';
import { LAW } from '../../snapshot/law/law.fixture.ts';
import type { Region } from '../catalogue/region.ts';
import { monthlyPayment, noteKey, ownUse, purchaseCosts } from './costs.ts';
import { costRules, type OwnUse } from './rules.ts';

const costs = (region: Region, price: number, own: OwnUse | undefined) =>
  purchaseCosts(costRules(LAW, region), price, own);

test.each([
  ['wallonia', 'home', 200_000, 6_000],
  ['wallonia', 'plot', 115_000, 3_450],
  ['wallonia', undefined, 200_000, 25_000],
  ['flanders', 'home', 200_000, 4_000],
  ['flanders', undefined, 200_000, 24_000],
  ['brussels', 'home', 300_000, 12_500],
  ['brussels', 'home', 150_000, 0],
  ['brussels', 'home', 600_000, 50_000],
  ['brussels', 'home', 600_001, 75_000],
  ['brussels', 'plot', 150_000, 6_250],
  ['brussels', 'plot', 300_001, 37_500],
  ['brussels', undefined, 300_000, 37_500],
] as const)('duty in %s on a %s of one’s own at %d: %d', (region, own, price, duty) =>
  expect(costs(region, price, own).duty).toBe(duty),
);

test('the notary’s fee grows by slices, with VAT', () => {
  expect(costs('wallonia', 7_500, undefined).notary).toBe(Math.round(342 * 1.21));
  // 342 + 285 + 285 + 264.96 + 212.04 + 774.66 for 200,000 euros.
  expect(costs('wallonia', 200_000, undefined).notary).toBe(2_618);
});

test.each([
  [50_000, 95],
  [100_000, 190],
  [350_000, 300],
  [600_000, 150],
  [850_000, 0],
  [1_200_000, 0],
])('at %d a sole own home saves %d of the notary’s fee, a plot nothing', (price, saved) => {
  const other = costs('flanders', price, undefined).notary;
  expect(Math.abs(other - costs('flanders', price, 'home').notary - saved)).toBeLessThanOrEqual(1);
  expect(costs('wallonia', price, 'plot').notary).toBe(costs('wallonia', price, undefined).notary);
});

test('administrative costs are a fixed amount with VAT, and what others charge', () =>
  expect(costs('wallonia', 200_000, undefined).file).toBe(Math.round(750 * 1.21 + 600)));

test('the total holds everything', () => {
  const { duty, notary, file, total } = costs('wallonia', 389_000, 'home');
  expect(total).toBe(389_000 + duty + notary + file);
});

test('another law gives other costs', () => {
  const wallonia = { ...LAW.wallonia, 'duty.own': 6 };
  expect(purchaseCosts(costRules({ ...LAW, wallonia }, 'wallonia'), 200_000, 'home').duty).toBe(12_000);
});

test.each([
  ['wallonia', 'home', 'note'],
  ['wallonia', 'plot', 'notePlot'],
  ['brussels', 'home', 'noteAbatement'],
  ['brussels', 'plot', 'noteAbatementPlot'],
  ['flanders', undefined, 'noteOther'],
] as const)('the note in %s on a %s: %s', (region, own, key) =>
  expect(noteKey(costRules(LAW, region).duty, own)).toBe(key),
);

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
  ['brussels', { isDwelling: false, isPlot: true }, 'plot'],
] as const)('the lower duty in %s on %o: %s', (region, property, expected) =>
  expect(ownUse(costRules(LAW, region).duty, property)).toBe(expected),
);
