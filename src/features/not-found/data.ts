import type { Locale } from '../../i18n/locales.ts';
import { SEGMENTS } from '../../i18n/segments.ts';
import type { Translate } from '../../i18n/translator.ts';
import { GOALS, LIST_PATHS } from '../../routing/page-routes.ts';
import { routeOf } from '../../routing/resolve.ts';
import type { RouteTable } from '../../routing/route.ts';

/** The attributes from which `not-found.ts` knows the addresses of properties, and what to say of them. */
export const notFoundData = (table: RouteTable, locale: Locale, t: Translate) => ({
  'data-not-found': '',
  'data-lists': GOALS.flatMap((goal) => routeOf(table, LIST_PATHS[goal], locale)?.paths[locale] ?? []).join(
    ' ',
  ),
  'data-page-word': SEGMENTS[locale].page,
  'data-title': t('error.property'),
  'data-text': t('notFound.property'),
});
