import { expect, test } from 'vitest';
import { recordWith, SITE } from '../catalogue/property.fixture.ts';
import { hasPurchaseCosts } from './has-purchase-costs.ts';

const house = { Price: 250_000, Goal: 0, CountryID: 10 };

test.each([
  ['a house', house, true],
  ['a rental', { ...house, Goal: 1 }, false],
  ['a price from', { ...house, PriceUnit: 7 }, false],
  ['a life annuity', { ...house, ViagerIndexedRent: 900 }, false],
  ['a sale under VAT', { ...house, VAT: '21 %' }, false],
  ['a price that is not shown', { ...house, PublishPrice: '0' as const }, false],
  ['a house elsewhere', { ...house, CountryID: 33, Zip: '5000' }, false],
  ['an unknown zip', { ...house, Zip: '0999' }, false],
])('the costs of %s: %s', (_, fields, shown) =>
  expect(hasPurchaseCosts(SITE, recordWith(fields))).toBe(shown),
);
