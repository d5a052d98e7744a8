import type { Translate } from '../../i18n/translator.ts';

/** The texts of the search panel, which fills in `{{id}}` and `{{count}}`. */
export interface SearchLabels {
  label: string;
  submit: string;
  clear: string;
  results: string;
  sale: string;
  rent: string;
  types: string;
  properties: string;
  cities: string;
  neighbourhoods: string;
  ref: string;
  needText: string;
  noResults: string;
  noResultsHint: string;
  found_one: string;
  found_other: string;
  loading: string;
  failed: string;
  retry: string;
}

/** The panel's texts in one language. */
export const searchLabels = (t: Translate): SearchLabels => ({
  label: t('search:label'),
  submit: t('search:submit'),
  clear: t('search:clear'),
  results: t('search:results'),
  sale: t('search:sale'),
  rent: t('search:rent'),
  types: t('search:types'),
  properties: t('search:properties'),
  cities: t('search:cities'),
  neighbourhoods: t('search:neighbourhoods'),
  ref: t('search:ref', { id: '{{id}}' }),
  needText: t('search:needText'),
  noResults: t('search:noResults'),
  noResultsHint: t('search:noResults.hint'),
  found_one: t('search:found.one', { number: '{{count}}' }),
  found_other: t('search:found.other', { number: '{{count}}' }),
  loading: t('search:loading'),
  failed: t('search:failed'),
  retry: t('search:retry'),
});
