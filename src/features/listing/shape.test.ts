import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contains } from '../../snapshot/geometry.ts';
import { decodeShape, drawnShape, encodeShape } from './shape.ts';

const step = (min: number, max: number) =>
  fc.integer({ min: min * 1e4, max: max * 1e4 }).map((value) => value / 1e4);
const point = fc.record({ lat: step(-90, 90), lng: step(-180, 180) });

describe('encodeShape and decodeShape', () => {
  test('give back any polygon', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 60 }), (shape) => {
        const text = encodeShape(shape);
        expect(text).toMatch(/^[\w-]+$/);
        expect(decodeShape(text)).toEqual(shape);
      }),
    );
  });

  test('a drawing in a town takes about four characters a point', () => {
    const ring = Array.from({ length: 20 }, (_, index) => ({
      lat: Math.round((50.64 + 0.01 * Math.sin(index / 3)) * 1e4) / 1e4,
      lng: Math.round((5.57 + 0.01 * Math.cos(index / 3)) * 1e4) / 1e4,
    }));
    expect(encodeShape(ring).length).toBeLessThan(100);
  });

  test('whatever text comes, nothing or a polygon that writes the same text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\w-]{0,80}$/)), (text) => {
        const shape = decodeShape(text);
        if (shape) expect(decodeShape(encodeShape(shape))).toEqual(shape);
      }),
    );
  });

  test.each([
    ['', 'nothing'],
    ['AAAA', 'two points'],
    ['AAAAA', 'half a point'],
    ['AAAAA<', 'another character'],
    ['AAAAAg', 'a number cut off'],
    ['______________', 'a number too large'],
    ['_____H_____H_____H', 'a place beyond the pole'],
    ['A'.repeat(200), 'a hundred points'],
    ['A'.repeat(1_000_000), 'a million characters'],
  ])('%.20s: %s', (text) => expect(decodeShape(text)).toBeUndefined());
});

describe('drawnShape', () => {
  const circle = (count: number, radius = 0.02) =>
    Array.from({ length: count }, (_, index) => ({
      lat: 50.64 + radius * Math.sin((index * 2 * Math.PI) / count),
      lng: 5.57 + radius * Math.cos((index * 2 * Math.PI) / count),
    }));

  test('keeps the form with few points', () => {
    const shape = drawnShape(circle(2000)) ?? [];
    expect(shape.length).toBeLessThan(60);
    expect(shape.length).toBeGreaterThan(8);
    for (const [lat, lng, inside] of [
      [50.64, 5.57, true],
      [50.6585, 5.57, true],
      [50.6615, 5.57, false],
      [50.64, 5.5885, true],
      [50.64, 5.5915, false],
    ] as const) {
      expect(contains({ lat, lng }, [shape])).toBe(inside);
    }
    expect(decodeShape(encodeShape(shape))).toEqual(shape);
  });

  test.each([
    ['nothing', []],
    ['a point', [{ lat: 50, lng: 5 }]],
    ['a click', circle(30, 0.00001)],
    ['a line', Array.from({ length: 30 }, (_, index) => ({ lat: 50 + index / 100, lng: 5 + index / 100 }))],
  ])('%s is no polygon', (_name, path) => expect(drawnShape(path)).toBeUndefined());

  test('any scribble gives nothing or a polygon that an address can hold', () => {
    const near = fc.record({
      lat: fc.double({ min: 50, max: 51, noNaN: true }),
      lng: fc.double({ min: 5, max: 6, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(near, { maxLength: 300 }), (path) => {
        const shape = drawnShape(path);
        if (shape) expect(decodeShape(encodeShape(shape))).toEqual(shape);
      }),
      { numRuns: 50 },
    );
  });
});
