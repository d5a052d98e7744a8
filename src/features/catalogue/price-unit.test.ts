import { expect, test } from 'vitest';
import { isMonthly, priceBasis } from './price-unit.ts';

const site = { priceUnits: { 1: { fr: '' }, 2: { fr: '/mois', nl: '/maand' }, 3: { fr: '/m²' } } };
const basis = (PriceUnit: number | undefined, PriceUnitText?: string) =>
  priceBasis(site, { PriceUnit, PriceUnitText, language: 'fr' });

test.each([
  [undefined, undefined, 'whole'],
  [undefined, '€', 'whole'],
  [undefined, '-', 'whole'],
  [1, '€/mois', 'whole'],
  [2, undefined, 'month'],
  [3, undefined, 'squareMetre'],
  [4, '€/semaine', 'week'],
  [4, '€/week', 'week'],
  [4, '/Woche', 'week'],
  [undefined, '€/mois', 'month'],
  [undefined, '/Monat', 'month'],
  [undefined, 'par an', 'year'],
  [undefined, '/jaar', 'year'],
  [undefined, '/Jahr', 'year'],
  [undefined, '/nuit', 'day'],
  [undefined, '/dag', 'day'],
  [undefined, '/Tag', 'day'],
  [undefined, '€/m2', 'squareMetre'],
  [undefined, 'par boxe', 'unknown'],
] as const)('the unit %j with the words %j is for the %s', (unit, words, expected) =>
  expect(basis(unit, words)).toBe(expected),
);

test.each([
  [undefined, true],
  ['€/mois', true],
  ['€/semaine', false],
  ['par boxe', false],
] as const)('a rent with the words %j is paid by the month: %s', (PriceUnitText, expected) =>
  expect(isMonthly(site, { PriceUnit: undefined, PriceUnitText, language: 'fr' })).toBe(expected),
);
