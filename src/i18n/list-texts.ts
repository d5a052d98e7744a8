import type { Locale } from './locales.ts';
import { fromTexts } from './texts.ts';

const TEXTS = fromTexts(({ common, filters, listing }) => ({ common, filters, listing }));

/**
 * The texts of a filtered list with their placeholders, for an island that fills them. Pages use
 * `translator`.
 */
export function listTexts(locale: Locale, goal: 'sale' | 'rent') {
  const texts = TEXTS[locale];
  return {
    ...texts.filters,
    pages: texts.common.pagination,
    'pages.next': texts.common['pagination.next'],
    'pages.page': texts.common['pagination.page'],
    'pages.previous': texts.common['pagination.previous'],
    'pages.xOfY': texts.common['pagination.xOfY'],
    title_one: texts.listing[`title.${goal}_one`],
    title_other: texts.listing[`title.${goal}_other`],
  };
}
