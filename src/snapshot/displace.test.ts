import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { displacedArea } from './displace.ts';
import type { Point } from './geometry.ts';

/** Metres between two nearby points. */
function distance(a: Point, b: Point): number {
  const metresPerLng = 111_320 * Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180);
  return Math.hypot((a.lat - b.lat) * 111_320, (a.lng - b.lng) * metresPerLng);
}

const inBelgium = fc.record({
  lat: fc.double({ min: 49.5, max: 51.5, noNaN: true }),
  lng: fc.double({ min: 2.5, max: 6.4, noNaN: true }),
});
const id = fc.integer({ min: 1, max: 99_999 });

describe('displacedArea', () => {
  test('is 100 to 300 m away, within its own radius, to the metre', () => {
    fc.assert(
      fc.property(inBelgium, id, (point, ID) => {
        const area = displacedArea(point, ID);
        const away = distance(point, area);
        expect(away).toBeGreaterThan(99);
        expect(away).toBeLessThan(area.radius);
        expect([area.lat, area.lng].map((degrees) => Math.round(degrees * 1e5) / 1e5)).toEqual([
          area.lat,
          area.lng,
        ]);
      }),
    );
  });

  test('is the same each time', () => {
    const point = { lat: 50.640123, lng: 5.570456 };
    expect(displacedArea(point, 4101)).toEqual(displacedArea({ ...point }, 4101));
    expect(displacedArea(point, 4101)).not.toEqual(displacedArea(point, 4102));
  });

  test('does not tell where in its square the point lies: hundreds of points give the very same circle', () => {
    const point = { lat: 50.640123, lng: 5.570456 };
    const wanted = JSON.stringify(displacedArea(point, 4101));
    const steps = Array.from({ length: 81 }, (_, step) => (step - 40) * 0.00005);
    const alike = steps
      .flatMap((lat) => steps.map((lng) => ({ lat: point.lat + lat, lng: point.lng + lng })))
      .filter((other) => JSON.stringify(displacedArea(other, 4101)) === wanted);
    const span = (values: number[], metres: number) => (Math.max(...values) - Math.min(...values)) * metres;
    expect(alike.length).toBeGreaterThan(800);
    expect(
      span(
        alike.map(({ lat }) => lat),
        111_320,
      ),
    ).toBeGreaterThan(125);
    expect(
      span(
        alike.map(({ lng }) => lng),
        70_600,
      ),
    ).toBeGreaterThan(125);
  });

  test.each([
    { lat: 90, lng: 180 },
    { lat: -90, lng: -180 },
    { lat: 0, lng: 0 },
  ])('%j gives finite numbers', (point) => {
    for (const value of Object.values(displacedArea(point, 1))) expect(Number.isFinite(value)).toBe(true);
  });
});
