import { expect, test } from 'vitest';
import { makeSnapshot, propertyRecords } from '../../tests/fixtures/make-snapshot.ts';
import { cityGroupId, type Grouped, goalProperties, groupByCity, groupByType } from './listed.ts';

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

const idsOf = (groups: Grouped) =>
  Object.fromEntries([...groups].map(([key, list]) => [key, list.map(({ id }) => id).join(' ')]));

test('a property is of each of its types, once', () => {
  const { properties } = makeSnapshot(({ types, properties }) => {
    types.push({ ID: 4, WebID: '4', Name: 'Terrain', language: 'fr' });
    properties.push(...propertyRecords(4102, { WebIDs: '1, 4, 4' }));
  });
  expect(idsOf(groupByType(properties))).toEqual({ 1: '4101 4102', 4: '4102' });
});

test('a property lies in the city of its name and zip, by whichever id it goes', () => {
  const { properties, cities } = snapshot();
  expect(idsOf(groupByCity(properties, cities))).toEqual({ [cities[0]?.id ?? '']: '4101 4102' });
  expect(idsOf(groupByCity(properties, cities, (city) => cityGroupId(city, 'fr')))).toEqual({
    liege: '4101 4102',
  });
});

test('cities of one name share an id; one without letters keeps its own', () => {
  expect(snapshot().cities.map((city) => cityGroupId(city, 'fr'))).toEqual(['liege', 'liege', '3']);
  expect(snapshot().cities.map((city) => cityGroupId(city, 'nl'))).toEqual(['luik', 'liege', '3']);
});
