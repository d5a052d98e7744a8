import type { EpcLabel } from '../catalogue/epc.ts';
import {
  byName,
  type ChoiceName,
  type FILTERS,
  type FilterName,
  MENU_FILTERS,
  type MenuFilterName,
  type NameOf,
  perFilter,
} from '../catalogue/filters.ts';
import type { ListedCity } from '../catalogue/listed.ts';
import { activeFilters, type Filters, type Range } from './criteria.ts';
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

/** What is counted of each choice: types by WebID, neighbourhoods by ID. */
export interface CountedChoices {
  types: string;
  cities: ListedCity;
  neighbourhoods: number;
}

/** What is counted of each other kind. Nobody counts the places of the map. */
interface CountedKinds {
  range: number;
  label: EpcLabel;
  flag: true;
  /** By day since 1 January 1970. */
  day: number;
}

type FacetValue<Name extends MenuFilterName> = Name extends ChoiceName
  ? CountedChoices[Name]
  : CountedKinds[Exclude<(typeof FILTERS)[Name]['kind'], 'choice'>];

export type Facets = { [Name in MenuFilterName]: Facet<FacetValue<Name>> } & {
  /** The number of rows that match all filters. */
  total: number;
};

type ValuesOf<Value, Name = MenuFilterName> = (row: CatalogueRow, name: Name) => readonly Value[];

const known = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

const CHOICES: { [Name in ChoiceName]: ValuesOf<CountedChoices[Name]> } = {
  types: ({ types }) => types.map(({ webId }) => webId),
  cities: ({ city }) => [city],
  neighbourhoods: ({ neighbourhood }) => known(neighbourhood?.id),
};

const KINDS: { [Kind in keyof CountedKinds]: ValuesOf<CountedKinds[Kind], NameOf<Kind>> } = {
  range: (row, name) => known(row[name]),
  label: ({ energy }) => known(energy?.label),
  flag: (row, name) => (row[name] ? [true] : []),
  day: ({ created }) => known(created),
};

const VALUES: { [Name in MenuFilterName]: ValuesOf<unknown, Name> } = perFilter(CHOICES, {
  ...KINDS,
  area: () => [],
  shape: () => [],
});

/** The live counts of every filter's values, given the other filters, in one pass over the rows. */
export function facetsOf(rows: readonly CatalogueRow[], filters: Filters): Facets {
  const failing = failuresOf(rows, filters);
  const active = new Set<FilterName>(activeFilters(filters));
  const facet = <Name extends MenuFilterName>(name: Name): Facet<unknown> => {
    const counts = new Map<unknown, number>();
    const relevant = [...failing.none, ...(failing.only.get(name) ?? [])];
    for (const row of relevant) {
      for (const value of VALUES[name](row, name)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const total = relevant.length;
    const canChange = [...counts.values()].some((count) => count < total);
    return { counts, total, isShown: canChange || active.has(name) };
  };
  return {
    ...byName(MENU_FILTERS, facet),
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
