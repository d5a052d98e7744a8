import { wellFormed } from '../../ui/well-formed.ts';
import {
  byName,
  FILTER_NAMES,
  type FilterName,
  FLAGS_KEY,
  keyOf,
  MENU_FILTERS,
} from '../catalogue/filters.ts';
import { queryValue } from '../catalogue/query.ts';
import {
  activeFilters,
  type Criteria,
  type Filters,
  NO_CRITERIA,
  NO_FILTERS,
  SORTS,
  type Sort,
  VIEWS,
} from './criteria.ts';
import { areaText, FORMS, parseArea, wholeNumber } from './filter-address.ts';

/** The parameters that are no filter: order, page, view and the area on the map. */
const STATE: Readonly<Record<string, (criteria: Criteria) => string>> = {
  sort: ({ sort }) => (sort === NO_CRITERIA.sort ? '' : SHORT_SORTS[sort]),
  page: ({ page }) => (page > 1 ? String(page) : ''),
  view: ({ view }) => (view === NO_CRITERIA.view ? '' : view),
  map: ({ seen, view }) => (seen && view === 'map' ? areaText(seen) : ''),
};

/** The query parameters of a list in their order: the bar's filters, the list's state, the map's filters. */
export const OWN_PARAMETERS = [
  ...new Set([...MENU_FILTERS.map(keyOf), ...Object.keys(STATE), ...FILTER_NAMES.map(keyOf)]),
];
const OWN: ReadonlySet<string> = new Set(OWN_PARAMETERS);

/**
 * Parses a list's criteria from an address's query. Values that cannot be understood are ignored; it never
 * throws. `type={WebID}` and `city={name}|{zip}` are the specification's (section 2), and may be repeated.
 */
export function parseCriteria(query: string): Criteria {
  const parameters = new URLSearchParams(query);
  const one = (name: string): string => parameters.get(name) ?? '';
  const sort = one('sort') === 'price' ? 'price-asc' : one('sort');
  const view = VIEWS.find((known) => known === one('view')) ?? NO_CRITERIA.view;
  const filters = byName(FILTER_NAMES, (name) => FORMS[name].read(parameters.getAll(keyOf(name)), name));
  return {
    ...(filters as Filters),
    sort: SORTS.find((known) => known === sort) ?? NO_CRITERIA.sort,
    page: Math.max(1, wholeNumber(one('page')) ?? 1),
    view,
    seen: view === 'map' ? parseArea(one('map')) : undefined,
  };
}

/** Names that visitors and other sites may take for a filter's key: those of the filters themselves. */
export const MISNAMED: readonly string[] = FILTER_NAMES.filter((name) => !OWN.has(name));

/**
 * The parameters of a list's address that set no filter although they seem to: a filter's name instead of its
 * key (`bedrooms=3`), or a value that cannot be understood (`price=cheap`).
 * @returns each as `name=value`, as far as it can be shown
 */
export function unreadParameters(query: string): string[] {
  const isRead = (key: string, value: string): boolean =>
    FILTER_NAMES.some(
      (name) =>
        keyOf(name) === key &&
        activeFilters({ ...NO_FILTERS, [name]: FORMS[name].read([value], name) }).length > 0,
    );
  const isFilter = (key: string): boolean => FILTER_NAMES.some((name) => keyOf(name) === key);
  return [...new URLSearchParams(query)]
    .filter(
      ([key, value]) =>
        value.trim() !== '' && (MISNAMED.includes(key) || (isFilter(key) && !isRead(key, value))),
    )
    .map(([key, value]) => `${key}=${wellFormed(value.slice(0, LONGEST_SHOWN))}`);
}

const LONGEST_SHOWN = 40;

/**
 * The query for the given criteria, beginning with `?`; empty for default criteria.
 * @param others a query whose parameters that neither belong to a list nor seem to are kept, such as those of a
 *   campaign
 */
export function criteriaQuery(criteria: Criteria, others = ''): string {
  const foreign = [...new URLSearchParams(others)].filter(
    ([name]) => !OWN.has(name) && !MISNAMED.includes(name),
  );
  const parts = [...OWN_PARAMETERS.flatMap((key) => pairsOf(key, criteria)), ...foreign].map(
    ([name, value]) => `${queryValue(name)}=${queryValue(value)}`,
  );
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** The parameters with a key that has something to say. */
function pairsOf(key: string, criteria: Criteria): [key: string, value: string][] {
  const texts = STATE[key]
    ? [STATE[key](criteria)]
    : FILTER_NAMES.filter((name) => keyOf(name) === key).flatMap((name) => written(name, criteria));
  const values = key === FLAGS_KEY ? [texts.join(',')] : texts;
  return values.filter(Boolean).map((value) => [key, value]);
}

const written = <Name extends FilterName>(name: Name, criteria: Filters): readonly string[] =>
  FORMS[name].write(criteria[name], name);

const SHORT_SORTS: Readonly<Record<Sort, string>> = {
  newest: 'newest',
  'price-asc': 'price',
  'price-desc': 'price-desc',
  type: 'type',
  city: 'city',
};
