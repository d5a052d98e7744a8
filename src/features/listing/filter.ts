import { contains } from '../../snapshot/geometry.ts';
import { type ChoiceName, type FilterName, type NameOf, perFilter } from '../catalogue/filters.ts';
import { fold } from '../catalogue/fold.ts';
import type { ListedCity } from '../catalogue/listed.ts';
import { activeFilters, type ChoiceFilters, type Filters, type KindValues, type Range } from './criteria.ts';
import { energyRank, worstRank } from './energy-rank.ts';
import type { CatalogueRow } from './row.ts';

export type Meets = (row: CatalogueRow) => boolean;

/** A test for each filter that is set. */
export const activeTests = (filters: Filters): [FilterName, Meets][] =>
  activeFilters(filters).map((name) => [name, testOf(name, filters)]);

/** The rows that match every filter, in the given order. */
export function filterRows(rows: readonly CatalogueRow[], filters: Filters): CatalogueRow[] {
  const tests = activeTests(filters).map(([, meets]) => meets);
  return rows.filter((row) => tests.every((meets) => meets(row)));
}

/**
 * Whether a place in a query matches a city: by name in any language, ignoring accents and case, by zip, or
 * by both.
 */
export function meansCity(query: string, { name, zip, otherNames }: ListedCity): boolean {
  const [wantedName = '', wantedZip] = query.split('|');
  const isNamed = [name, ...otherNames].some((known) => fold(known) === fold(wantedName));
  if (wantedZip === undefined) return isNamed || wantedName === zip;
  return (wantedName === '' || isNamed) && (wantedZip === '' || wantedZip === zip);
}

/** A day in days since 1 January 1970. */
export const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

export const isWithin = (value: number | undefined, { min, max }: Range): boolean =>
  value !== undefined && (min === undefined || value >= min) && (max === undefined || value <= max);

const CHOICES: { [Name in ChoiceName]: (values: ChoiceFilters[Name]) => Meets } = {
  types: (types) => {
    const wanted = new Set(types);
    return (row) => row.types.some(({ webId }) => wanted.has(webId));
  },
  cities: (cities) => {
    const known = new Map<ListedCity, boolean>();
    const isWanted = (city: ListedCity) => cities.some((query) => meansCity(query, city));
    return ({ city }) => {
      const wanted = known.get(city) ?? isWanted(city);
      known.set(city, wanted);
      return wanted;
    };
  },
  neighbourhoods: (neighbourhoods) => {
    const wanted = new Set(neighbourhoods);
    return ({ neighbourhood }) => neighbourhood !== undefined && wanted.has(neighbourhood.id);
  },
};

const KINDS: { [Kind in keyof KindValues]: (value: KindValues[Kind], name: NameOf<Kind>) => Meets } = {
  range: (range, name) => (row) => isWithin(row[name], range),
  label: (label) => {
    const worst = label === undefined ? Number.POSITIVE_INFINITY : worstRank(label);
    return ({ energy }) => energy !== undefined && energyRank(energy.label) <= worst;
  },
  flag: (_, name) => (row) => row[name],
  day: (day) => {
    const first = dayOf(day ?? '');
    return ({ created }) => created !== undefined && created >= first;
  },
  area: (area) => {
    if (!area) return () => true;
    const [tall, wide] = [
      { min: area.south, max: area.north },
      { min: area.west, max: area.east },
    ];
    return ({ place }) => isWithin(place?.lat, tall) && isWithin(place?.lng, wide);
  },
  shape: (shape) => {
    const rings = shape ? [shape] : [];
    return ({ place }) => place !== undefined && contains(place, rings);
  },
};

/** For each filter, the test of a value that is set. */
const TESTS: { [Name in FilterName]: (value: Filters[Name], name: Name) => Meets } = perFilter(
  CHOICES,
  KINDS,
);

const testOf = <Name extends FilterName>(name: Name, filters: Filters): Meets =>
  TESTS[name](filters[name], name);
