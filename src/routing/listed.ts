import type { Locale } from '../i18n/locales.ts';
import { type City, type Property, recordIn } from '../snapshot/domain.ts';
import { anyRecord, type Goal, goalOf, webIdsOf } from '../snapshot/market.ts';
import { slugify } from './slug.ts';

/** The properties of a goal, in the order given. */
export const goalProperties = (properties: readonly Property[], goal: Goal): Property[] =>
  properties.filter((property) => goalOf(anyRecord(property)) === goal);

/** The cities of one name share a landing page: its id is the name's slug in the default language. */
export const cityGroupId = (city: City, defaultLocale: Locale): string =>
  slugify(recordIn(city, defaultLocale, defaultLocale).value.Name) || city.id;

/** Whether a property lies in one of these cities (by name and zip, in whichever language the records share). */
export function isInCity(property: Property, cities: readonly City[]): boolean {
  return Object.entries(property.records).some(([locale, record]) =>
    cities.some((city) => {
      const place = city.records[locale as Locale];
      return place?.Name === record.City && place.Zip === record.Zip;
    }),
  );
}

/** Whether a property is of a type; one with several WebIDs counts under each (design, section 12). */
export const isOfType = (property: Property, webId: string): boolean =>
  webIdsOf(anyRecord(property)).includes(webId);
