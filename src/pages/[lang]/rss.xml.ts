import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { articleFeed } from '../../features/seo/feed.ts';
import type { Locale } from '../../i18n/locales.ts';
import { texts } from '../../i18n/texts.ts';
import { getSite } from '../../routing/site.ts';

export async function getStaticPaths() {
  const { table } = await getSite();
  return table.locales.map((locale) => ({ params: { lang: locale }, props: { locale } }));
}

export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const site = await getSite();
  return rss(articleFeed(site, site.table, locale, texts(locale).common.rss));
};
