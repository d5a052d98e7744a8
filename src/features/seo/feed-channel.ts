import type { RSSOptions } from '@astrojs/rss';
import type { Locale } from '../../i18n/locales.ts';
import type { RouteTable } from '../../routing/route.ts';
import { type Snapshot, textIn } from '../../snapshot/domain.ts';
import { absoluteUrl } from './absolute-url.ts';

export const LONGEST_FEED = 50;

/** The channel data that all feeds of a language share. */
export interface Channel {
  snapshot: Snapshot;
  table: RouteTable;
  locale: Locale;
  /** The title of the feed, which follows the site's name. */
  title: string;
  /** The path of the feed. */
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

/** XML does not allow control characters. */
export const plain = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();
