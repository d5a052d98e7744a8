import { expect, test } from 'vitest';
import { inGroups } from './in-groups.ts';

test('what comes together is done together, each with its own result', async () => {
  const groups: number[][] = [];
  const double = inGroups((values: number[]) => {
    groups.push(values);
    return values.map((value) => 2 * value);
  });
  expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(groups).toEqual([[1, 2, 3], [4]]);
});

test('one that fails does not spoil the others', async () => {
  const invert = inGroups((values: number[]) =>
    values.map((value) => {
      if (value === 0) throw new Error('zero');
      return 1 / value;
    }),
  );
  const results = await Promise.allSettled([invert(1), invert(0), invert(4)]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
