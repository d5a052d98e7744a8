import type { Locale } from '../i18n/locales.ts';
import { opensInNewTab } from '../snapshot/link-attributes.ts';
import { anyRecord } from '../snapshot/market.ts';
import { identity } from '../snapshot/schema/known.ts';
import type { MenuPage } from '../snapshot/schema/menu.ts';
import { languageOf } from './address.ts';
import { type FormerAddresses, formerAddresses } from './heirs.ts';
import {
  GOALS,
  goalOfListPath,
  HOME_PATH,
  LIST_PATHS,
  listPage,
  pagePath,
  perLocale,
  type RouteContext,
  withAncestors,
} from './page-routes.ts';
import { publishedBefore } from './published.ts';
import type { Redirect, Route } from './route.ts';
import { joinPath } from './slug.ts';
import { spellingsOf } from './spellings.ts';

/** The redirects of a site, and the published addresses for which there is none. */
export interface Redirects extends Pick<FormerAddresses, 'withoutHeir'> {
  redirects: Redirect[];
}

/**
 * Every address that leads elsewhere: original paths (to the default language, and under each language's
 * prefix), pages that redirect, projects with a site of their own, former paths of renamed pages, and every
 * other address that was ever published. Each leads directly to a current page. The address of a page is never
 * redirected.
 */
export function buildRedirects(context: RouteContext, routes: readonly Route[]): Redirects {
  const taken = new Set(routes.flatMap((route) => Object.values(route.paths)));
  const redirects = new Map<string, Redirect>();
  const add: Add = (from, to, status = 301) => {
    if (from === to || from === HOME_PATH || taken.has(from) || redirects.has(from)) return;
    redirects.set(from, { from, to, status });
  };
  const pages = withAncestors(context.snapshot.menu).map(({ page }) => page);
  const published = publishedBefore(context);
  const former = formerAddresses(context, routes, published).redirects;
  const targets = new Targets(context, routes, pages, former);
  for (const page of pages.filter((entry) => entry.params.redirect))
    addRedirectingPage(context, targets, page, add);
  for (const route of routes) addOriginalPath(context, route, add);
  addBareLists(context, add);
  addExternalProjects(context, add);
  for (const page of pages) addPreviousPaths(context, targets, page, add);
  addSpellings(routes, [...redirects.values()], add);
  const { redirects: all, withoutHeir } = formerAddresses(
    context,
    routes,
    published,
    pagesElsewhere(context, targets, pages),
  );
  for (const { from, to } of all) add(from, to);
  return {
    redirects: [...redirects.values()],
    withoutHeir: withoutHeir.filter(({ path }) => !taken.has(path) && !redirects.has(path)),
  };
}

/** Where the former addresses of pages without a route lead: redirecting pages, projects with a site of their own. */
function pagesElsewhere(
  context: RouteContext,
  targets: Targets,
  pages: readonly MenuPage[],
): Map<string, Route['paths']> {
  const redirecting = pages.filter((page) => page.params.redirect && page.params.redirectUrl !== HOME_PATH);
  return new Map([
    ...redirecting.map(
      (page) =>
        [identity('page', page.id), perLocale(context, (locale) => targets.of(page.path, locale))] as const,
    ),
    ...context.snapshot.projects.flatMap((project) => {
      const { ExternalWeb } = anyRecord(project);
      return ExternalWeb
        ? [[identity('project', project.id), perLocale(context, () => ExternalWeb)] as const]
        : [];
    }),
  ]);
}

type Add = (from: string, to: string, status?: Redirect['status']) => void;

/** The address that an original path leads to in a language, after any number of redirecting pages. */
class Targets {
  private readonly context: RouteContext;
  private readonly routes: Map<string, Route>;
  private readonly redirecting: Map<string, string>;
  private readonly former: Map<string, string>;

