import type { Locale } from '../../i18n/locales.ts';
import { pickTexts, texts } from '../../i18n/texts.ts';

/** The texts of the search panel; keys of the `search` namespace. */
const LABEL_KEYS = [
  'label',
  'submit',
  'clear',
  'results',
  'sale',
  'rent',
  'types',
  'properties',
  'cities',
  'neighbourhoods',
  'ref',
  'needText',
  'noResults',
  'noResults.hint',
  'found_one',
  'found_other',
  'loading',
  'failed',
  'retry',
] as const;

export type SearchLabels = Record<(typeof LABEL_KEYS)[number], string>;

/** The panel's texts in one language, with their placeholders. */
export const searchLabels = (locale: Locale): SearchLabels => pickTexts(texts(locale).search, LABEL_KEYS);
