import type { SitemapOptions } from '@astrojs/sitemap';
import { type SitemapEntry, sitemapEntries } from '../../src/features/seo/sitemap.ts';
import { builtSite } from '../../src/routing/built-site.ts';

/** The sitemap holds what the route table calls indexable, whatever other pages the build wrote. */
export function sitemapOptions(): SitemapOptions {
  let entries: Map<string, SitemapEntry> | undefined;
  const entryOf = (url: string) => {
    const site = builtSite();
    entries ??= sitemapEntries(site, site.table);
    return entries.get(url);
  };
  return {
    filter: (url) => entryOf(url) !== undefined,
    serialize: (item) => entryOf(item.url),
    namespaces: { news: false, image: false, video: false },
  };
}
