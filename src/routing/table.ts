import type { Locale } from '../i18n/locales.ts';
import { SEGMENTS } from '../i18n/segments.ts';
import { type Snapshot, usedLocales } from '../snapshot/domain.ts';
import type { Fault } from '../snapshot/fault.ts';
import { KNOWN_FILE } from '../snapshot/known.ts';
import { type Goal, onMarket } from '../snapshot/market.ts';
import type { KnownAddress } from '../snapshot/schema/known.ts';
import { articleRoutes } from './article-routes.ts';
import { formerRoutes, neighbourhoodRoutes, projectRoutes, propertyRoutes } from './catalogue-routes.ts';
import { landingRoutes } from './landing-routes.ts';
import { goalProperties } from './listed.ts';
import { codeRoutes, GOALS, LIST_PATHS, listPage, pageRoutes, type RouteContext } from './page-routes.ts';
import { buildRedirects } from './redirects.ts';
import type { Redirect, Route, RouteTable } from './route.ts';
import { joinPath } from './slug.ts';

/**
 * Builds the route table, which every link is looked up in: original path to localized path and breadcrumb.
 * Two entries on one path are an error that names both (design, section 4); the first keeps the path.
 */
export function buildRouteTable(snapshot: Snapshot): { table: RouteTable; faults: Fault[] } {
  const context: RouteContext = {
    snapshot,
    locales: usedLocales(snapshot.languages),
    defaultLocale: snapshot.languages.default,
  };
  const routes = [
    ...pageRoutes(context),
    ...codeRoutes(context),
    ...landingRoutes(context),
    ...propertyRoutes(context),
    ...formerRoutes(context),
    ...projectRoutes(context),
    ...neighbourhoodRoutes(context),
    ...articleRoutes(context),
  ];
  const { byKey, byPath, faults } = indexPaths(context, routes);
  const { redirects, withoutHeir } = buildRedirects(context, routes);
  const table: RouteTable = {
    locales: context.locales,
    defaultLocale: context.defaultLocale,
    routes,
    redirects,
    leading: leadingTo(byPath, redirects),
    byKey,
    byPath,
    lists: { sale: listsIn(context, byKey, 'sale'), rent: listsIn(context, byKey, 'rent') },
  };
  return { table, faults: [...faults, ...heirless(withoutHeir), ...listless(context, table)] };
}

const listsIn = (context: RouteContext, byKey: RouteTable['byKey'], goal: Goal): RouteTable['lists'][Goal] =>
  Object.fromEntries(
    context.locales.flatMap((locale) => {
      const route = byKey.get(listPage(context, goal, locale)?.path ?? '');
      return route ? [[locale, route] as const] : [];
    }),
  );

function leadingTo(byPath: RouteTable['byPath'], redirects: readonly Redirect[]): RouteTable['leading'] {
  return new Map(
    redirects.flatMap(({ from, to, status }) => {
      if (status !== 301) return [];
      const route = byPath.get(to)?.route;
      return route && !byPath.has(from) ? [[from, route] as const] : [];
    }),
  );
}

/** Published addresses that lead nowhere now; those of one page are one warning. */
const heirless = (addresses: readonly KnownAddress[]): Fault[] =>
  [...Map.groupBy(addresses, ({ of }) => of)].map(([of, [first, ...others]]) => ({
    level: 'warning',
    file: KNOWN_FILE,
    pointer: '',
    id: of,
    found: `the published address ${first?.path}${others.length > 0 ? ` and ${others.length} more` : ''}, whose page is gone, and no page above it is left`,
    expected: 'a page to which links to it may lead',
    hint: 'Put the address into "previousPaths" of the page where its visitors find what they look for, or write "forgotten": true into its line.',
  }));

/** Lists that no page shows, although there are properties for them. */
const listless = ({ snapshot }: RouteContext, table: RouteTable): Fault[] =>
  GOALS.filter(
    (goal) =>
      !table.lists[goal][table.defaultLocale] &&
      goalProperties(onMarket(snapshot.properties, snapshot.site), goal).length > 0,
  ).map((goal) => ({
    level: 'warning',
    file: 'menu.json',
    pointer: '',
    found: `no published page with the path ${LIST_PATHS[goal]}, although there are properties for ${goal}`,
    expected: `one page with ${LIST_PATHS[goal]} as its path or as a part of it`,
    hint: 'Without it the buttons of the home banner, the search and the pages of places have no list to lead to.',
  }));

/** The address of one page of a list; page 1 has the list's own address. */
export const pagedPath = (route: Route, locale: Locale, page: number): string =>
  page <= 1 ? route.paths[locale] : joinPath(route.paths[locale], SEGMENTS[locale].page, String(page));

type Index = Pick<RouteTable, 'byKey' | 'byPath'> & { faults: Fault[] };

function indexPaths(context: RouteContext, routes: readonly Route[]): Index {
  const byPath: RouteTable['byPath'] = new Map();
  const byKey: RouteTable['byKey'] = new Map();
  const collisions = new Map<string, Collision>();
  const collide = (first: Route, second: Route, path: string) => {
    const pair = `${first.key} ${second.key}`;
    const { paths } = collisions.get(pair) ?? { paths: [] };
    collisions.set(pair, { first, second, paths: [...paths, path] });
  };
  for (const route of routes) {
    const sameKey = byKey.get(route.key);
    if (sameKey) collide(sameKey, route, route.key);
    else byKey.set(route.key, route);
    for (const { path, locale, page } of pathsOf(route, context.locales)) {
      const holder = byPath.get(path)?.route;
      if (holder) collide(holder, route, path);
      else byPath.set(path, { route, locale, page });
    }
  }
  return { byKey, byPath, faults: [...collisions.values()].map(duplicatePath) };
}

interface Collision {
  first: Route;
  second: Route;
  paths: string[];
}

const pathsOf = (route: Route, locales: readonly Locale[]) =>
  locales.flatMap((locale) =>
    Array.from({ length: route.pageCount }, (_, index) => index + 1).map((page) => ({
      path: pagedPath(route, locale, page),
      locale,
      page,
    })),
  );

const FILE_OF: Record<Route['target']['type'], string> = {
  page: 'menu.json',
  property: 'catalogue/properties.json',
  former: 'catalogue/known.json',
  project: 'catalogue/projects.json',
  article: 'articles/',
  neighbourhood: 'catalogue/neighbourhoods.json',
  landing: 'catalogue/cities.json',
  feedback: 'i18n/',
  form: 'i18n/',
  login: 'i18n/',
  shortlist: 'i18n/',
};

function duplicatePath({ first, second, paths }: Collision): Fault {
  return {
    level: 'error',
    file: FILE_OF[second.target.type],
    pointer: '',
    id: second.key,
    found: `the path ${paths.join(', ')}, which ${first.key} has already`,
    expected: 'each path once in a language',
    hint: `Rename one of ${first.key} (${FILE_OF[first.target.type]}) and ${second.key} (${FILE_OF[second.target.type]}).`,
  };
}
