import type { Locale } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translator.ts';
import {
  type LocatedRecord,
  type Neighbourhood,
  type PropertyType,
  recordIn,
} from '../../snapshot/domain.ts';
import type { Law } from '../../snapshot/law/names.ts';
import { mainTypeWord } from '../../snapshot/type-words.ts';
import { cityName } from '../catalogue/address.ts';
import { epcOf, labelText } from '../catalogue/epc.ts';
import { countFor, hasFlag } from '../catalogue/filter-values.ts';
import { FILTER_NAMES, type FilterName, isOf, isPrice } from '../catalogue/filters.ts';

/** What categories are named from. */
export interface CategoryContext {
  types: readonly PropertyType[];
  neighbourhoods: readonly Neighbourhood[];
  locale: Locale;
  defaultLocale: Locale;
  t: Translate;
  law: Law;
}

/**
 * A property's value of each filter, so that a feed reader can filter as the list does: "Maison", "Chambres : 3",
 * "Jardin". Price and day are left out, which the item has in its description and its date.
 */
export const feedCategories = (record: LocatedRecord, context: CategoryContext): string[] =>
  FILTER_NAMES.map((name) => category(name, record, context)).filter((text) => text !== undefined);

function category(
  name: FilterName,
  record: LocatedRecord,
  { types, neighbourhoods, locale, defaultLocale, t, law }: CategoryContext,
): string | undefined {
  const named = (value: string | number) => t('filters:named', { name: t(`filters:${name}`), value });
  if (name === 'types') return mainTypeWord(types, record, locale, defaultLocale).value;
  if (name === 'cities') return cityName(record.City);
  if (name === 'neighbourhoods') {
    const found = neighbourhoods.find(({ id }) => id === String(record.NeighbourhoodID));
    return found && recordIn(found, locale, defaultLocale).value.Name;
  }
  if (isOf('range', name)) {
    const count = isPrice(name) ? 0 : countFor(record, name);
    return count > 0 ? named(count) : undefined;
  }
  if (isOf('flag', name)) return hasFlag(record, name) ? t(`filters:${name}`) : undefined;
  const epc = isOf('label', name) ? epcOf({ record, law }) : undefined;
  return epc && named(labelText(epc.label));
}
