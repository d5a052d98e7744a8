import type { Locale } from '../i18n/locales.ts';
import { recordIn } from '../snapshot/domain.ts';
import { historyAfter, knownAfter, knownText } from '../snapshot/known.ts';
import { anyRecord, goalOf } from '../snapshot/market.ts';
import { identity, type KnownAddress } from '../snapshot/schema/known.ts';
import { languageOf } from './address.ts';
import { propertyPath } from './catalogue-routes.ts';
import { identityOf } from './identity.ts';
import { HOME_PATH, perLocale, type RouteContext } from './page-routes.ts';
import type { Route, Site } from './route.ts';

/** Whether a route is the page of a property, of which there may be thousands. */
export const isOfProperty = ({ target }: Route): boolean =>
  target.type === 'property' || target.type === 'former';

/** Every address that an earlier build is known to have published. */
export function publishedBefore(context: RouteContext): KnownAddress[] {
  const { addresses, last } = context.snapshot.remembered;
  return [
    ...addresses,
    ...last.flatMap((property) => {
      const goal = goalOf(anyRecord(property));
      return Object.values(
        perLocale(context, (locale): KnownAddress => {
          const { hidden } = recordIn(property, locale, context.defaultLocale).value;
          const path = propertyPath(context, property, goal, locale);
          return { of: identity('property', property.id), path, ...(hidden && { hidden }) };
        }),
      );
    }),
  ];
}

/**
 * The published addresses that the next build must know: those of this site and every earlier one. None is
 * removed automatically.
 * @returns ordered by the page that they belong to, then by address, both by code unit
 */
function addressesAfter({ table, ...snapshot }: Site): KnownAddress[] {
  const { locales, defaultLocale, byPath } = table;
  const context: RouteContext = { snapshot, locales, defaultLocale };
  const known = new Map<string, KnownAddress>();
  for (const address of publishedBefore(context))
    if (!known.has(address.path)) known.set(address.path, address);
  for (const route of table.routes) {
    const of = identityOf(context, route);
    const above = byPath.get(route.breadcrumb[defaultLocale].at(-2)?.path ?? '')?.route;
    const under = above && identityOf(context, above);
    for (const path of publishedPaths(route)) {
      const before = known.get(path);
      const isSame = before?.of === of;
      const pages = Math.max(route.pageCount, (isSame && before.pages) || 1);
      known.set(path, {
        of,
        path,
        ...(under !== undefined && { under }),
        ...(pages > 1 && languageOf(path) && { pages }),
        ...(isSame && before.hidden && { hidden: true }),
      });
    }
  }
  return [...known.values()].sort((a, b) => compare(a.of, b.of) || compare(a.path, b.path));
}

/** The addresses of a route; a page or article is also linked to by its original path. */
function publishedPaths({ key, target, paths }: Route): string[] {
  const hasOriginal = (target.type === 'page' || target.type === 'article') && key !== HOME_PATH;
  return [...Object.values<string>(paths), ...(hasOriginal && languageOf(key) === undefined ? [key] : [])];
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The content of `catalogue/known.json` after a build of the site: see `snapshot/known.ts`.
 * @param today such as `2026-11-29`
 */
export const memoryText = (site: Site, today: string): string =>
  knownText({
    site: site.site.url,
    addresses: addressesAfter(site),
    properties: knownAfter(site),
    history: historyAfter(site, today),
  });

/**
 * The permanent address of a property, for paper and mails: `/{language}/property/{ID}/`, which redirects to
 * the page's current address in that language. If another page has that path, it is the property page's own
 * address.
 */
export function lastingPath({ leading }: Site['table'], route: Route, locale: Locale): string {
  const path = `/${locale}${route.key}`;
  return leading.get(path) === route ? path : route.paths[locale];
}
