import { describe, expect, test } from 'vitest';
import { boundingBox, contains, parseRings } from './geometry.ts';

const SQUARE = '0,0 0,10 10,10 10,0';
const HOLE = '4,4 4,6 6,6 6,4';
const FAR = '20,20 20,30 30,30 30,20';

describe('parseRings', () => {
  test.each([
    ['', []],
    ['   ', []],
    ['|', []],
    [
      '50.6401,5.5718 50.6412,-5.5740 50,5',
      [
        [
          [50.6401, 5.5718],
          [50.6412, -5.574],
          [50, 5],
        ],
      ],
    ],
    [
      ' 0,0\n0,1\t 1,1 |  2,2 2,3 3,3 ',
      [
        [
          [0, 0],
          [0, 1],
          [1, 1],
        ],
        [
          [2, 2],
          [2, 3],
          [3, 3],
        ],
      ],
    ],
    ['0,0 0,1', []],
    [
      '0,0 0,1 1,1 | 2,2 2,3',
      [
        [
          [0, 0],
          [0, 1],
          [1, 1],
        ],
      ],
    ],
    ['0,0 0,1 x,1 1,0', []],
    ['0,0 0,1 NaN,1', []],
    ['0,0 0,1 1;1', []],
    [
      '90,180 -90,-180 0,0',
      [
        [
          [90, 180],
          [-90, -180],
          [0, 0],
        ],
      ],
    ],
    ['90.1,0 0,1 1,1', []],
    ['0,180.1 0,1 1,1', []],
  ])('%j', (coordinates, rings) =>
    expect(parseRings(coordinates)).toEqual(rings.map((ring) => ring.map(([lat, lng]) => ({ lat, lng })))),
  );
});

describe('contains', () => {
  test.each([
    ['inside', SQUARE, 5, 5, true],
    ['just inside', SQUARE, 0.001, 9.999, true],
    ['north', SQUARE, 10.001, 5, false],
    ['east', SQUARE, 5, 10.001, false],
    ['west', SQUARE, 5, -0.001, false],
    ['level with a corner, outside', SQUARE, 0, -1, false],
    ['closed ring', `${SQUARE} 0,0`, 5, 5, true],
    ['turning the other way', '0,0 10,0 10,10 0,10', 5, 5, true],
    ['in the hole', `${SQUARE}|${HOLE}`, 5, 5, false],
    ['around the hole', `${SQUARE}|${HOLE}`, 2, 2, true],
    ['second part', `${SQUARE}|${FAR}`, 25, 25, true],
    ['between the parts', `${SQUARE}|${FAR}`, 15, 15, false],
    ['notch of an L', '0,0 0,10 5,10 5,5 10,5 10,0', 8, 8, false],
    ['a line', '0,0 5,5 10,10', 5, 5, false],
    ['left of a slanted side', '10,20 10,30 20,40', 13, 22.9, false],
    ['right of a slanted side', '10,20 10,30 20,40', 13, 26.1, true],
    ['behind a slanted side', '10,20 10,30 20,40', 13, 33.1, false],
    ['with three sides to the east', '0,0 10,0 10,2 2,2 2,4 10,4 10,6 0,6', 5, 1, true],
    ['with two sides to the east', '0,0 10,0 10,2 2,2 2,4 10,4 10,6 0,6', 5, 3, false],
    ['nothing', '', 5, 5, false],
    ['no number', SQUARE, Number.NaN, 5, false],
  ])('%s', (_name, coordinates, lat, lng, inside) =>
    expect(contains({ lat, lng }, parseRings(coordinates))).toBe(inside),
  );

  test('a point on a shared side lies in exactly one outline', () => {
    const [left, right] = [parseRings('0,0 0,5 10,5 10,0'), parseRings('0,5 0,10 10,10 10,5')];
    const point = { lat: 3, lng: 5 };
    expect([contains(point, left), contains(point, right)].filter(Boolean)).toHaveLength(1);
  });
});

describe('boundingBox', () => {
  test.each([
    [SQUARE, { south: 0, west: 0, north: 10, east: 10 }],
    [`${SQUARE}|${FAR}`, { south: 0, west: 0, north: 30, east: 30 }],
    ['-3,-4 -1,-2 -2,-9', { south: -3, west: -9, north: -1, east: -2 }],
    ['', undefined],
  ])('%s', (coordinates, box) => expect(boundingBox(parseRings(coordinates))).toEqual(box));
});
