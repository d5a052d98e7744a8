import { expect, test } from 'vitest';
import { rateLimit } from './rate-limit.ts';

const clock = () => {
  const time = { now: 1_000_000 };
  return { time, limit: rateLimit(3, 1000, () => time.now) };
};

test('lets so many through, and says when to come back', () => {
  const { limit } = clock();
  expect(['a', 'a', 'a', 'b'].map((key) => limit.take(key))).toEqual([0, 0, 0, 0]);
  expect(limit.take('a')).toBe(1);
  expect(limit.take('b')).toBe(0);
});

test('around the turn of a window nobody gets twice the share', () => {
  const { time, limit } = clock();
  time.now += 990;
  for (let index = 0; index < 3; index += 1) limit.take('a');
  time.now += 20;
  expect(limit.take('a')).toBe(1);
  time.now += 700;
  expect(limit.take('a')).toBe(0);
});

test('after two windows all is forgotten', () => {
  const { time, limit } = clock();
  for (let index = 0; index < 3; index += 1) limit.take('a');
  time.now += 2000;
  expect([1, 2, 3].map(() => limit.take('a'))).toEqual([0, 0, 0]);
});

test('a flood of keys does not free the one that is blocked and keeps trying', () => {
  const { limit } = clock();
  for (let index = 0; index < 3; index += 1) limit.take('a');
  for (let index = 0; index < 21_000; index += 1) limit.take(`k${index}`);
  expect(limit.take('k20999')).toBe(0);
});
