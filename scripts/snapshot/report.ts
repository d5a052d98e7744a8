import type { Locale } from '../../src/i18n/locales.ts';
import type { RouteTable } from '../../src/routing/route.ts';
import { type Multilingual, type Snapshot, textIn, usedLocales } from '../../src/snapshot/domain.ts';
import { type Fault, formatFault, isError } from '../../src/snapshot/fault.ts';
import type { Text } from '../../src/snapshot/schema/common.ts';

/** All faults as text: each error in full, then the warnings grouped by kind and file. */
export function faultReport(faults: readonly Fault[]): string {
  const warnings = Map.groupBy(
    faults.filter((fault) => !isError(fault)),
    (fault) => [fault.file, fault.expected, fault.hint].join('\n'),
  );
  return [...faults.filter(isError).map(formatFault), ...[...warnings.values()].map(warningGroup)].join(
    '\n\n',
  );
}

function warningGroup(group: readonly Fault[]): string {
  const [first] = group;
  if (!first || group.length === 1) return first ? formatFault(first) : '';
  const places = group.map(
    ({ pointer, id, found }) =>
      `  ${[pointer && `#${pointer}`, id && `id ${id}`].filter(Boolean).join(' · ')}: ${found}`,
  );
  return [
    `WARNING ${first.file} (${group.length} times)`,
    ...places,
    `  expected  ${first.expected}`,
    `  hint      ${first.hint}`,
  ].join('\n');
}

/** The number of each kind of entry and, in brackets, the number with their own content in each language. */
export function summary(snapshot: Snapshot, table: RouteTable): string {
  const locales = usedLocales(snapshot.languages);
  const count = (name: string, total: number, own: (locale: Locale) => number) =>
    `${total} ${name} (${locales.map((locale) => `${locale} ${own(locale)}`).join(', ')})`;
  const records = (name: string, entities: readonly Multilingual<unknown>[]) =>
    count(name, entities.length, (locale) => entities.filter((entity) => entity.records[locale]).length);
  const pages = table.routes.filter((route) => route.target.type === 'page');
  const named = (text: Text, locale: Locale) => textIn(text, locale, locale)?.language === locale;
  return [
    count(
      'pages',
      pages.length,
      (locale) => pages.filter((route) => route.languages.includes(locale)).length,
    ),
    records('properties', snapshot.properties),
    ...(snapshot.former.length > 0 ? [records('former properties', snapshot.former)] : []),
    records('projects', snapshot.projects),
    records('cities', snapshot.cities),
    records('types', snapshot.types),
    records('neighbourhoods', snapshot.neighbourhoods),
    count(
      'articles',
      snapshot.articles.length,
      (locale) => snapshot.articles.filter((article) => named(article.name, locale)).length,
    ),
    addresses(table),
  ].join(' · ');
}

/** The number of addresses of the site, not counting the further pages of lists. */
export function addresses({ routes, redirects, locales }: RouteTable): string {
  const further = routes.reduce((sum, { pageCount }) => sum + pageCount - 1, 0) * locales.length;
  return [
    `${routes.length * locales.length} addresses in ${locales.length} language(s)`,
    ...(further > 0 ? [`${further} further pages of lists`] : []),
    `${redirects.length} redirects`,
  ].join(', ');
}

export function verdict(faults: readonly Fault[]): string {
  const errors = faults.filter(isError).length;
  return `${errors} error(s), ${faults.length - errors} warning(s)`;
}
