import { expect, test } from 'vitest';
import { neighbourhoodFinder } from './neighbourhood-of.ts';

const at = neighbourhoodFinder([
  { ID: 9, Coordinates: '' },
  { ID: 2, Coordinates: '' },
  { ID: 2, Coordinates: '0,0 0,10 10,10 10,0 | 4,4 4,6 6,6 6,4' },
  { ID: 2, Coordinates: '80,80 80,81 81,81' },
  { ID: 1, Coordinates: '5,5 5,15 15,15 15,5' },
]);

test.each([
  ['inside', 1, 1, 2],
  ['in a hole that another fills', 5.5, 5.5, 1],
  ['where two overlap, the first in the file', 8, 8, 2],
  ['in the second alone', 12, 12, 1],
  ['in a box, but outside its outline', 4.5, 4.5, undefined],
  ['in an outline that a later record repeats otherwise', 80.2, 80.9, undefined],
  ['nowhere', 40, 40, undefined],
])('%s', (_name, lat, lng, id) => expect(at({ lat, lng })).toBe(id));

test('without any neighbourhood', () => expect(neighbourhoodFinder([])({ lat: 1, lng: 1 })).toBeUndefined());
