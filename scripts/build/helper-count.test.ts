import { expect, test } from 'vitest';
import { helperCount } from './helper-count.ts';

test.each([
  [100, undefined, 0],
  [100, 3, 2],
  [100_000, 1, 0],
  [0, 3, 0],
])('%i pages, %s processes asked for: %i helper(s)', (pages, asked, count) =>
  expect(helperCount(pages, asked)).toBe(count),
);
