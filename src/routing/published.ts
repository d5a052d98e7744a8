import type { Locale } from '../i18n/locales.ts';
import { recordIn } from '../snapshot/domain.ts';
import { knownAfter, knownText } from '../snapshot/known.ts';
import { anyRecord, goalOf } from '../snapshot/market.ts';
import { type KnownAddress, propertyKey } from '../snapshot/schema/known.ts';
import { languageOf } from './address.ts';
import { propertyPath } from './catalogue-routes.ts';
import { perLocale, type RouteContext } from './page-routes.ts';
import type { Redirect, Route, Site } from './route.ts';

/** Whether a route is one of those whose addresses are remembered. */
export const isRemembered = ({ target }: Route): boolean =>
  target.type === 'property' || target.type === 'former';

/** Every property address that an earlier build is known to have published. */
function publishedBefore(context: RouteContext): KnownAddress[] {
  const { addresses, last } = context.snapshot.remembered;
  return [
    ...addresses,
    ...last.flatMap((property) => {
      const goal = goalOf(anyRecord(property));
      return Object.values(
        perLocale(context, (locale): KnownAddress => {
          const { hidden } = recordIn(property, locale, context.defaultLocale).value;
          const path = propertyPath(context, property, goal, locale);
          return { of: propertyKey(property.id), path, ...(hidden && { hidden }) };
        }),
      );
    }),
  ];
}

/**
 * Where former addresses of properties lead: directly to the current address in the same language. An address
 * leads nowhere if its language is switched off, if nothing is known of its property, or if it names the
 * street of a hidden address.
 */
export function formerAddresses(context: RouteContext, routes: readonly Route[]): Redirect[] {
  const heirs = new Map(routes.filter(isRemembered).map((route) => [route.key, route]));
  return publishedBefore(context).flatMap(({ of, path, hidden }): Redirect[] => {
    const language = languageOf(path);
    const to = language && heirs.get(of)?.paths[language];
    return to === undefined || to === path || hidden ? [] : [{ from: path, to, status: 301 }];
  });
}

/**
 * The published addresses that the next build must know: those of this site and every earlier one. None is
 * removed automatically.
 * @returns ordered by the route that they belong to, then by address, both by code unit
 */
function addressesAfter({ table, ...snapshot }: Site): KnownAddress[] {
  const { locales, defaultLocale } = table;
  const byPath = new Map<string, KnownAddress>();
  for (const address of publishedBefore({ snapshot, locales, defaultLocale }))
    if (!byPath.has(address.path)) byPath.set(address.path, address);
  for (const { key: of, paths } of table.routes.filter(isRemembered))
    for (const path of Object.values<string>(paths))
      if (byPath.get(path)?.of !== of) byPath.set(path, { of, path });
  return [...byPath.values()].sort((a, b) => compare(a.of, b.of) || compare(a.path, b.path));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The content of `catalogue/known.json` after a build of the site: see `snapshot/known.ts`. */
export const memoryText = (site: Site): string =>
  knownText({ addresses: addressesAfter(site), properties: knownAfter(site) });

/**
 * The permanent address of a property, for paper and mails: `/{language}/property/{ID}/`, which redirects to
 * the page's current address in that language. If another page has that path, it is the property page's own
 * address.
 */
export function lastingPath({ leading }: Site['table'], route: Route, locale: Locale): string {
  const path = `/${locale}${route.key}`;
  return leading.get(path) === route ? path : route.paths[locale];
}
