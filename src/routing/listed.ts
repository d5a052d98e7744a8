import type { Locale } from '../i18n/locales.ts';
import { type City, type Property, recordIn } from '../snapshot/domain.ts';
import { anyRecord, type Goal, goalOf, webIdsOf } from '../snapshot/market.ts';
import { slugify } from './slug.ts';

/** The properties of a goal, in the given order. */
export const goalProperties = (properties: readonly Property[], goal: Goal): Property[] =>
  properties.filter((property) => goalOf(anyRecord(property)) === goal);

/** Cities with the same name share a landing page. Its id is the slug of the name in the default language. */
export const cityGroupId = (city: City, defaultLocale: Locale): string =>
  slugify(recordIn(city, defaultLocale, defaultLocale).value.Name) || city.id;

/** Properties grouped by a key such as type or city, in their original order. */
export type Grouped = ReadonlyMap<string, readonly Property[]>;

/** Properties by the ids of their cities, which are matched by name and zip in each language. */
export function groupByCity(
  properties: readonly Property[],
  cities: readonly City[],
  idOf: (city: City) => string = ({ id }) => id,
): Grouped {
  const ids = new Map<string, string[]>();
  for (const city of cities)
    for (const [locale, { Name, Zip }] of Object.entries(city.records)) {
      const place = placeKey(locale, Name, Zip);
      ids.set(place, [...(ids.get(place) ?? []), idOf(city)]);
    }
  return grouped(properties, ({ records }) =>
    Object.entries(records).flatMap(([locale, { City, Zip }]) => ids.get(placeKey(locale, City, Zip)) ?? []),
  );
}

const placeKey = (...parts: string[]): string => JSON.stringify(parts);

/**
 * Properties by the WebIDs of their types. A property with several WebIDs is in each group (design, section
 * 12).
 */
export const groupByType = (properties: readonly Property[]): Grouped =>
  grouped(properties, (property) => webIdsOf(anyRecord(property)));

/** A property with the same key twice is in that group once. */
function grouped(
  properties: readonly Property[],
  keysOf: (property: Property) => readonly string[],
): Map<string, Property[]> {
  const groups = new Map<string, Property[]>();
  for (const property of properties)
    for (const key of new Set(keysOf(property))) {
      const group = groups.get(key) ?? [];
      group.push(property);
      groups.set(key, group);
    }
  return groups;
}
