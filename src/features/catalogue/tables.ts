import type { Locale } from '../../i18n/locales.ts';
import { landingSegment } from '../../routing/landing-routes.ts';
import { LIST_PATHS } from '../../routing/page-routes.ts';
import { routeOf } from '../../routing/resolve.ts';
import type { RouteTable } from '../../routing/route.ts';
import {
  type City,
  type Multilingual,
  type Property,
  recordIn,
  type Snapshot,
} from '../../snapshot/domain.ts';
import { listedAs } from '../../snapshot/type-words.ts';
import { cityName } from './address.ts';
import { otherNames } from './city-aliases.ts';
import type { ListedCity, ListedNeighbourhood, ListedType, ListPaths } from './listed.ts';
import { shownTypes } from './shown-types.ts';

/** Names and addresses that lists and search use for properties, in one language. */
export interface CatalogueTables {
  lists: ListPaths;
  types: ListedType[];
  cities: ListedCity[];
  neighbourhoods: ListedNeighbourhood[];
  /**
   * A property's city.
   * @throws if the catalogue does not list it, which the snapshot's check refuses
   */
  cityOf(property: Property): ListedCity;
  /** A property's own address. */
  pathOf(property: Property): string;
}

export type TabledSite = Snapshot & { table: RouteTable };

/** All types, cities and neighbourhoods, including those without a property. */
export function catalogueTables(site: TabledSite, locale: Locale): CatalogueTables {
  const named = <T>(entity: Multilingual<T>): T => recordIn(entity, locale, site.table.defaultLocale).value;
  const pathAt = (key: string) => routeOf(site.table, key, locale)?.paths[locale] ?? `/${locale}${key}`;
  const cities = site.cities.map((city): ListedCity => {
    const { Name, Zip } = named(city);
    const names = [Name, ...Object.values(city.records).map((record) => record.Name)].map(cityName);
    return { name: cityName(Name), zip: Zip, otherNames: otherNames(names) };
  });
  return {
    lists: { sale: pathAt(LIST_PATHS.sale), rent: pathAt(LIST_PATHS.rent) },
    types: shownTypes(site.types, locale, site.table.defaultLocale).map(({ webId, words, record }) => ({
      webId,
      name: words.one,
      names: listedAs(words),
      segment: landingSegment(record.Name, webId, locale),
    })),
    cities,
    neighbourhoods: site.neighbourhoods.map(named).map(({ ID, Name }) => ({ id: ID, name: Name })),
    cityOf: cityFinder(site.cities, cities),
    pathOf: ({ id }) => pathAt(`/property/${id}/`),
  };
}

/** Finds a property's city as the landing pages do: by name and zip, in each language. */
function cityFinder(cities: readonly City[], listed: readonly ListedCity[]): CatalogueTables['cityOf'] {
  const byPlace = new Map<string, ListedCity>();
  cities.forEach(({ records }, index) => {
    for (const [language, { Name, Zip }] of Object.entries(records)) {
      const key = JSON.stringify([language, Name, Zip]);
      const city = listed[index];
      if (city && !byPlace.has(key)) byPlace.set(key, city);
    }
  });
  return ({ id, records }) => {
    for (const [language, { City, Zip }] of Object.entries(records)) {
      const city = byPlace.get(JSON.stringify([language, City, Zip]));
      if (city) return city;
    }
    throw new Error(`Property ${id} lies in a city that the catalogue does not list.`);
  };
}
