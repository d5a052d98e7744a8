import type { EpcLabel } from '../catalogue/epc.ts';
import type { ListedCity } from '../catalogue/listed.ts';
import { activeFilters, type FilterName, type Filters, type Range } from './criteria.ts';
import { energyRank, worstRank } from './energy-rank.ts';
import { activeTests, isWithin } from './filter.ts';
import type { CatalogueRow } from './row.ts';

/** The results of one filter's values while the other filters stay. */
export interface Facet<Value> {
  /** The number of rows with each value; values without a row are not listed. */
  counts: ReadonlyMap<Value, number>;
  /** The number of rows that match the other filters. */
  total: number;
  /** False if no choice could change the result; always true for a filter that is set. */
  isShown: boolean;
}

/** By every filter but those of the map, whose places nobody counts. */
interface FacetValues extends Record<Exclude<FilterName, 'area' | 'shape'>, unknown> {
  /** By WebID. */
  types: string;
  cities: ListedCity;
  /** By ID. */
  neighbourhoods: number;
  price: number;
  bedrooms: number;
  bathrooms: number;
  garages: number;
  parkings: number;
  energy: EpcLabel;
  garden: true;
  terrace: true;
  lift: true;
  /** By day since 1 January 1970. */
  since: number;
}

type FacetName = keyof FacetValues;
export type Facets = { [Name in FacetName]: Facet<FacetValues[Name]> } & {
  /** The number of rows that match all filters. */
  total: number;
};

const VALUES: { [Name in FacetName]: (row: CatalogueRow) => readonly FacetValues[Name][] } = {
  types: ({ types }) => types.map(({ webId }) => webId),
  cities: ({ city }) => [city],
  neighbourhoods: ({ neighbourhood }) => (neighbourhood ? [neighbourhood.id] : []),
  price: ({ price }) => known(price),
  bedrooms: ({ bedrooms }) => [bedrooms],
  bathrooms: ({ bathrooms }) => [bathrooms],
  garages: ({ garages }) => [garages],
  parkings: ({ parkings }) => [parkings],
  energy: ({ energy }) => known(energy?.label),
  garden: ({ garden }) => (garden ? [true] : []),
  terrace: ({ terrace }) => (terrace ? [true] : []),
  lift: ({ lift }) => (lift ? [true] : []),
  since: ({ created }) => known(created),
};

const known = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

const FACET_NAMES = Object.keys(VALUES) as FacetName[];

/** The live counts of every filter's values, given the other filters, in one pass over the rows. */
export function facetsOf(rows: readonly CatalogueRow[], filters: Filters): Facets {
  const failing = failuresOf(rows, filters);
  const active = new Set<FilterName>(activeFilters(filters));
  const facet = (name: FacetName): Facet<unknown> => {
    const counts = new Map<unknown, number>();
    const relevant = [...failing.none, ...(failing.only.get(name) ?? [])];
    for (const row of relevant) {
      for (const value of VALUES[name](row)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const total = relevant.length;
    const canChange = [...counts.values()].some((count) => count < total);
    return { counts, total, isShown: canChange || active.has(name) };
  };
  return {
    ...Object.fromEntries(FACET_NAMES.map((name) => [name, facet(name)])),
    total: failing.none.length,
  } as Facets;
}

/** The rows that match all filters, and for each filter the rows that fail only that one. */
export function failuresOf(
  rows: readonly CatalogueRow[],
  filters: Filters,
): { none: CatalogueRow[]; only: Map<FilterName, CatalogueRow[]> } {
  const tests = activeTests(filters);
  const none: CatalogueRow[] = [];
  const only = new Map<FilterName, CatalogueRow[]>(tests.map(([name]) => [name, []]));
  for (const row of rows) {
    let failed: FilterName | undefined;
    let isHopeless = false;
    for (const [name, meets] of tests) {
      if (meets(row)) continue;
      isHopeless = failed !== undefined;
      if (isHopeless) break;
      failed = name;
    }
    if (!isHopeless) (failed === undefined ? none : only.get(failed))?.push(row);
  }
  return { none, only };
}

const sumWhere = <Value>({ counts }: Facet<Value>, isCounted: (value: Value) => boolean): number =>
  [...counts].reduce((sum, [value, count]) => sum + (isCounted(value) ? count : 0), 0);

/** The number of rows within a range. */
export const countWithin = (facet: Facet<number>, range: Range): number =>
  sumWhere(facet, (value) => isWithin(value, range));

/** The number of rows with "this label or better". */
export const countAtLeast = (facet: Facet<EpcLabel>, label: EpcLabel): number =>
  sumWhere(facet, (value) => energyRank(value) <= worstRank(label));
