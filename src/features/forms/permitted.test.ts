import { expect, test } from 'vitest';
import { anyRecord } from '../../snapshot/market.ts';
import { propertyWith } from '../catalogue/property.fixture.ts';
import { rentedAs } from './permitted.ts';

test.each([
  ['a flat', { WebID: '8', NumberOfBedRooms: 2 }, true],
  ['a studio of which no room is told', { WebID: '9' }, true],
  ['a house with an office', { WebID: '1', WebIDs: '1,2' }, true],
  ['a shop with a shower', { WebID: '6', NumberOfShowerRooms: 1 }, false],
  ['a parking place', { WebID: '7' }, false],
])('the law of leases takes %s for a home: %s', (_, fields, isHome) =>
  expect(rentedAs(anyRecord(propertyWith(1, { Zip: '1000', Goal: 1, ...fields })))).toEqual({
    region: 'brussels',
    isHome,
  }),
);

test('abroad no law of ours holds', () =>
  expect(rentedAs(anyRecord(propertyWith(1, { Zip: '1728', CountryID: 50 })))).toBeUndefined());
