import type { Locale } from '../../i18n/locales.ts';
import type { Texts } from '../../i18n/texts.ts';
import { textIn } from '../../snapshot/domain.ts';
import { goalOf, isPriceShown, marqueeOf } from '../../snapshot/market.ts';
import type { PropertyRecord } from '../../snapshot/schema/property.ts';
import type { SiteInfo } from '../../snapshot/schema/site.ts';
import { fill } from '../../ui/fill.ts';
import { unitWords } from './price-unit.ts';

const NO_BREAK_SPACE = '\u00A0';

/** Whether a price is the lowest of several (`PriceUnit` 7; specification, section 9). */
export const isStartingFrom = ({ PriceUnit }: Pick<PropertyRecord, 'PriceUnit'>): boolean => PriceUnit === 7;

const belgianDutch = new Intl.NumberFormat('nl-BE', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
  signDisplay: 'negative',
});

/**
 * An amount in euro: `€ 245.000`, `€ 850,50` (specification, section 9). Cents are shown only if there are
 * any.
 * @param value euro
 * @param _locale ignored: the specification has one format, Belgian Dutch, for all languages
 * @returns `NaN` for anything that is not a finite number (specification, section 8)
 */
export function formatCurrency(value: number | null | undefined, _locale?: Locale): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'NaN';
  return `€${NO_BREAK_SPACE}${belgianDutch.format(value)}`;
}

/**
 * The price that a visitor may know, in euro. All code that shows, compares or calculates with a price must
 * use this.
 * @returns `undefined` if a marquee replaces it, or if it is on request: not published, missing, or 0
 */
export function shownPrice(
  site: Pick<SiteInfo, 'marquees'>,
  record: Pick<PropertyRecord, 'PublishPrice' | 'Price' | 'Marquee'>,
): number | undefined {
  const { Price } = record;
  const isPrice = Price !== undefined && Number.isFinite(Price) && Price > 0;
  return isPrice && isPriceShown(site, record) ? Price : undefined;
}

export interface PriceText {
  kind: 'price' | 'on-request' | 'marquee';
  /** Empty for a marquee without a name in any language. */
  text: string;
  /** The text's actual language, which differs from the reader's if a marquee has no name in it. */
  language: Locale;
}

export type PricedRecord = Pick<
  PropertyRecord,
  | 'Goal'
  | 'Marquee'
  | 'MarqueeName'
  | 'Price'
  | 'PriceUnit'
  | 'PriceUnitText'
  | 'PublishPrice'
  | 'ViagerIndexedRent'
  | 'language'
>;

/** The words around a price, with their placeholders. */
export type PriceTexts = Pick<Texts['property'], 'price.annuity' | 'price.onRequest' | 'price.startingFrom'>;

interface PriceContext {
  record: PricedRecord;
  site: Pick<SiteInfo, 'marquees' | 'priceUnits'>;
  /** The reader's language. */
  locale: Locale;
  /** The first fallback for a marquee's name; by default the first language that has a name. */
  defaultLocale?: Locale;
  texts: PriceTexts;
}

/**
 * The text in the place of the price (specification, section 9): the marquee's name if its value is in the
 * ignore list (`replacesPrice` in `site.json`), else the price with its unit or with "starting from", else
 * "on request". The price of a life annuity is the bouquet, which is named, followed by the annuity.
 */
export function priceText(context: PriceContext): PriceText {
  const { record, site, locale, texts } = context;
  if (marqueeOf(site, record).replacesPrice) return marqueeText(context);
  const price = shownPrice(site, record);
  if (price === undefined) return { kind: 'on-request', text: texts['price.onRequest'], language: locale };
  const amount = formatCurrency(price, locale);
  const text = isStartingFrom(record)
    ? `${texts['price.startingFrom']} ${amount}`
    : amount + unitSuffix(context);
  return { kind: 'price', text: withAnnuity(text, context), language: locale };
}

function withAnnuity(text: string, { record, locale, texts }: PriceContext): string {
  const rent = record.ViagerIndexedRent ?? 0;
  if (!(rent > 0)) return text;
  // Inside the sentence "Starting from" begins with a lower-case letter.
  const bouquet = text.charAt(0).toLocaleLowerCase(locale) + text.slice(1);
  return fill(texts['price.annuity'], { bouquet, rent: formatCurrency(rent) });
}

function marqueeText({ record, site, locale, defaultLocale = locale }: PriceContext): PriceText {
  const { name, rentName } = marqueeOf(site, record);
  const named =
    (goalOf(record) === 'rent' ? textIn(rentName, locale, defaultLocale) : undefined) ??
    textIn(name, locale, defaultLocale);
  return named
    ? { kind: 'marquee', text: named.value.trim(), language: named.language }
    : { kind: 'marquee', text: record.MarqueeName?.trim() ?? '', language: record.language };
}

/** The unit after the price: close to it if it begins with a slash, else after a blank. */
function unitSuffix({ record, site, locale }: PriceContext): string {
  const unit = unitWords(site, record, locale);
  return unit === '' || unit.startsWith('/') ? unit : NO_BREAK_SPACE + unit;
}
