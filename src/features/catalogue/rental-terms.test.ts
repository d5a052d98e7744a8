import { expect, test } from 'vitest';
import { recordWith } from './property.fixture.ts';
import { rentalTerms } from './rental-terms.ts';

const flat = { Goal: 1, Price: 1050, ChargesRenter: 150, NumberOfBedRooms: 2, InventoryOfPlace: 295 };

test.each([
  ['a house for sale', { ...flat, Goal: 0 }, undefined],
  [
    'a flat, its deposit three months’ rent',
    flat,
    { income: 3600, firstMonth: 1200, persons: 4, deposit: 3150, inventory: 295 },
  ],
  [
    'a flat that names its deposit',
    { ...flat, Deposit: 2100 },
    { income: 3600, firstMonth: 1200, persons: 4, deposit: 2100, inventory: 295 },
  ],
  ['a garage without charges', { Goal: 1, Price: 95 }, { income: 285, firstMonth: 95, deposit: 285 }],
  [
    'a rent on request, which nothing may tell',
    { ...flat, PublishPrice: false, Deposit: 2100 },
    { persons: 4, inventory: 295 },
  ],
])('%s', (_, fields, terms) => {
  expect(rentalTerms(recordWith(fields))).toEqual(terms);
});
