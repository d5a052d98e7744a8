import type { Criteria } from './criteria.ts';
import { meansCity } from './filter.ts';
import type { Catalogue } from './row.ts';

/**
 * The criteria in the terms of this catalogue: each city is named as `{name}|{zip}` in the catalogue's language. An
 * address from another language, or one typed by hand ("luik", "4000"), thus works and becomes readable. A city
 * that the catalogue does not list stays as it is, so that the list says that nothing is there.
 */
export function inCatalogue(criteria: Criteria, catalogue: Pick<Catalogue, 'cities'>): Criteria {
  const cities = criteria.cities.flatMap((query) => {
    const meant = catalogue.cities.filter((city) => meansCity(query, city));
    return meant.length > 0 ? meant.map(({ name, zip }) => `${name}|${zip}`) : [query];
  });
  return { ...criteria, cities: [...new Set(cities)] };
}
