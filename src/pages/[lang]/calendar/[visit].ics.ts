import type { APIRoute } from 'astro';
import { currentVisits, visitCalendar } from '../../../features/visits/visit-calendar.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { VISIT_TEXTS } from '../../../i18n/visit-texts.ts';
import { getSite } from '../../../routing/site.ts';
import type { Visit } from '../../../snapshot/visits.ts';

interface Props {
  locale: Locale;
  visit: Visit;
}

export async function getStaticPaths() {
  const site = await getSite();
  return currentVisits(site).flatMap((visit) =>
    site.table.locales.map((locale) => ({
      params: { lang: locale, visit: visit.id },
      props: { locale, visit },
    })),
  );
}

export const GET: APIRoute<Props> = async ({ props: { locale, visit } }) => {
  const site = await getSite();
  const context = { snapshot: site, table: site.table, locale, texts: VISIT_TEXTS[locale] };
  return new Response(visitCalendar(context, visit));
};
