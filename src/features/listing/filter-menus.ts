import { byName, FILTERS, MENU_FILTERS, type MenuFilterName, type MenuName } from '../catalogue/filters.ts';
import { activeFilters, type Criteria } from './criteria.ts';
import type { Facets } from './facets.ts';

const NAMES: readonly MenuName[] = [...new Set(MENU_FILTERS.map((name) => FILTERS[name].menu))];

/** The menus of the bar, and the filters in each. */
export const MENUS: Readonly<Record<MenuName, readonly MenuFilterName[]>> = byName(NAMES, (menu) =>
  MENU_FILTERS.filter((name) => FILTERS[name].menu === menu),
);

/** The menus in which a choice can change the result; all menus before the counts are known. */
export const menusOf = (facets: Facets | undefined): MenuName[] =>
  NAMES.filter((menu) => !facets || MENUS[menu].some((name) => facets[name].isShown));

/** The number of a menu's filters, or values of its list, that are set. */
export function countIn(menu: MenuName, criteria: Criteria): number {
  const [only, ...others] = MENUS[menu];
  const value = only && others.length === 0 ? criteria[only] : undefined;
  if (Array.isArray(value)) return value.length;
  const active = activeFilters(criteria);
  return MENUS[menu].filter((name) => active.includes(name)).length;
}

/** The number of filters that are set. Each value of a list counts, since each has a chip. */
export function countAll(criteria: Criteria): number {
  const onMap = activeFilters(criteria).filter((name) => !('menu' in FILTERS[name]));
  return NAMES.reduce((sum, menu) => sum + countIn(menu, criteria), onMap.length);
}
