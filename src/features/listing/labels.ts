import type { Locale } from '../../i18n/locales.ts';
import { texts } from '../../i18n/texts.ts';
import type { Goal } from '../../snapshot/market.ts';

/** The texts of a list's island in one language, with their placeholders. */
export function listLabels(locale: Locale, goal: Goal) {
  const { common, filters, listing } = texts(locale);
  return {
    ...filters,
    pages: common.pagination,
    'pages.next': common['pagination.next'],
    'pages.page': common['pagination.page'],
    'pages.previous': common['pagination.previous'],
    'pages.xOfY': common['pagination.xOfY'],
    title_one: listing[`title.${goal}_one`],
    title_other: listing[`title.${goal}_other`],
  };
}

export type ListLabels = ReturnType<typeof listLabels>;
