import type { Locale } from '../../i18n/locales.ts';
import type { Route, RouteTable } from '../../routing/route.ts';
import { pagedPath } from '../../routing/table.ts';

export interface Alternates {
  /** Path of the page to be indexed: the original, if this page only repeats it. */
  canonical: string;
  /** Whether this page is that original. */
  isCanonical: boolean;
  /**
   * The page in the languages with content of their own, for hreflang; empty if it is not indexed or repeats
   * another.
   */
  languages: { hreflang: Locale | 'x-default'; path: string }[];
}

/**
 * Canonical and hreflang of one page of the route table. The hreflang links are mutual, and only between
 * originals.
 */
export function alternatesOf(table: RouteTable, route: Route, locale: Locale, page = 1): Alternates {
  const original = route.languages.includes(table.defaultLocale) ? table.defaultLocale : route.languages[0];
  const isCanonical = route.languages.includes(locale);
  const canonical = pagedPath(route, isCanonical ? locale : (original ?? locale), page);
  if (!route.indexable || !original || !isCanonical) return { canonical, isCanonical, languages: [] };
  const languages = route.languages.map((language) => ({
    hreflang: language,
    path: pagedPath(route, language, page),
  }));
  return {
    canonical,
    isCanonical,
    languages: [...languages, { hreflang: 'x-default', path: pagedPath(route, original, page) }],
  };
}
