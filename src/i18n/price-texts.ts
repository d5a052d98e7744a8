import de from '../../i18n/de/property.json' with { type: 'json' };
import en from '../../i18n/en/property.json' with { type: 'json' };
import fr from '../../i18n/fr/property.json' with { type: 'json' };
import nl from '../../i18n/nl/property.json' with { type: 'json' };
import type { Locale } from './locales.ts';

export interface PriceTexts {
  startingFrom: string;
  onRequest: string;
  /** The two parts of a life annuity: the sum paid at the deed, and the monthly payment. */
  annuity(amounts: { bouquet: string; rent: string }): string;
}

const textsOf = (texts: typeof fr): PriceTexts => ({
  startingFrom: texts['price.startingFrom'],
  onRequest: texts['price.onRequest'],
  annuity: ({ bouquet, rent }) =>
    texts['price.annuity'].replace('{{bouquet}}', () => bouquet).replace('{{rent}}', () => rent),
});

/** The words around a price, for endpoints: i18next is initialised for pages only. Pages use `translator`. */
export const PRICE_TEXTS: Record<Locale, PriceTexts> = {
  fr: textsOf(fr),
  nl: textsOf(nl),
  en: textsOf(en),
  de: textsOf(de),
};

/** The names of the two parts of a life annuity's price. */
export interface AnnuityNames {
  bouquet: string;
  rent: string;
}

const annuityNamesOf = (texts: typeof fr): AnnuityNames => ({
  bouquet: texts['field.bouquet'],
  rent: texts['field.ViagerIndexedRent'],
});

/** The same names, for structured data. */
export const ANNUITY_NAMES: Record<Locale, AnnuityNames> = {
  fr: annuityNamesOf(fr),
  nl: annuityNamesOf(nl),
  en: annuityNamesOf(en),
  de: annuityNamesOf(de),
};
