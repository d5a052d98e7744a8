import { activeFilters, type Criteria, type FilterName } from './criteria.ts';
import type { Facets } from './facets.ts';

type FacetName = Exclude<keyof Facets, 'total'>;

/** The menus of the bar, and the filters in each. */
export const MENUS = {
  types: ['types'],
  cities: ['cities'],
  neighbourhoods: ['neighbourhoods'],
  price: ['price'],
  bedrooms: ['bedrooms'],
  more: ['bathrooms', 'garages', 'parkings', 'energy', 'garden', 'terrace', 'lift', 'since'],
} as const satisfies Record<string, readonly FacetName[]>;

export type MenuName = keyof typeof MENUS;

const NAMES = Object.keys(MENUS) as MenuName[];

/** The menus in which a choice can change the result; all menus before the counts are known. */
export const menusOf = (facets: Facets | undefined): MenuName[] =>
  NAMES.filter((menu) => !facets || MENUS[menu].some((name) => facets[name].isShown));

/** The number of a menu's filters, or values of its list, that are set. */
export function countIn(menu: MenuName, criteria: Criteria): number {
  const [only] = MENUS[menu];
  const value = MENUS[menu].length === 1 ? criteria[only] : undefined;
  if (Array.isArray(value)) return value.length;
  const names: readonly FilterName[] = MENUS[menu];
  return activeFilters(criteria).filter((name) => names.includes(name)).length;
}

/** The number of filters that are set. Each value of a list counts, since each has a chip. */
export function countAll(criteria: Criteria): number {
  const inMenus: readonly FilterName[] = NAMES.flatMap((menu) => [...MENUS[menu]]);
  const others = activeFilters(criteria).filter((name) => !inMenus.includes(name));
  return NAMES.reduce((sum, menu) => sum + countIn(menu, criteria), others.length);
}
