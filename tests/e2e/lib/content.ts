import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fillLaw } from '../../../src/i18n/fill-law.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import type { Route, RouteTable } from '../../../src/routing/route.ts';
import { buildRouteTable, pagedPath } from '../../../src/routing/table.ts';
import type { Snapshot } from '../../../src/snapshot/domain.ts';
import { lawWords } from '../../../src/snapshot/law/words.ts';
import { loadSnapshot } from '../../../src/snapshot/read.ts';
import { fill } from '../../../src/ui/fill.ts';
import { type ServedSite, SITES } from './sites.ts';

export interface Content extends ServedSite {
  content: Snapshot;
  table: RouteTable;
}

/** A served site with its content and addresses. */
export function contentOf(site: ServedSite): Content {
  const content = loadSnapshot(site.snapshot);
  return { ...site, content, table: buildRouteTable(content).table };
}

export const main = contentOf(SITES.main);

/** The localized path of an original path. */
export function pathOf(original: string, locale: Locale, { table }: Content = main): string {
  const route = table.byKey.get(original);
  if (!route) throw new Error(`The route table has no ${original}.`);
  return route.paths[locale];
}

const files = new Map<string, Record<string, string>>();

/** An interface text from `i18n/` with its placeholders filled in. */
export function text(locale: Locale, key: string, values: Record<string, string | number> = {}): string {
  const [name = '', namespace = 'common'] = key.split(':').toReversed();
  const file = join('i18n', locale, `${namespace}.json`);
  const texts: Record<string, string> = files.get(file) ?? JSON.parse(readFileSync(file, 'utf8'));
  files.set(file, texts);
  const found = texts[name];
  if (found === undefined) throw new Error(`${file} has no ${name}.`);
  return fillLaw(fill(found, values), lawWords(main.content.law, locale));
}

/** Follows the header's link to the same page in another language, after opening the list if needed. */
export async function chooseLanguage(page: Page, from: Locale, to: Locale): Promise<void> {
  const link = page.locator(`header a[data-language="${to}"]`);
  if (!(await link.isVisible()))
    await page
      .locator('header summary')
      .filter({ hasText: text(from, 'language.change') })
      .click();
  await link.click();
}

export interface Kind {
  name: string;
  url: string;
  mediaHosts: string[];
}

/**
 * An address of each kind of page: every page of the menu, a later page of a list, and one of each other
 * type; also a sold or rented property, if there is one.
 */
export function kindsOf({ table, url, content }: Content, locale: Locale): Kind[] {
  const routes = table.routes.filter((route, index) => {
    const isSameKind = (other: Route) =>
      other.target.type === route.target.type && other.indexable === route.indexable;
    return route.target.type === 'page' || table.routes.findIndex(isSameKind) === index;
  });
  const neighbourhood = table.routes.find(
    (route) => route.target.type === 'neighbourhood' && route.target.id !== '',
  );
  const list = table.routes.find((route) => route.pageCount > 1);
  const kinds = [
    ...[...routes, ...(neighbourhood ? [neighbourhood] : [])].map((route) => ({
      name: `${route.target.type} ${route.key}`,
      url: url + route.paths[locale],
    })),
    ...(list ? [{ name: 'second page of a list', url: url + pagedPath(list, locale, 2) }] : []),
    { name: 'page not found', url: `${url}/${locale}/nothing-here/` },
  ];
  return kinds.map((kind) => ({ ...kind, mediaHosts: content.site.mediaHosts }));
}
