import { fromTexts, type Texts } from './texts.ts';

export interface PriceTexts {
  startingFrom: string;
  onRequest: string;
  /** The two parts of a life annuity: the sum paid at the deed, and the monthly payment. */
  annuity(amounts: { bouquet: string; rent: string }): string;
}

const textsOf = (texts: Texts['property']): PriceTexts => ({
  startingFrom: texts['price.startingFrom'],
  onRequest: texts['price.onRequest'],
  annuity: ({ bouquet, rent }) =>
    texts['price.annuity'].replace('{{bouquet}}', () => bouquet).replace('{{rent}}', () => rent),
});

/** The words around a price, for endpoints: i18next is initialised for pages only. Pages use `translator`. */
export const PRICE_TEXTS = fromTexts(({ property }) => textsOf(property));

/** The names of the two parts of a life annuity's price. */
export interface AnnuityNames {
  bouquet: string;
  rent: string;
}

const annuityNamesOf = (texts: Texts['property']): AnnuityNames => ({
  bouquet: texts['field.bouquet'],
  rent: texts['field.ViagerIndexedRent'],
});

/** The same for structured data. */
export const ANNUITY_NAMES = fromTexts(({ property }) => annuityNamesOf(property));
