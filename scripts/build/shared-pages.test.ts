import { expect, test } from 'vitest';
import { SharedPages } from './shared-pages.ts';

const PAGES = Array.from({ length: 1000 }, (_, index) => `/fr/${index}/`);

test('every page is drawn once, by this process or by a helper', () => {
  const shared = new SharedPages(PAGES, [], () => {});
  const drawn: string[] = [];
  const helped: string[] = [];
  for (const page of PAGES) {
    if (shared.claim(page)) drawn.push(page);
    if (drawn.length % 20 === 0) helped.push(...shared.give());
  }
  helped.push(...shared.give());
  expect(helped.length).toBeGreaterThan(300);
  expect([...drawn, ...helped].toSorted()).toEqual(PAGES.toSorted());
});

test('pages that helpers were given and did not draw are missed', () => {
  const shared = new SharedPages(PAGES, [], () => {});
  shared.assertDrawn();
  const given = shared.give();
  expect(() => shared.assertDrawn()).toThrow('/fr/999/');
  shared.take({ drawn: given.map((page) => [page, [[], []], []]), images: { encoded: [], originals: [] } });
  shared.assertDrawn();
});

test('what a helper draws by itself is not drawn here, and is missed until it comes', () => {
  const shared = new SharedPages(PAGES, ['/fr/search.json'], () => {});
  expect([shared.claim('/fr/search.json'), shared.claim('/fr/0/')]).toEqual([false, true]);
  expect(() => shared.assertDrawn()).toThrow('/fr/search.json');
  shared.take({ drawn: [['/fr/search.json', [[], []], []]], images: { encoded: [], originals: [] } });
  shared.assertDrawn();
});
