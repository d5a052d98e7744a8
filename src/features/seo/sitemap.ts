import type { Route, RouteTable } from '../../routing/route.ts';
import { pagedPath } from '../../routing/table.ts';
import { allPages, type Snapshot } from '../../snapshot/domain.ts';
import { anyRecord } from '../../snapshot/market.ts';
import { isoDate } from '../catalogue/iso-date.ts';
import { absoluteUrl } from './absolute-url.ts';
import { alternatesOf } from './alternates.ts';

export interface SitemapEntry {
  url: string;
  lastmod?: string;
  /** The page in each language that has content of its own, and `x-default`. */
  links: { lang: string; url: string }[];
}

/** Every page to be indexed, by its address: the indexable pages of the table that are originals. */
export function sitemapEntries(snapshot: Snapshot, table: RouteTable): Map<string, SitemapEntry> {
  const address = (path: string) => absoluteUrl(snapshot.site.url, path);
  const changed = changeDates(snapshot);
  const entries = table.routes
    .filter((route) => route.indexable)
    .flatMap((route) => {
      const lastmod = changed(route);
      return pagesOf(table, route).map(({ locale, page }): SitemapEntry => {
        const { languages } = alternatesOf(table, route, locale, page);
        return {
          url: address(pagedPath(route, locale, page)),
          links: languages.map(({ hreflang, path }) => ({ lang: hreflang, url: address(path) })),
          ...(lastmod ? { lastmod: isoDate(lastmod) } : {}),
        };
      });
    });
  return new Map(entries.map((entry) => [entry.url, entry]));
}

const pagesOf = (table: RouteTable, route: Route) =>
  table.locales
    .filter((locale) => alternatesOf(table, route, locale).isCanonical)
    .flatMap((locale) =>
      Array.from({ length: route.pageCount }, (_, index) => ({ locale, page: index + 1 })),
    );

/** The date of the last change of a route's content, if the snapshot gives one. */
function changeDates(snapshot: Snapshot): (route: Route) => string | undefined {
  const dates = new Map<string, string | undefined>();
  for (const page of allPages(snapshot.menu))
    dates.set(`page ${page.id}`, page.modifyDate ?? page.createDate);
  for (const { id, modifyDate, date } of snapshot.articles) dates.set(`article ${id}`, modifyDate ?? date);
  for (const property of snapshot.properties) {
    const { ModifyDate, CreateDate } = anyRecord(property);
    dates.set(`property ${property.id}`, ModifyDate ?? CreateDate);
  }
  return ({ target }) => {
    if (target.type === 'page') return dates.get(`page ${target.pageId}`);
    return 'id' in target ? dates.get(`${target.type} ${target.id}`) : undefined;
  };
}
