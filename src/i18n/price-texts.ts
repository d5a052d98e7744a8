import { fromTexts, type Texts } from './texts.ts';

export interface PriceTexts {
  startingFrom: string;
  onRequest: string;
  /** Of a sale for a life annuity: what is paid at the deed, and then each month. */
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

/** What the two parts of a life annuity's price are called. */
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
