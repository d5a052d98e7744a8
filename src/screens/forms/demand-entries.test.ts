import { expect, test } from 'vitest';
import { demandEntries } from './demand-entries.ts';

const choices = { types: ['1', '8'], zones: ['Liège|4000', 'Esneux|4130'] };
const entries = (query: string) => Object.fromEntries(demandEntries(query, choices));

test('a list’s criteria fill the form', () =>
  expect(
    entries(
      '?type=1,8,77&city=Li%C3%A8ge|4000&city=Luxembourg|1111&price=100000-250000&bed=2-&bath=1-2&garage=-1&parking=1-3&with=lift,pool,garden&goal=sale&page=3',
    ),
  ).toEqual({
    goal: ['buy'],
    types: ['1', '8'],
    zones: ['Liège|4000'],
    otherZones: ['Luxembourg 1111'],
    priceMin: ['100000'],
    priceMax: ['250000'],
    bedroomsMin: ['2'],
    bathroomsMin: ['1'],
    garagesMax: ['1'],
    parkingsMin: ['1'],
    parkingsMax: ['3'],
    with: ['garden', 'lift'],
    criteria: [expect.stringMatching(/^\?type=1(,|%2C)8/)],
  }));

test.each([
  ['city=Luik%7C4000', 'Liège|4000'],
  ['city=esneux', 'Esneux|4130'],
  ['city=4000', 'Liège|4000'],
  ['city=liege', 'Liège|4000'],
])('%s is %s', (query, zone) => expect(entries(query)['zones']).toEqual([zone]));

test.each(['', '?', '?goal=steal', '?city=%00&type=x&price=y'])('%s fills nothing', (query) =>
  expect(entries(query)).toEqual({ criteria: [''] }),
);
