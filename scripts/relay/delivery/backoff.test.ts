import { expect, test } from 'vitest';
import { delayAfter, delayWhileHeld, delayWithoutEnd } from './backoff.ts';

const MINUTE = 60_000;

test.each([
  [1, 0.5 * MINUTE],
  [2, MINUTE],
  [3, 2 * MINUTE],
  [10, 256 * MINUTE],
  [11, 360 * MINUTE],
  [20, 360 * MINUTE],
])('after %i attempts about %i ms', (attempts, delay) => {
  const found = delayAfter(attempts) ?? 0;
  expect(found).toBeGreaterThanOrEqual(delay * 0.9);
  expect(found).toBeLessThanOrEqual(delay * 1.1);
});

test('gives up after three days', () => {
  expect(delayAfter(21)).toBeUndefined();
  const sum = Array.from({ length: 20 }, (_, index) => delayAfter(index + 1) ?? 0).reduce((a, b) => a + b);
  expect(sum / (24 * 60 * MINUTE)).toBeGreaterThan(2.5);
});

test('what is never given up is tried every six hours, what waits to be mended every hour', () => {
  for (const attempts of [30, 5000]) {
    expect(delayWithoutEnd(attempts) / (360 * MINUTE)).toBeCloseTo(1, 0);
    expect(delayWhileHeld(attempts) / (60 * MINUTE)).toBeCloseTo(1, 0);
  }
  expect(delayWhileHeld(1)).toBeLessThan(MINUTE);
});
