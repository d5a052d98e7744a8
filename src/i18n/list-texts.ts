import type { Locale } from './locales.ts';
import { fromTexts } from './texts.ts';

const TEXTS = fromTexts(({ common, filters, listing, property }) => ({ common, filters, listing, property }));

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
    'card.bedrooms_one': texts.property.bedrooms_one,
    'card.bedrooms_other': texts.property.bedrooms_other,
    'card.surface': texts.property.surfaceOf,
    'card.ground': texts.property.groundOf,
    'card.energy': texts.property['epc.label'],
  };
}
