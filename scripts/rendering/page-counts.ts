import type { Locale } from '../../src/i18n/locales.ts';
import { projectLookups } from '../../src/routing/redirect-pages.ts';
import { pageLanguage } from '../../src/routing/resolve.ts';
import type { Redirect, Route, RouteTable } from '../../src/routing/route.ts';

type Kind = Route['target']['type'] | 'mapFrame' | 'redirect' | 'notFound' | 'root';
type Column = Locale | typeof NO_LANGUAGE;

/** The key of pages outside the languages' folders. */
const NO_LANGUAGE = '/';

/** In the order of display; kinds without a page are listed too. */
const KINDS = Object.keys({
  page: true,
  landing: true,
  property: true,
  former: true,
  project: true,
  article: true,
  neighbourhood: true,
  form: true,
  feedback: true,
  login: true,
  shortlist: true,
  mapFrame: true,
  redirect: true,
  notFound: true,
  root: true,
} satisfies Record<Kind, true>) as Kind[];

/**
 * The number of pages of each kind in each language.
 * @param redirects those that have a page
 */
export function pageCounts(
  table: RouteTable,
  redirects: readonly Redirect[],
): Map<Kind, Map<Column, number>> {
  const counts = new Map(KINDS.map((kind) => [kind, new Map<Column, number>()]));
  const add = (kind: Kind, column: Column, pages = 1) => {
    const row = counts.get(kind);
    row?.set(column, (row.get(column) ?? 0) + pages);
  };
  for (const locale of table.locales) {
    for (const { target, pageCount } of table.routes) add(target.type, locale, pageCount);
    add('mapFrame', locale);
    add('notFound', locale);
  }
  for (const { from } of redirects) add('redirect', languageColumn(table, from));
  add('notFound', NO_LANGUAGE);
  // The choice of a language, and the look-up of projects.
  add('root', NO_LANGUAGE);
  for (const { language } of projectLookups(table)) add('root', language ?? NO_LANGUAGE);
  return counts;
}

function languageColumn(table: RouteTable, path: string): Column {
  const language = pageLanguage(table, path);
  return path.startsWith(`/${language}/`) ? language : NO_LANGUAGE;
}

/** The total number of pages. */
export const totalOf = (counts: ReturnType<typeof pageCounts>): number =>
  sum([...counts.values()].flatMap((row) => [...row.values()]));

/** The counts as aligned columns, with sums in the last column and row. */
export function countLines(table: RouteTable, counts: ReturnType<typeof pageCounts>): string[] {
  const columns: Column[] = [...table.locales, NO_LANGUAGE];
  const rows = [...counts].map(
    ([kind, row]) => [kind, ...columns.map((column) => row.get(column) ?? 0)] as const,
  );
  const sums = columns.map((_, index) => sum(rows.map(([, ...cells]) => cells[index] ?? 0)));
  return [
    ['', ...columns, 'all'],
    ...rows.map(([kind, ...cells]) => [kind, ...cells, sum(cells)]),
    ['all', ...sums, sum(sums)],
  ].map(line);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const line = ([name, ...cells]: readonly (string | number)[]): string =>
  String(name).padEnd(14) + cells.map((cell) => String(cell).padStart(7)).join('');
