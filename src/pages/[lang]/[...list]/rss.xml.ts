import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { listFeed, listRoutes } from '../../../features/seo/list-feed.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { texts } from '../../../i18n/texts.ts';
import { translator } from '../../../i18n/translator.ts';
import type { Route } from '../../../routing/route.ts';
import { getSite } from '../../../routing/site.ts';
import { withoutLanguage } from '../../../routing/static-paths.ts';

interface Props {
  locale: Locale;
  route: Route;
}

export async function getStaticPaths() {
  const { table } = await getSite();
  return listRoutes(table).flatMap((route) =>
    table.locales.map((locale) => ({
      params: { lang: locale, list: withoutLanguage(route.paths[locale]) },
      props: { locale, route },
    })),
  );
}

export const GET: APIRoute<Props> = async ({ props: { locale, route } }) => {
  const site = await getSite();
  const context = {
    snapshot: site,
    table: site.table,
    locale,
    priceTexts: texts(locale).property,
    t: translator(locale),
  };
  return rss(listFeed(context, route));
};
