import type { APIRoute } from 'astro';
import { currentViewings, viewingCalendar } from '../../../features/viewings/viewing-calendar.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { texts } from '../../../i18n/texts.ts';
import { getSite } from '../../../routing/site.ts';
import type { Viewing } from '../../../snapshot/viewings.ts';

interface Props {
  locale: Locale;
  viewing: Viewing;
}

export async function getStaticPaths() {
  const site = await getSite();
  return currentViewings(site).flatMap((viewing) =>
    site.table.locales.map((locale) => ({
      params: { lang: locale, viewing: viewing.id },
      props: { locale, viewing },
    })),
  );
}

export const GET: APIRoute<Props> = async ({ props: { locale, viewing } }) => {
  const site = await getSite();
  const context = { snapshot: site, table: site.table, locale, texts: texts(locale).viewings };
  return new Response(viewingCalendar(context, viewing));
};
