import { expect, test } from 'vitest';
import { LAW } from '../../snapshot/law/law.fixture.ts';
import { recordWith, SITE } from './property.fixture.ts';
import { rentalTerms } from './rental-terms.ts';

const flat = {
  WebID: '8',
  Goal: 1,
  Price: 1050,
  ChargesRenter: 150,
  NumberOfBedRooms: 2,
  InventoryOfPlace: 295,
};

test.each([
  ['a house for sale', { ...flat, Goal: 0 }, undefined],
  [
    'a flat in Wallonia, its deposit two months’ rent',
    flat,
    { income: 3600, firstMonth: 1200, persons: 4, deposit: 2100, inventory: 295 },
  ],
  [
    'a flat that names its deposit',
    { ...flat, Deposit: 1050 },
    { income: 3600, firstMonth: 1200, persons: 4, deposit: 1050, inventory: 295 },
  ],
  [
    'a flat elsewhere, whose deposit the advertisement says',
    { ...flat, Zip: '1000' },
    { income: 3600, firstMonth: 1200, persons: 4, inventory: 295 },
  ],
  [
    'a studio without charges',
    { Goal: 1, Price: 560, WebID: '9', NumberOfShowerRooms: 1 },
    { income: 1680, firstMonth: 560, deposit: 1120 },
  ],
  ['a parking place', { Goal: 1, Price: 95, WebID: '7' }, undefined],
  ['an office', { Goal: 1, Price: 2150, WebID: '2', Deposit: 6450 }, undefined],
  ['a workshop with a shower', { Goal: 1, Price: 2200, WebID: '3', NumberOfShowerRooms: 1 }, undefined],
  [
    'a flat let by the week, of whose rent no figure for a month follows',
    { ...flat, PriceUnitText: '€/semaine' },
    { persons: 4, inventory: 295 },
  ],
  ['a let flat, its price behind a marquee', { ...flat, Marquee: 3 }, { persons: 4, inventory: 295 }],
  [
    'a rent on request, which nothing may tell',
    { ...flat, PublishPrice: false, Deposit: 2100 },
    { persons: 4, inventory: 295 },
  ],
])('%s', (_, fields, terms) => {
  expect(rentalTerms(LAW, SITE, recordWith({ CountryID: 10, ...fields }))).toEqual(terms);
});
