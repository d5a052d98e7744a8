import { expect, test } from 'vitest';
import { mapProperty } from '../message.fixture.ts';
import { placesOf, pointsOf } from './places.ts';

const flat = (id: string, changes = {}) => mapProperty({ id, ...changes });

test('properties of one address are one place, to a metre', () => {
  const places = [
    ...placesOf([flat('1'), flat('2', { lat: 50.631872 }), flat('3', { lat: 50.6319 })]).values(),
  ];
  expect(places.map(({ items }) => items.map(({ id }) => id))).toEqual([['1', '2'], ['3']]);
});

test('a place is approximate where every property there hides its address', () => {
  const isApproximate = (...radii: (number | undefined)[]) =>
    [...placesOf(radii.map((radius, index) => flat(String(index), { radius }))).values()][0]?.isApproximate;
  expect(isApproximate(300, 300)).toBe(true);
  expect(isApproximate(300, undefined)).toBe(false);
  expect(isApproximate(undefined, 300)).toBe(false);
});

test('points carry how many properties they stand for', () => {
  const { features } = pointsOf(placesOf([flat('1'), flat('2')]).values());
  expect(features).toEqual([
    {
      type: 'Feature',
      properties: { key: '50.63187,5.55641', count: 2 },
      geometry: { type: 'Point', coordinates: [5.55641, 50.63187] },
    },
  ]);
});
