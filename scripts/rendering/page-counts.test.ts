import { expect, test } from 'vitest';
import { FORM_IDS } from '../../src/routing/forms.ts';
import { standingRedirects } from '../../src/routing/redirect-pages.ts';
import { makeTable, propertyRecords } from '../../tests/fixtures/make-snapshot.ts';
import { countLines, pageCounts, totalOf } from './page-counts.ts';

test('pages of each kind and language, every page of a list, and sums', () => {
  const table = makeTable((files) => {
    files.site.options = { pageSize: 1 };
    files.properties.push(...propertyRecords(4102));
  });
  const redirects = standingRedirects(table, [], (path) => path);
  const counts = pageCounts(table, redirects);
  // Five pages of the menu; the sale list has two pages with one property each.
  expect(counts.get('page')).toEqual(
    new Map([
      ['fr', 6],
      ['nl', 6],
    ]),
  );
  expect(counts.get('landing')).toEqual(
    new Map([
      ['fr', 4],
      ['nl', 4],
    ]),
  );
  expect(counts.get('property')).toEqual(
    new Map([
      ['fr', 2],
      ['nl', 2],
    ]),
  );
  expect(counts.get('project')).toEqual(new Map());
  expect(counts.get('feedback')?.get('nl')).toBe(FORM_IDS.length);
  expect(counts.get('form')?.get('nl')).toBe(
    table.routes.filter(({ target }) => target.type === 'form').length,
  );
  expect(counts.get('mapFrame')?.get('nl')).toBe(1);
  expect(counts.get('notFound')).toEqual(
    new Map([
      ['fr', 1],
      ['nl', 1],
      ['/', 1],
    ]),
  );
  const total = [...(counts.get('redirect')?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  expect(total).toBe(redirects.length);
});

test('the kinds make up all there is', () => {
  const table = makeTable();
  const routes = table.routes.reduce((sum, { pageCount }) => sum + pageCount, 0);
  // Each language has a map frame, a not-found page and a look-up; without a language there are the latter
  // two and the root.
  expect(totalOf(pageCounts(table, []))).toBe(2 * (routes + 3) + 3);
});

test('lines are aligned', () => {
  const table = makeTable();
  const lines = countLines(table, pageCounts(table, []));
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  expect(lines[0]?.trim().split(/\s+/)).toEqual(['fr', 'nl', '/', 'all']);
  expect(lines[1]?.trim().split(/\s+/)).toEqual(['page', '5', '5', '0', '10']);
});
