import deFilters from '../../i18n/de/filters.json' with { type: 'json' };
import deProperty from '../../i18n/de/property.json' with { type: 'json' };
import enFilters from '../../i18n/en/filters.json' with { type: 'json' };
import enProperty from '../../i18n/en/property.json' with { type: 'json' };
import frFilters from '../../i18n/fr/filters.json' with { type: 'json' };
import frProperty from '../../i18n/fr/property.json' with { type: 'json' };
import nlFilters from '../../i18n/nl/filters.json' with { type: 'json' };
import nlProperty from '../../i18n/nl/property.json' with { type: 'json' };
import type { Locale } from './locales.ts';

type Name = 'sold' | 'rented' | 'similar' | 'tell';

const textsOf = (
  property: Record<'status.sold' | 'status.rented' | 'similar', string>,
  filters: Record<'demand', string>,
): Record<Name, string> => ({
  sold: property['status.sold'],
  rented: property['status.rented'],
  similar: property.similar,
  tell: filters.demand,
});

/** What a form says about a property that is sold or rented. The browser fetches these texts in a file. */
export const TAKEN_TEXTS: Record<Locale, Record<Name, string>> = {
  fr: textsOf(frProperty, frFilters),
  nl: textsOf(nlProperty, nlFilters),
  en: textsOf(enProperty, enFilters),
  de: textsOf(deProperty, deFilters),
};
