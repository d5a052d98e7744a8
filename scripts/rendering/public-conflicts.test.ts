import { expect, test } from 'vitest';
import { assertNoConflict } from './public-conflicts.ts';

const PATHS = ['/', '/fr/a/', '/fr/data/search.json', '/robots.txt'];

test('files of public/ beside the pages are no matter', () =>
  assertNoConflict(['/favicon.svg/', '/fr/a/photo.jpg/', '/fr/b/index.html/'], PATHS));

test.each([
  ['/index.html/', '/'],
  ['/fr/a/index.html/', '/fr/a/'],
  ['/robots.txt/', '/robots.txt'],
  ['/_headers/', '/_headers'],
])('public%s is refused', (file, page) =>
  expect(() => assertNoConflict(['/favicon.svg/', file], PATHS)).toThrow(
    `public${file.slice(0, -1)} stands where the build puts ${page}.`,
  ),
);
