import { describe, expect, test } from 'vitest';
import { type Criteria, NO_CRITERIA } from './criteria.ts';
import {
  addressOf,
  criteriaAt,
  demandQuery,
  isSearch,
  isServed,
  type ListAddresses,
} from './list-address.ts';

const LIST: ListAddresses = { own: '/fr/a-vendre/', whole: '/fr/a-vendre/', base: { types: [], cities: [] } };
const HOUSES: ListAddresses = { ...LIST, own: '/fr/a-vendre/maison/', base: { types: ['1'], cities: [] } };
const LIEGE: ListAddresses = {
  ...LIST,
  own: '/fr/a-vendre/liege/',
  base: { types: [], cities: ['Liège|4000', 'Liège|4020'] },
};
const some = (changes: Partial<Criteria>): Criteria => ({ ...NO_CRITERIA, ...changes });

describe('the address of a state', () => {
  test.each<[ListAddresses, Partial<Criteria>, string]>([
    [LIST, {}, '/fr/a-vendre/'],
    [LIST, { types: ['1'], page: 2 }, '/fr/a-vendre/?type=1&page=2'],
    [HOUSES, { types: ['1'] }, '/fr/a-vendre/maison/'],
    [HOUSES, { types: ['1'], sort: 'city' }, '/fr/a-vendre/maison/?sort=city'],
    [HOUSES, { types: ['1', '8'] }, '/fr/a-vendre/?type=1,8'],
    [HOUSES, { sort: 'city' }, '/fr/a-vendre/?sort=city'],
    [LIEGE, { cities: ['Liège|4020', 'Liège|4000'], lift: true }, '/fr/a-vendre/liege/?with=lift'],
    [LIEGE, { cities: ['Liège|4020'] }, '/fr/a-vendre/?city=Li%C3%A8ge|4020'],
    [LIEGE, { cities: ['Liège|4000', 'Liège|4020'], types: ['4'] }, '/fr/a-vendre/liege/?type=4'],
  ])('at %j, %j', (addresses, changes, address) => {
    expect(addressOf(some(changes), addresses)).toBe(address);
  });

  test('parameters of others are kept, those of the list are not doubled', () => {
    expect(addressOf(some({ page: 3 }), LIST, '?page=9&utm_source=mail')).toBe(
      '/fr/a-vendre/?page=3&utm_source=mail',
    );
  });

  test.each([
    [LIST, '?type=4&sort=city'],
    [HOUSES, '?bed=2-'],
    [LIEGE, '?type=4'],
  ])('at %j, %s is read back and written as it was', (addresses, query) => {
    expect(addressOf(criteriaAt(query, addresses), addresses)).toBe(addresses.own + query);
  });
});

test.each<[ListAddresses, Partial<Criteria>, boolean]>([
  [LIST, {}, true],
  [LIST, { page: 2 }, false],
  [LIST, { view: 'map' }, false],
  [HOUSES, { types: ['1'] }, true],
  [HOUSES, {}, false],
])('at %j, the served page shows %j: %s', (addresses, changes, is) =>
  expect(isServed(some(changes), addresses)).toBe(is),
);

test('a demand carries filters and goal, no order, page or view', () => {
  const criteria = some({ types: ['1'], price: { min: undefined, max: 300_000 }, page: 2, view: 'map' });
  expect(demandQuery({ ...criteria, sort: 'city' }, 'sale')).toBe('?type=1&price=-300000&goal=sale');
});

describe('a new search', () => {
  test.each<[Partial<Criteria>, Partial<Criteria>, boolean]>([
    [{}, { types: ['1'] }, true],
    [{ types: ['1'] }, { types: ['1'], lift: true }, true],
    [{ types: ['1'], lift: true }, { types: ['1'] }, true],
    [{ types: ['1'] }, {}, false],
    [{}, { sort: 'city' }, false],
    [{ types: ['1'] }, { types: ['1'], sort: 'city', page: 2, view: 'map' }, false],
  ])('from %j to %j: %s', (before, next, expected) => {
    expect(isSearch(some(before), some(next))).toBe(expected);
  });
});