  constructor(
    context: RouteContext,
    routes: readonly Route[],
    pages: readonly MenuPage[],
    former: readonly Redirect[],
  ) {
    this.context = context;
    this.former = new Map(former.map(({ from, to }) => [from, to]));
    this.routes = new Map(routes.map((route) => [route.key, route]));
    this.redirecting = new Map(
      pages.filter((page) => page.params.redirect).map((page) => [page.path, page.params.redirectUrl]),
    );
  }

  /** @returns an address; an unknown path is returned unchanged, and the link check reports it */
  of(original: string, locale: Locale, hops = this.redirecting.size): string {
    if (opensInNewTab(original)) return original;
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(original) ?? [];
    const next = this.redirecting.get(path);
    if (next !== undefined && hops > 0) return this.of(next, locale, hops - 1);
    return (this.pathOf(path, locale) ?? this.former.get(path) ?? path) + rest;
  }

  private pathOf(original: string, locale: Locale): string | undefined {
    const goal = goalOfListPath(original);
    const list = goal && listPage(this.context, goal, locale);
    return this.routes.get(original)?.paths[locale] ?? (list && pagePath(list, locale));
  }
}

function addRedirectingPage(
  { locales, defaultLocale }: RouteContext,
  targets: Targets,
  page: MenuPage,
  add: Add,
): void {
  for (const locale of locales) {
    const to = targets.of(page.path, locale);
    add(pagePath(page, locale), to, 302);
    add(joinPath(locale, page.path), to, 302);
  }
  const { redirectUrl } = page.params;
  add(page.path, redirectUrl === HOME_PATH ? HOME_PATH : targets.of(page.path, defaultLocale), 302);
}

function addOriginalPath({ locales, defaultLocale }: RouteContext, route: Route, add: Add): void {
  const { type } = route.target;
  // The keys of these routes exist in the table only, so no link can point to them.
  if (type === 'landing' || type === 'neighbourhood') return;
  add(route.key, route.paths[defaultLocale]);
  for (const locale of locales) add(joinPath(locale, route.key), route.paths[locale]);
}

/** `/for-sale/` and `/for-rent/` where the list stands below another page (specification, path rules). */
function addBareLists(context: RouteContext, add: Add): void {
  const { locales, defaultLocale } = context;
  for (const goal of GOALS)
    for (const locale of locales) {
      const page = listPage(context, goal, locale);
      if (!page) continue;
      if (locale === defaultLocale) add(LIST_PATHS[goal], pagePath(page, locale));
      add(joinPath(locale, LIST_PATHS[goal]), pagePath(page, locale));
    }
}

/** "A project path can resolve to an external address" (specification, section 2). */
function addExternalProjects({ snapshot, locales }: RouteContext, add: Add): void {
  for (const project of snapshot.projects) {
    const { ExternalWeb } = anyRecord(project);
    if (!ExternalWeb) continue;
    const original = joinPath('project', project.id);
    for (const from of [original, ...locales.map((locale) => joinPath(locale, original))])
      add(from, ExternalWeb, 302);
  }
}

/** Other spellings of the addresses that editors write; those of the catalogue are slugs. */
function addSpellings(routes: readonly Route[], redirects: readonly Redirect[], add: Add): void {
  const pages = routes.filter(({ target }) => target.type === 'page');
  const own = pages.flatMap(({ paths }) =>
    Object.values<string>(paths).map((path): Redirect => ({ from: path, to: path, status: 301 })),
  );
  for (const { from, to, status } of [...own, ...redirects])
    for (const spelling of spellingsOf(from)) add(spelling, to, status);
}

function addPreviousPaths(
  { locales, defaultLocale }: RouteContext,
  targets: Targets,
  page: MenuPage,
  add: Add,
): void {
  for (const from of page.params.previousPaths) {
    const language = languageOf(from);
    add(from, targets.of(page.path, language && locales.includes(language) ? language : defaultLocale));
    if (language) continue;
    for (const locale of locales) add(joinPath(locale, from), targets.of(page.path, locale));
  }
}
