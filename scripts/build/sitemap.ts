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
    // All: a build that `scripts/output` started may have drawn only those that are new, or a share of them.
    customPages: process.env['BUILD_INPUTS']
      ? [...sitemapEntries(builtSite(), builtSite().table).keys()]
      : [],
    // With its alternates an entry has about a kilobyte; a file may have 50,000 entries and 50 MB.
    entryLimit: 20_000,
    namespaces: { news: false, image: false, video: false },
  };
}
