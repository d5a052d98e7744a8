import { pointer } from '../fault.ts';
import type { MenuPage } from '../schema/menu.ts';

/** A page of the tree with its JSON pointer in the file. */
export interface MenuEntry {
  page: MenuPage;
  at: string;
  parent: MenuPage | undefined;
}

/** All pages of a menu, at any depth. */
export function entriesOf(
  pages: readonly MenuPage[],
  base: readonly PropertyKey[] = [],
  parent?: MenuPage,
): MenuEntry[] {
  return pages.flatMap((page, index) => {
    const path = [...base, index];
    return [
      { page, at: pointer(path), parent },
      ...entriesOf(page.childMenus, [...path, 'childMenus'], page),
    ];
  });
}
