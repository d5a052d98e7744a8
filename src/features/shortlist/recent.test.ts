import { expect, test } from 'vitest';
import { MAX_RECENT, recentOf, type Viewed, withViewed } from './recent.ts';
import { snapshot } from './shortlist.fixture.ts';

const viewed = (id: number): Viewed => ({ id, snapshot: snapshot(id) });
const ids = (recent: readonly Viewed[]) => recent.map(({ id }) => id);

test('last seen first, each once', () => {
  const recent = [1, 2, 3, 1].map(viewed).reduce(withViewed, [] as readonly Viewed[]);
  expect(ids(recent)).toEqual([1, 3, 2]);
});

test('the oldest makes room', () => {
  const recent = Array.from({ length: MAX_RECENT + 5 }, (_, index) => viewed(index + 1)).reduce(
    withViewed,
    [] as readonly Viewed[],
  );
  expect(recent).toHaveLength(MAX_RECENT);
  expect(recent[0]?.id).toBe(MAX_RECENT + 5);
});

test.each([
  [undefined, []],
  ['x', []],
  [[viewed(1), 7, { id: 2 }, { id: 'x', snapshot: snapshot(3) }], [1]],
  [
    Array.from({ length: 99 }, (_, index) => viewed(index + 1)),
    Array.from({ length: MAX_RECENT }, (_, i) => i + 1),
  ],
])('stored data %#', (data, expected) => expect(ids(recentOf(data))).toEqual(expected));
