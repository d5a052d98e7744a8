import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SitemapAndIndexStream, SitemapStream } from 'sitemap';
import { type SitemapEntry, sitemapEntries } from '../../src/features/seo/sitemap.ts';
import type { Site } from '../../src/routing/route.ts';

/** With its alternates an entry takes about a kilobyte; a file may have 50,000 entries and 50 MB. */
const ENTRIES_EACH = 20_000;

const NAMESPACES = { news: false, image: false, video: false, xhtml: true };

/**
 * Writes `sitemap-index.xml` and the files that it names. They hold what the route table calls indexable, whichever of
 * these pages this build has rendered.
 */
export async function writeSitemap(out: string, site: Site): Promise<void> {
  const entries = [...sitemapEntries(site, site.table).values()];
  const index = new SitemapAndIndexStream({
    limit: ENTRIES_EACH,
    getSitemapStream: (number) => {
      const name = `sitemap-${number}.xml`;
      const sitemap = new SitemapStream({ xmlns: NAMESPACES });
      const lastmod = latest(entries.slice(number * ENTRIES_EACH, (number + 1) * ENTRIES_EACH));
      const item = { url: `${site.site.url}/${name}`, ...(lastmod && { lastmod }) };
      return [item, sitemap, sitemap.pipe(createWriteStream(join(out, name)))];
    },
  });
  await pipeline(Readable.from(entries), index, createWriteStream(join(out, 'sitemap-index.xml')));
}

const latest = (entries: readonly SitemapEntry[]): string | undefined =>
  entries
    .flatMap(({ lastmod }) => lastmod ?? [])
    .toSorted()
    .at(-1);
