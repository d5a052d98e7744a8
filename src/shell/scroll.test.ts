import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollProgress, throttle } from './scroll.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [-1, 0],
  [0, 0],
  [0.25, 0.125],
  [0.5, 0.5],
  [0.75, 0.875],
  [1, 1],
  [2, 1],
])('the progress at time %d is %d', (time, progress) => {
  expect(scrollProgress(time)).toBeCloseTo(progress, 6);
});

test('a throttled action runs at once, then at most once per interval, and once after the last call', () => {
  const action = vi.fn();
  const throttled = throttle(action, 100);
  throttled();
  expect(action).toHaveBeenCalledTimes(1);
  for (let i = 0; i < 9; i += 1) {
    vi.advanceTimersByTime(10);
    throttled();
  }
  expect(action).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10);
  expect(action).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(500);
  expect(action).toHaveBeenCalledTimes(2);
});
