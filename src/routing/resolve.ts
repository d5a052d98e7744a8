import type { Locale } from '../i18n/locales.ts';
import { opensInNewTab } from '../snapshot/link-attributes.ts';
import { languageOf } from './address.ts';
import { goalOfListPath } from './page-routes.ts';
import type { Route, RouteTable } from './route.ts';
import { joinPath } from './slug.ts';
import { pagedPath } from './table.ts';

/**
 * The address of an original path in a language. Bare list paths (`/for-sale/`) that have no entry lead to the list's page: see `listPage`. A page's path in any language gives the page's path in this language, and so
 * does an address that redirects to it for good. A file (`/brochure.pdf`) is returned unchanged; an unknown
 * path gets the language's prefix.
 */
export function localizedPath(table: RouteTable, original: string, locale: Locale): string {
  if (opensInNewTab(original) || original.startsWith('#')) return original;
  const { path, rest } = parts(original);
  const address = addressOf(table, path, locale);
  if (address === undefined && FILE.test(path)) return original;
  return (address ?? joinPath(locale, path)) + rest;
}

const FILE = /\.\w{2,5}$/;

/** The address of an original or localized path; `undefined` if the table has neither. */
function addressOf(table: RouteTable, path: string, locale: Locale): string | undefined {
  const original = joinPath(path);
  const route = routeOf(table, original, locale);
  if (route) return route.paths[locale];
  const found = table.byPath.get(original);
  return found ? pagedPath(found.route, locale, found.page) : table.leading.get(original)?.paths[locale];
}

/**
 * The route of an original path. That of a bare list path without a page of its own may differ by language:
 * see `listPage`.
 */
export function routeOf(table: RouteTable, original: string, locale: Locale): Route | undefined {
  const goal = goalOfListPath(original);
  return table.byKey.get(original) ?? (goal && table.lists[goal][locale]);
}

/** The route at an original or localized path of the snapshot, or the one that the path redirects to. */
export function routeAt(table: RouteTable, address: string): Route | undefined {
  const original = joinPath(parts(address).path);
  return (
    routeOf(table, original, table.defaultLocale) ??
    table.byPath.get(original)?.route ??
    table.leading.get(original)
  );
}

/** Whether an address of the snapshot exists: as a page, a redirect, a file or on another site. */
export function leadsSomewhere(table: RouteTable, address: string): boolean {
  if (opensInNewTab(address) || address.startsWith('#')) return true;
  const { path } = parts(address);
  return (
    path.startsWith('/') &&
    (FILE.test(path) ||
      addressOf(table, path, table.defaultLocale) !== undefined ||
      table.redirects.some((redirect) => redirect.from === joinPath(path)))
  );
}

/**
 * The same page in another language, with its list page number and query; the home page if the page is
 * unknown.
 */
export function inLanguage(table: RouteTable, address: string, locale: Locale): string {
  const found = find(table, address);
  if (found) return pagedPath(found.route, locale, found.page) + parts(address).rest;
  return table.byKey.get('/')?.paths[locale] ?? `/${locale}/`;
}

/** The language of a page: its prefix, else the default one. */
export const pageLanguage = (table: RouteTable, path: string): Locale => {
  const language = languageOf(path);
  return language && table.locales.includes(language) ? language : table.defaultLocale;
};

/** The route at an address as a browser gives it: percent-encoded, possibly without the last slash. */
function find(table: RouteTable, address: string): ReturnType<RouteTable['byPath']['get']> {
  const path = joinPath(parts(address).path);
  return table.byPath.get(path) ?? table.byPath.get(decoded(path));
}

function decoded(path: string): string {
  try {
    return decodeURI(path).normalize('NFC');
  } catch {
    return path;
  }
}

function parts(address: string): { path: string; rest: string } {
  const end = address.search(/[?#]/);
  return end < 0 ? { path: address, rest: '' } : { path: address.slice(0, end), rest: address.slice(end) };
}
