import { describe, expect, test } from 'vitest';
import { boxAround, circle, roundBox, sameBox } from './bounds.ts';

const box = { south: 50.6, west: 5.5, north: 50.7, east: 5.6 };

describe('boxAround', () => {
  test('nothing', () => expect(boxAround([])).toBeNull());

  test('points', () =>
    expect(
      boxAround([
        { lat: 50.7, lng: 5.5 },
        { lat: 50.6, lng: 5.6 },
      ]),
    ).toEqual(box));

  test('a radius in metres widens it', () => {
    const around = boxAround([{ lat: 50.6, lng: 5.5, radius: 1112.5 }]);
    expect(around?.north).toBeCloseTo(50.61, 6);
    expect(around?.south).toBeCloseTo(50.59, 6);
    expect((around?.east ?? 0) - 5.5).toBeCloseTo(0.01 / Math.cos((50.6 * Math.PI) / 180), 6);
  });
});

test('circle: closed, round on the ground', () => {
  const ring = circle({ lat: 50.6, lng: 5.5 }, 300);
  expect(ring).toHaveLength(49);
  expect(ring.at(-1)).toEqual(ring[0]);
  const distances = ring.map(([lng, lat]) =>
    Math.hypot((lng - 5.5) * Math.cos((50.6 * Math.PI) / 180), lat - 50.6),
  );
  for (const distance of distances) expect(distance * 111_250).toBeCloseTo(300, 6);
});

test.each([
  [null, null, true],
  [box, null, false],
  [null, box, false],
  [box, { ...box }, true],
  [box, { ...box, east: 5.61 }, false],
])('sameBox %#', (a, b, same) => expect(sameBox(a, b)).toBe(same));

test('roundBox', () =>
  expect(roundBox({ south: 50.123456, west: 5.000004, north: 50.99999, east: 5.5 }, 4)).toEqual({
    south: 50.1235,
    west: 5,
    north: 51,
    east: 5.5,
  }));
