import type { APIRoute } from 'astro';
import { openDaysCalendar } from '../../features/viewings/viewing-calendar.ts';
import type { Locale } from '../../i18n/locales.ts';
import { texts } from '../../i18n/texts.ts';
import { languagePaths } from '../../routing/language-paths.ts';
import { getSite } from '../../routing/site.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const site = await getSite();
  return new Response(
    openDaysCalendar({ snapshot: site, table: site.table, locale, texts: texts(locale).viewings }),
  );
};
