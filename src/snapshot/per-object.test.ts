import { expect, test } from 'vitest';
import { byId, perObject } from './per-object.ts';

test('the value is made once for each object, also where it is undefined', () => {
  let made = 0;
  const size = perObject((list: readonly unknown[]) => {
    made += 1;
    return list.length || undefined;
  });
  const [one, other]: unknown[][] = [[1], []];
  expect([size(one ?? []), size(one ?? []), size(other ?? []), size(other ?? [])]).toEqual([
    1,
    1,
    undefined,
    undefined,
  ]);
  expect(made).toBe(2);
});

test('an entry is found by its id, the first of two', () => {
  const list = [{ id: 'a' }, { id: 'b', n: 1 }, { id: 'b', n: 2 }];
  expect(byId(list, 'a')).toBe(list[0]);
  expect(byId(list, 'b')).toBe(list[1]);
  expect(byId(list, '__proto__')).toBeUndefined();
});
