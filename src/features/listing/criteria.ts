import type { Box, Point } from '../../snapshot/geometry.ts';
import type { EpcLabel } from '../catalogue/epc.ts';
import {
  byName,
  type ChoiceName,
  FILTER_NAMES,
  FILTERS,
  type FilterKind,
  type FilterName,
} from '../catalogue/filters.ts';

/** Both bounds are inclusive; `undefined` means no bound. */
export interface Range {
  min: number | undefined;
  max: number | undefined;
}

/** What a filter of each kind holds; not set, it is `undefined`, an empty list, `ANY` or no. */
export interface KindValues {
  range: Range;
  /** This label or better. */
  label: EpcLabel | undefined;
  flag: boolean;
  /** Created on this day or later, such as `2026-10-04`. */
  day: string | undefined;
  /** The area shown on the map, in degrees. */
  area: Box | undefined;
  /** A polygon drawn on the map, in degrees; see `drawnShape`. */
  shape: readonly Point[] | undefined;
}

/** A value of each choice. */
export interface ChoiceValue {
  /** A WebID. */
  types: string;
  /** `{name}|{zip}` (specification, section 2), or a name or a zip alone; the name in any language. */
  cities: string;
  /** A neighbourhood's ID. */
  neighbourhoods: number;
}

export type ChoiceFilters = { [Name in ChoiceName]: readonly ChoiceValue[Name][] };
type OtherFilters = {
  [Name in Exclude<FilterName, ChoiceName>]: KindValues[(typeof FILTERS)[Name]['kind']];
};

/**
 * The filters of a list. A row must match every filter that is set; for a list of values, one of them. A property
 * without a published price is within no bound of the price.
 */
export type Filters = ChoiceFilters & OtherFilters;

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

const UNSET = {
  choice: [],
  range: ANY,
  label: undefined,
  flag: false,
  day: undefined,
  area: undefined,
  shape: undefined,
} as const satisfies { [Kind in FilterKind]: unknown };

/** No filters set. */
export const NO_FILTERS = byName(FILTER_NAMES, (name) => UNSET[FILTERS[name].kind]) as Filters;

export const NO_CRITERIA: Criteria = {
  ...NO_FILTERS,
  sort: 'newest',
  page: 1,
  view: 'grid',
  seen: undefined,
};

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
