import type { APIRoute } from 'astro';
import { openDaysCalendar } from '../../features/visits/visit-calendar.ts';
import type { Locale } from '../../i18n/locales.ts';
import { VISIT_TEXTS } from '../../i18n/visit-texts.ts';
import { languagePaths } from '../../routing/language-paths.ts';
import { getSite } from '../../routing/site.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const site = await getSite();
  return new Response(
    openDaysCalendar({ snapshot: site, table: site.table, locale, texts: VISIT_TEXTS[locale] }),
  );
};
