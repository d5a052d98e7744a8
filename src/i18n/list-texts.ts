import deCommon from '../../i18n/de/common.json' with { type: 'json' };
import deFilters from '../../i18n/de/filters.json' with { type: 'json' };
import deListing from '../../i18n/de/listing.json' with { type: 'json' };
import deProperty from '../../i18n/de/property.json' with { type: 'json' };
import enCommon from '../../i18n/en/common.json' with { type: 'json' };
import enFilters from '../../i18n/en/filters.json' with { type: 'json' };
import enListing from '../../i18n/en/listing.json' with { type: 'json' };
import enProperty from '../../i18n/en/property.json' with { type: 'json' };
import common from '../../i18n/fr/common.json' with { type: 'json' };
import filters from '../../i18n/fr/filters.json' with { type: 'json' };
import listing from '../../i18n/fr/listing.json' with { type: 'json' };
import property from '../../i18n/fr/property.json' with { type: 'json' };
import nlCommon from '../../i18n/nl/common.json' with { type: 'json' };
import nlFilters from '../../i18n/nl/filters.json' with { type: 'json' };
import nlListing from '../../i18n/nl/listing.json' with { type: 'json' };
import nlProperty from '../../i18n/nl/property.json' with { type: 'json' };
import type { Locale } from './locales.ts';

interface Sources {
  common: Record<keyof typeof common, string>;
  filters: Record<keyof typeof filters, string>;
  listing: Record<keyof typeof listing, string>;
  property: Record<keyof typeof property, string>;
}

const SOURCES: Record<Locale, Sources> = {
  fr: { common, filters, listing, property },
  nl: { common: nlCommon, filters: nlFilters, listing: nlListing, property: nlProperty },
  en: { common: enCommon, filters: enFilters, listing: enListing, property: enProperty },
  de: { common: deCommon, filters: deFilters, listing: deListing, property: deProperty },
};

/**
 * The texts of a filtered list with their placeholders, for an island that fills them. Pages use
 * `translator`.
 */
export function listTexts(locale: Locale, goal: 'sale' | 'rent') {
  const texts = SOURCES[locale];
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
