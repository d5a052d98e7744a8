import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { pageCounts } from '../../scripts/rendering/page-counts.ts';
import { makeTable } from '../fixtures/make-snapshot.ts';

/** Kinds of pages that are no target of the route table. */
const WITHOUT_ROUTES = ['mapFrame', 'redirect', 'notFound', 'root'];

/** The kind of page that each route file takes its paths for, and the name of its rest parameter. */
const files = globSync('src/pages/[[]lang]/[[]...*.astro').flatMap((file) => {
  const [, kind, parameter] =
    /getStaticPaths = \(\) => (?:keyed|static)Paths\('(\w+)', '(\w+)'\)/.exec(readFileSync(file, 'utf8')) ??
    [];
  return kind ? [{ file: basename(file), kind, parameter }] : [];
});

test('each kind of page has a route file, without which its pages are not built', () => {
  const kinds = [...pageCounts(makeTable(), []).keys()].filter((kind) => !WITHOUT_ROUTES.includes(kind));
  expect(files.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
});

test.each(files)('$file has the rest parameter that it gives its paths to', ({ file, parameter }) =>
  expect(file).toBe(`[...${parameter}].astro`),
);
