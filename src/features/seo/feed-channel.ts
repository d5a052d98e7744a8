import type { RSSOptions } from '@astrojs/rss';
import type { Locale } from '../../i18n/locales.ts';
import type { RouteTable } from '../../routing/route.ts';
import { type Snapshot, textIn } from '../../snapshot/domain.ts';
import { absoluteUrl } from './absolute-url.ts';

export const LONGEST_FEED = 50;

/** What all feeds of a language say of themselves. */
export interface Channel {
  snapshot: Snapshot;
  table: RouteTable;
  locale: Locale;
  /** What the feed is called after the site's name. */
  title: string;
  /** Where the feed itself stands. */
  path: string;
  /** The page that it belongs to. */
  page: string;
}

export function feedChannel({
  snapshot,
  table,
  locale,
  title,
  path,
  page,
}: Channel): Omit<RSSOptions, 'items'> {
  const { site } = snapshot;
  return {
    title: `${site.name} – ${title}`,
    description: textIn(site.tagline, locale, table.defaultLocale)?.value ?? site.name,
    site: absoluteUrl(site.url, page),
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: `<language>${locale}</language><atom:link href="${absoluteUrl(site.url, path)}" rel="self" type="application/rss+xml"/>`,
  };
}

/** XML has no place for control characters. */
export const plain = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();
