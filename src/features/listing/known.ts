import type { Criteria } from './criteria.ts';
import { meansCity } from './filter.ts';
import type { Catalogue } from './row.ts';

/**
 * The criteria in the terms of this catalogue: types, cities and neighbourhoods that it does not list are
 * dropped, and each city is named as `{name}|{zip}` in the catalogue's language. An address from another
 * language, or one typed by hand ("luik", "4000"), thus works and becomes readable.
 */
export function inCatalogue(criteria: Criteria, catalogue: Omit<Catalogue, 'rows'>): Criteria {
  const webIds = new Set(catalogue.types.map(({ webId }) => webId));
  const neighbourhoods = new Set(catalogue.neighbourhoods.map(({ id }) => id));
  const cities = criteria.cities.flatMap((query) =>
    catalogue.cities.filter((city) => meansCity(query, city)).map(({ name, zip }) => `${name}|${zip}`),
  );
  return {
    ...criteria,
    types: criteria.types.filter((webId) => webIds.has(webId)),
    cities: [...new Set(cities)],
    neighbourhoods: criteria.neighbourhoods.filter((id) => neighbourhoods.has(id)),
  };
}
