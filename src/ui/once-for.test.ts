import { expect, test } from 'vitest';
import { onceFor } from './once-for.ts';

test('made once for each key', () => {
  const made: string[] = [];
  const listOf = onceFor((key) => {
    made.push(key);
    return [key];
  });
  expect([listOf('fr'), listOf('nl'), listOf('fr')]).toEqual([['fr'], ['nl'], ['fr']]);
  expect(listOf('fr')).toBe(listOf('fr'));
  expect(made).toEqual(['fr', 'nl']);
});
