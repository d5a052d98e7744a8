import { expect, test } from 'vitest';
import { FLAGS, type MenuName } from '../catalogue/filters.ts';
import { rowWith, TYPES } from './catalogue.fixture.ts';
import { type Criteria, NO_CRITERIA } from './criteria.ts';
import { facetsOf } from './facets.ts';
import { countAll, countIn, MENUS, menusOf } from './filter-menus.ts';

test('menus that cannot change the result are left out', () => {
  const rows = [rowWith({ garden: true }), rowWith({ types: TYPES.slice(2, 3), price: 100_000 })];
  expect(menusOf(facetsOf(rows, NO_CRITERIA))).toEqual(['types', 'price', 'more']);
  expect(menusOf(facetsOf([rowWith()], NO_CRITERIA))).toEqual([]);
  expect(menusOf(undefined)).toHaveLength(6);
});

test('every filter that is counted stands in a menu', () => {
  const { total, ...facets } = facetsOf([rowWith()], NO_CRITERIA);
  expect(total).toBe(1);
  expect(Object.values(MENUS).flat().toSorted()).toEqual(Object.keys(facets).toSorted());
});

test('the menus of the bar, and the order of the filters in each', () => {
  expect(MENUS).toEqual({
    types: ['types'],
    cities: ['cities'],
    neighbourhoods: ['neighbourhoods'],
    price: ['price'],
    bedrooms: ['bedrooms'],
    more: ['bathrooms', 'garages', 'parkings', 'energy', ...FLAGS, 'since'],
  });
  expect(FLAGS.slice(0, 3)).toEqual(['garden', 'terrace', 'lift']);
});

test('a filter that is set keeps its menu', () => {
  expect(menusOf(facetsOf([rowWith()], { ...NO_CRITERIA, bedrooms: { min: 3, max: undefined } }))).toContain(
    'bedrooms',
  );
});

test.each<[MenuName, Partial<Criteria>, number]>([
  ['types', { types: ['1', '4'] }, 2],
  ['price', { price: { min: 1, max: 2 } }, 1],
  ['price', {}, 0],
  ['neighbourhoods', { neighbourhoods: [1] }, 1],
  ['more', { lift: true, energy: 'b', parkings: { min: 1, max: undefined }, types: ['1'] }, 3],
])('in %s, %j counts %i', (menu, changes, count) =>
  expect(countIn(menu, { ...NO_CRITERIA, ...changes })).toBe(count),
);

test('in all, each value of a list and each other filter counts', () => {
  const area = { north: 50.7, south: 50.6, east: 5.7, west: 5.5 };
  expect(countAll({ ...NO_CRITERIA, types: ['1', '4'], price: { min: 1, max: 2 }, lift: true, area })).toBe(
    5,
  );
  expect(countAll(NO_CRITERIA)).toBe(0);
});
