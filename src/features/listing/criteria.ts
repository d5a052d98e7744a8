import type { Box, Point } from '../../snapshot/geometry.ts';
import type { EpcLabel } from '../catalogue/epc.ts';

/** Both bounds are inclusive; `undefined` means no bound. */
export interface Range {
  min: number | undefined;
  max: number | undefined;
}

/** The filters of a list. A row must match every filter that is set; for a list of values, one of them. */
export interface Filters {
  /** WebIDs. */
  types: readonly string[];
  /** `{name}|{zip}` (specification, section 2), or a name or a zip alone; the name in any language. */
  cities: readonly string[];
  /** Neighbourhood IDs. */
  neighbourhoods: readonly number[];
  /** In euro. A property without a published price is within no bound. */
  price: Range;
  bedrooms: Range;
  bathrooms: Range;
  garages: Range;
  parkings: Range;
  /** This label or better. */
  energy: EpcLabel | undefined;
  garden: boolean;
  terrace: boolean;
  lift: boolean;
  /** Created on this day or later, such as `2026-10-04`. */
  since: string | undefined;
  /** The area shown on the map, in degrees. */
  area: Box | undefined;
  /** A polygon drawn on the map, in degrees; see `drawnShape`. */
  shape: readonly Point[] | undefined;
}

export type FilterName = keyof Filters;

export const SORTS = ['newest', 'price-asc', 'price-desc', 'type', 'city'] as const;
export type Sort = (typeof SORTS)[number];

export const VIEWS = ['grid', 'list', 'map'] as const;
export type View = (typeof VIEWS)[number];

/** The whole state of a list; all of it is in the address. */
export interface Criteria extends Filters {
  sort: Sort;
  /** From 1. */
  page: number;
  view: View;
  /** The area shown on the map while the list does not follow it, in degrees; `undefined` without the map. */
  seen: Box | undefined;
}

export const ANY: Range = { min: undefined, max: undefined };

/**
 * No filters set. The keys are in the order in which filters are shown, and dropped when nothing is found.
 */
export const NO_FILTERS: Filters = {
  types: [],
  cities: [],
  neighbourhoods: [],
  price: ANY,
  bedrooms: ANY,
  bathrooms: ANY,
  garages: ANY,
  parkings: ANY,
  energy: undefined,
  garden: false,
  terrace: false,
  lift: false,
  since: undefined,
  area: undefined,
  shape: undefined,
};

export const NO_CRITERIA: Criteria = {
  ...NO_FILTERS,
  sort: 'newest',
  page: 1,
  view: 'grid',
  seen: undefined,
};

export const FILTER_NAMES = Object.keys(NO_FILTERS) as FilterName[];

type Extra = { [Name in FilterName]: Filters[Name] extends boolean ? Name : never }[FilterName];

/** The filters that are a yes. */
export const EXTRAS = FILTER_NAMES.filter((name): name is Extra => typeof NO_FILTERS[name] === 'boolean');

/** The filters that are set. */
export const activeFilters = (criteria: Filters): FilterName[] =>
  FILTER_NAMES.filter((name) => isSet(criteria[name]));

function isSet(value: Filters[FilterName]): boolean {
  if (value === undefined || typeof value === 'boolean') return value === true;
  if (Array.isArray(value)) return value.length > 0;
  return (
    typeof value === 'string' || 'south' in value || Object.values(value).some((bound) => bound !== undefined)
  );
}

/** The criteria with changed filters or order; the list begins again at page 1. */
export const withFilter = (
  criteria: Criteria,
  changes: Partial<Filters & Pick<Criteria, 'sort'>>,
): Criteria => ({
  ...criteria,
  ...changes,
  page: 1,
});

/** Removes one filter. */
export const withoutFilter = (criteria: Criteria, name: FilterName): Criteria =>
  withFilter(criteria, { [name]: NO_FILTERS[name] });

/** Removes all filters; order and view stay. */
export const withoutFilters = (criteria: Criteria): Criteria => withFilter(criteria, NO_FILTERS);
