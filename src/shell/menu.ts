import type { Localized, Snapshot } from '../snapshot/domain.ts';
import { opensInNewTab } from '../snapshot/link-attributes.ts';
import { isPublished } from '../snapshot/schema/common.ts';
import type { MenuPage } from '../snapshot/schema/menu.ts';
import type { PageContext } from './context.ts';

/** The part of a page's context that the menu uses. */
export interface MenuContext extends Pick<PageContext, 'path' | 'locale' | 'route' | 'text' | 'href'> {
  site: Pick<Snapshot, 'menu' | 'site'>;
}

export interface MenuItem {
  title: Localized<string>;
  href: string;
  /**
   * The value of `aria-current`: `page` for the page itself, `true` for the section that it belongs to, such
   * as the list of a property or the first page of a list.
   */
  current: 'page' | 'true' | undefined;
  isExternal: boolean;
  noFollow: boolean;
  children: MenuItem[];
}

/**
 * The menu as shown: published items only, the home item unless `showHomeMenu` is off; redirecting items link
 * directly to their target (specification, page shell).
 */
export function menuItems(context: MenuContext): MenuItem[] {
  const { menu, site } = context.site;
  return toItems(
    context,
    menu.filter((page) => page.path !== '/' || site.options.showHomeMenu),
  );
}

function toItems(context: MenuContext, pages: readonly MenuPage[]): MenuItem[] {
  const sections = new Set(context.route?.breadcrumb[context.locale].map(({ path }) => path));
  return pages
    .filter((page) => isPublished(page) && page.params.showInMenu)
    .toSorted((left, right) => left.sort - right.sort)
    .flatMap((page) => {
      const title = context.text(page.params.title);
      if (!title) return [];
      const href = context.href(page.params.redirect ? page.params.redirectUrl : page.path);
      const children = toItems(context, page.childMenus);
      // An item that redirects is not in the breadcrumb of the pages below it.
      const isSection = sections.has(href) || children.some((child) => child.current);
      return [
        {
          title,
          href,
          current: href === context.path ? 'page' : isSection ? 'true' : undefined,
          isExternal: opensInNewTab(href),
          noFollow: page.params.noReferrerNoFollow,
          children,
        },
      ];
    });
}

/** The first `menuMaxItems` items for the header, and the rest for the extra menu. */
export const splitMenu = (
  items: readonly MenuItem[],
  max: number,
): { inline: MenuItem[]; extra: MenuItem[] } => ({
  inline: items.slice(0, max),
  extra: items.slice(max),
});
