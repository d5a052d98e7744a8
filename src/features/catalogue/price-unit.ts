import type { Locale } from '../../i18n/locales.ts';
import type { PropertyRecord } from '../../snapshot/schema/property.ts';
import type { SiteInfo } from '../../snapshot/schema/site.ts';

type Site = Pick<SiteInfo, 'priceUnits'>;
type UnitRecord = Pick<PropertyRecord, 'PriceUnit' | 'PriceUnitText' | 'language'>;

/** The words without the euro sign. CRM exports write `-` for an empty value. */
const stripped = (words: string | undefined): string | undefined => {
  const unit = words?.replaceAll('€', '').trim();
  return unit === '-' ? '' : unit;
};

const tableOf = ({ priceUnits }: Site, { PriceUnit }: UnitRecord) =>
  (PriceUnit === undefined ? undefined : priceUnits[PriceUnit]) ?? {};

/**
 * The unit of a price in words, such as `/mois`; empty if it has none. The table in `site.json` takes precedence, even
 * with an empty entry, then the record's own words if they are in the reader's language. Words of another language
 * come last: a rent for a week must not read like one for a month.
 */
export function unitWords(site: Site, record: UnitRecord, locale: Locale): string {
  const table = tableOf(site, record);
  const own = stripped(record.PriceUnitText);
  return (
    stripped(table[locale]) ??
    (record.language === locale ? own : undefined) ??
    stripped(Object.values(table)[0]) ??
    own ??
    ''
  );
}

/** What a price is for: a time, a square metre, the whole, or something that its words do not tell. */
export type PriceBasis = 'day' | 'week' | 'month' | 'year' | 'squareMetre' | 'whole' | 'unknown';

/** The words of the site's languages in which a CRM names a unit. */
const BASES: readonly (readonly [PriceBasis, RegExp])[] = [
  ['squareMetre', /m²|m2/i],
  ['day', /jour|nuit|dag|nacht|day|night|\btag/i],
  ['week', /semaine|week|woche/i],
  ['month', /mois|maand|month|monat/i],
  ['year', /\ban\b|année|jaar|year|jahr|annum/i],
];

/**
 * What a property's price is for, from its unit. All code that calculates with a rent, or states its period, asks here.
 * @returns `whole` for a price without a unit
 */
export function priceBasis(site: Site, record: UnitRecord): PriceBasis {
  const named = Object.values(tableOf(site, record));
  const words = (named.length > 0 ? named : [record.PriceUnitText]).flatMap((text) => stripped(text) || []);
  const known = BASES.find(([, pattern]) => words.some((text) => pattern.test(text)));
  return known?.[0] ?? (words.length > 0 ? 'unknown' : 'whole');
}

/** Whether a rent is paid by the month, as one without a unit is. */
export const isMonthly = (site: Site, record: UnitRecord): boolean =>
  ['month', 'whole'].includes(priceBasis(site, record));
