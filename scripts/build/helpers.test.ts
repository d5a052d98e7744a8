import { expect, test } from 'vitest';
import { helperCount, SharedPages } from './helpers.ts';

const PAGES = Array.from({ length: 100 }, (_, index) => `/fr/${index}/`);

test('every page is drawn once, by this process or by a helper', () => {
  const shared = new SharedPages(PAGES, () => {});
  const drawn: string[] = [];
  const helped: string[] = [];
  for (const page of PAGES) {
    if (shared.claim(page)) drawn.push(page);
    if (drawn.length % 20 === 0) helped.push(...shared.give());
  }
  helped.push(...shared.give());
  expect(helped.length).toBeGreaterThan(30);
  expect([...drawn, ...helped].toSorted()).toEqual(PAGES.toSorted());
});

test('pages that helpers were given and did not draw are missed', async () => {
  const shared = new SharedPages(PAGES, () => {});
  await shared.finish();
  shared.give();
  await expect(shared.finish()).rejects.toThrow('/fr/99/');
});

test.each([
  [100, undefined, 0],
  [100, 3, 2],
  [100_000, 1, 0],
  [0, 3, 0],
])('%i pages, %s processes asked for: %i helper(s)', (pages, asked, count) =>
  expect(helperCount(pages, asked)).toBe(count),
);
