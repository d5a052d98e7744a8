import type { Locale } from '../../i18n/locales.ts';
import type { Fault } from '../fault.ts';
import type { RawSnapshot } from '../files.ts';

type Parts = Pick<RawSnapshot, 'properties' | 'site'>;

const wordsOf = (text = ''): string => text.replaceAll('€', '').trim().replace(/^-$/, '');

/**
 * Warns of each price unit that records name in words and `site.json` does not name in a language that has texts: a
 * visitor then reads "/semaine" on a Dutch page. One warning for each unit.
 */
export function checkPriceUnits({ properties, site }: Parts, locales: readonly Locale[]): Fault[] {
  const warned = new Set<string>();
  return [...Map.groupBy(properties.entries(), ([, { ID }]) => ID).values()].flatMap((group): Fault[] => {
    const [at, record] = group.find(([, { PriceUnitText }]) => wordsOf(PriceUnitText) !== '') ?? [];
    if (at === undefined || !record) return [];
    const words = wordsOf(record.PriceUnitText);
    const table = (record.PriceUnit === undefined ? undefined : site.priceUnits[record.PriceUnit]) ?? {};
    const hasOwn = (locale: Locale) =>
      group.some(([, { language, PriceUnitText }]) => language === locale && wordsOf(PriceUnitText) !== '');
    const missing = locales.filter((locale) => table[locale] === undefined && !hasOwn(locale));
    const unit = String(record.PriceUnit ?? words);
    if (missing.length === 0 || warned.has(unit)) return [];
    warned.add(unit);
    return [
      {
        level: 'warning',
        file: 'catalogue/properties.json',
        pointer: `/${at}/PriceUnit`,
        id: `${record.ID} (${record.language})`,
        found: `the price unit ${record.PriceUnit ?? 'without a number'}, "${words}"`,
        expected: `a unit that "priceUnits" in site.json names in ${missing.join(', ')}`,
        hint: `Visitors read "${words}" there too. Give the unit a number, and its words under "priceUnits".`,
      },
    ];
  });
}
