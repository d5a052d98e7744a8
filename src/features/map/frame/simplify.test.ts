import { describe, expect, test } from 'vitest';
import { polygonArea, simplifyStroke } from './simplify.ts';

/** A stroke around a circle, as drawn with a finger. */
const round = (points: number, radius = 200) =>
  Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * 2 * Math.PI;
    return { x: 300 + radius * Math.cos(angle), y: 300 + radius * Math.sin(angle) };
  });

describe('simplifyStroke', () => {
  test('at most 60 corners, and nearly the same area', () => {
    const stroke = round(900);
    const corners = simplifyStroke(stroke);
    expect(corners.length).toBeLessThanOrEqual(60);
    expect(polygonArea(corners) / polygonArea(stroke)).toBeGreaterThan(0.98);
  });

  test('a jagged line of a thousand points', () => {
    const stroke = Array.from({ length: 1000 }, (_, index) => ({ x: index, y: index % 2 === 0 ? 0 : 90 }));
    expect(simplifyStroke(stroke).length).toBeLessThanOrEqual(60);
  });

  test('corners of a square stay, what lies between them goes', () => {
    const side = (from: [number, number], to: [number, number]) =>
      Array.from({ length: 20 }, (_, step) => ({
        x: from[0] + ((to[0] - from[0]) * step) / 20,
        y: from[1] + ((to[1] - from[1]) * step) / 20,
      }));
    const stroke = [
      ...side([0, 0], [100, 0]),
      ...side([100, 0], [100, 100]),
      ...side([100, 100], [0, 100]),
      ...side([0, 100], [0, 0]),
    ];
    expect(simplifyStroke(stroke).slice(0, 4)).toEqual([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
      { x: 0, y: 100 },
    ]);
  });

  test.each([0, 1, 2])('%d points', (count) => expect(simplifyStroke(round(count))).toHaveLength(count));
});

test('polygonArea, whichever way round', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ];
  expect(polygonArea(square)).toBe(100);
  expect(polygonArea(square.toReversed())).toBe(100);
  expect(polygonArea([])).toBe(0);
});
