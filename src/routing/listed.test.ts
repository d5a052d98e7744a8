import { expect, test } from 'vitest';
import { makeSnapshot, propertyRecords } from '../../tests/fixtures/make-snapshot.ts';
import { cityGroupId, goalProperties, isInCity, isOfType } from './listed.ts';

const snapshot = () =>
  makeSnapshot(({ types, cities, properties }) => {
    types.push({ ID: 4, WebID: '4', Name: 'Terrain', language: 'fr' });
    cities.push({ ID: 2, Name: 'Liège', Zip: '4020', language: 'fr' });
    cities.push({ ID: 3, Name: '🏡', Zip: '4021', language: 'fr' });
    properties.push(...propertyRecords(4102, { Goal: 1, WebIDs: '1, 4' }));
  });

test('properties of a goal, in their order', () => {
  const { properties } = snapshot();
  expect(goalProperties(properties, 'sale').map(({ id }) => id)).toEqual(['4101']);
  expect(goalProperties(properties, 'rent').map(({ id }) => id)).toEqual(['4102']);
});

test('a property is of each of its types', () => {
  const { properties } = snapshot();
  expect(properties.map((property) => isOfType(property, '1'))).toEqual([true, true]);
  expect(properties.map((property) => isOfType(property, '4'))).toEqual([false, true]);
});

test('a property lies in the city of its name and zip', () => {
  const { properties, cities } = snapshot();
  const isIn = cities.map((city) => properties.map((property) => isInCity(property, [city])));
  expect(isIn).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ]);
});

test('cities of one name share an id; one without letters keeps its own', () => {
  expect(snapshot().cities.map((city) => cityGroupId(city, 'fr'))).toEqual(['liege', 'liege', '3']);
  expect(snapshot().cities.map((city) => cityGroupId(city, 'nl'))).toEqual(['luik', 'liege', '3']);
});
