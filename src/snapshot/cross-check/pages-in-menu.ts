import { pointer } from '../fault.ts';
import type { MenuPage } from '../schema/menu.ts';

/** A page of the tree and where it stands in the file. */
export interface Placed {
  page: MenuPage;
  place: string;
  parent: MenuPage | undefined;
}

/** All pages of a menu, at any depth. */
export function placed(
  pages: readonly MenuPage[],
  base: readonly PropertyKey[] = [],
  parent?: MenuPage,
): Placed[] {
  return pages.flatMap((page, index) => {
    const path = [...base, index];
    return [
      { page, place: pointer(path), parent },
      ...placed(page.childMenus, [...path, 'childMenus'], page),
    ];
  });
}
