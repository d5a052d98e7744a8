import { activeFilters, type Criteria, NO_CRITERIA } from './criteria.ts';
import { criteriaQuery, parseCriteria } from './criteria-url.ts';

/** Where a list stands in the site. */
export interface ListAddresses {
  /** The address of its first page. */
  own: string;
  /**
   * The address of the whole list of the same goal; equal to `own` except on the page of a city or a type.
   */
  whole: string;
  /** The filter that a city's or type's page stands for; empty for the whole list. */
  base: Pick<Criteria, 'types' | 'cities'>;
}

/**
 * The address for criteria. The page of a city or a type keeps its own address as long as its filter is not
 * changed; otherwise the whole list's address is used.
 * @param others a query whose parameters that are not the list's are kept
 */
export function addressOf(criteria: Criteria, addresses: ListAddresses, others = ''): string {
  if (!isAtHome(criteria, addresses)) return addresses.whole + criteriaQuery(criteria, others);
  const { types, cities } = addresses.base;
  const rest: Criteria = {
    ...criteria,
    types: types.length > 0 ? [] : criteria.types,
    cities: cities.length > 0 ? [] : criteria.cities,
  };
  return addresses.own + criteriaQuery(rest, others);
}

/** Whether a state can stand at the list's own address. */
export const isAtHome = (criteria: Criteria, { base }: ListAddresses): boolean =>
  (base.types.length === 0 || isSameSet(base.types, criteria.types)) &&
  (base.cities.length === 0 || isSameSet(base.cities, criteria.cities));

/** The state that a query means here. */
export function criteriaAt(query: string, { base }: ListAddresses): Criteria {
  const criteria = parseCriteria(query);
  return {
    ...criteria,
    types: criteria.types.length > 0 ? criteria.types : base.types,
    cities: criteria.cities.length > 0 ? criteria.cities : base.cities,
  };
}

/** Whether the page as it is served shows this state: without any filter of the visitor, in the default order. */
export const isServed = (criteria: Criteria, addresses: ListAddresses): boolean =>
  isAtHome(criteria, addresses) && addressOf(criteria, addresses) === addresses.own;

/** The query of the search-demand form for the visitor's criteria: the goal and the filters only. */
export const demandQuery = (criteria: Criteria, goal: string): string =>
  criteriaQuery({ ...criteria, sort: NO_CRITERIA.sort, page: 1, view: NO_CRITERIA.view }, `goal=${goal}`);

/**
 * Whether a change of the list is a new search, that is, sets other filters. A change of order, page or view,
 * or the removal of all filters, is not.
 */
export const isSearch = (before: Criteria, next: Criteria): boolean =>
  activeFilters(next).length > 0 && demandQuery(before, '') !== demandQuery(next, '');

const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value) => b.includes(value));
