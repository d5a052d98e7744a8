import type { Locale } from '../i18n/locales.ts';
import { SEGMENTS } from '../i18n/segments.ts';
import { type Snapshot, textIn } from '../snapshot/domain.ts';
import { type Goal, onMarket } from '../snapshot/market.ts';
import { isPublished } from '../snapshot/schema/common.ts';
import type { MenuPage } from '../snapshot/schema/menu.ts';
import { FORM_IDS, type FormId, feedbackPath, formPath } from './forms.ts';
import { goalProperties } from './listed.ts';
import type { Crumb, Route } from './route.ts';
import { joinPath, slugify } from './slug.ts';

/** The original paths of the two property lists (specification, section 2). */
export const LIST_PATHS: Record<Goal, string> = { sale: '/for-sale/', rent: '/for-rent/' };

export const HOME_PATH = '/';

export const SHORTLIST_PATH = '/shortlist/';

export const GOALS: readonly Goal[] = ['sale', 'rent'];

export const goalOfListPath = (path: string): Goal | undefined =>
  GOALS.find((goal) => LIST_PATHS[goal] === path);

/** The inputs of every part of the table. */
export interface RouteContext {
  snapshot: Snapshot;
  locales: Locale[];
  defaultLocale: Locale;
}

export function perLocale<T>(context: RouteContext, make: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(context.locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}

/** The path of a goal's list in a language whose menu gives it none: `/de/zu-verkaufen/`. */
export const ownListPath = (goal: Goal, locale: Locale): string =>
  joinPath(locale, SEGMENTS[locale][`list.${goal}`]);

/**
 * A page's path in a language: as the menu gives it, else that language's word for a list, else its original
 * path, each segment as a slug.
 */
export function pagePath({ path, params }: MenuPage, locale: Locale): string {
  const own = params.path?.[locale];
  const goal = own ? undefined : goalOfListPath(path);
  return goal
    ? ownListPath(goal, locale)
    : joinPath(
        locale,
        own || joinPath(...path.split('/').map((segment) => slugify(segment, locale) || segment)),
      );
}

export function pageCrumb(context: RouteContext, page: MenuPage, locale: Locale): Crumb {
  const title = textIn(page.params.title, locale, context.defaultLocale);
  return {
    name: title?.value ?? page.name,
    path: pagePath(page, locale),
    language: title?.language ?? locale,
  };
}

export function pageRoutes(context: RouteContext): Route[] {
  return shown(context.snapshot).map((lineage) => ({
    key: lineage.page.path,
    target: pageTarget(context, lineage.page),
    paths: perLocale(context, (locale) => pagePath(lineage.page, locale)),
    breadcrumb: perLocale(context, (locale) => lineageCrumbs(context, lineage, locale)),
    languages: context.locales.filter((locale) => lineage.page.params.title[locale]?.trim()),
    indexable: lineage.page.params.metadata?.isActiveSEO ?? true,
    pageCount: pageCountOf(context, lineage.page),
  }));
}

/** A page's breadcrumb: its ancestors that have a screen, then itself. */
export const lineageCrumbs = (context: RouteContext, { page, ancestors }: Lineage, locale: Locale): Crumb[] =>
  [...ancestors.filter((ancestor) => !ancestor.params.redirect), page].map((entry) =>
    pageCrumb(context, entry, locale),
  );

function pageTarget(context: RouteContext, page: MenuPage): Route['target'] {
  const list = goalOfPage(context, page);
  return { type: 'page', pageId: page.id, ...(list && { list }) };
}

/**
 * The page of a goal's list in a language: the one at the bare path (`/for-sale/`), else the one with that
 * segment in its original path; of several, the one with the longer path in that language (specification,
 * path rules).
 */
export function listPage(context: RouteContext, goal: Goal, locale: Locale): MenuPage | undefined {
  const [, segment = ''] = LIST_PATHS[goal].split('/');
  return (
    pageAt(context, LIST_PATHS[goal]) ??
    shown(context.snapshot)
      .map(({ page }) => page)
      .filter(({ path }) => path.split('/').includes(segment))
      .toSorted((left, right) => pagePath(right, locale).length - pagePath(left, locale).length)[0]
  );
}

const goalOfPage = (context: RouteContext, page: MenuPage): Goal | undefined =>
  GOALS.find((goal) => context.locales.some((locale) => listPage(context, goal, locale) === page));

function pageCountOf(context: RouteContext, page: MenuPage): number {
  const goal = goalOfPage(context, page);
  if (!goal) return 1;
  const { snapshot } = context;
  const count = goalProperties(onMarket(snapshot.properties, snapshot.site), goal).length;
  return Math.max(1, Math.ceil(count / snapshot.site.options.pageSize));
}

export interface Lineage {
  page: MenuPage;
  ancestors: MenuPage[];
}

/** Published pages with their published ancestors. A page below an unpublished page is not shown either. */
export function withAncestors(pages: readonly MenuPage[], ancestors: MenuPage[] = []): Lineage[] {
  return pages
    .filter(isPublished)
    .flatMap((page) => [{ page, ancestors }, ...withAncestors(page.childMenus, [...ancestors, page])]);
}

/** Published pages with a screen of their own, so without those that redirect. */
export const shown = (snapshot: Snapshot): Lineage[] =>
  withAncestors(snapshot.menu).filter(({ page }) => !page.params.redirect);

/**
 * Pages that the menu does not list: forms without a menu page, thank-you pages, the owner login and the
 * shortlist.
 */
export function codeRoutes(context: RouteContext): Route[] {
  const single = (
    key: string,
    target: Route['target'],
    segments: (locale: Locale) => string[],
    name: 'feedback' | 'login' | 'shortlist' | `form.${FormId}`,
  ): Route => {
    const paths = perLocale(context, (locale) => joinPath(locale, ...segments(locale)));
    return {
      key,
      target,
      paths,
      breadcrumb: perLocale(context, (locale) => [
        { name: SEGMENTS[locale][`name.${name}`], path: paths[locale], language: locale },
      ]),
      languages: context.locales,
      indexable: false,
      pageCount: 1,
    };
  };
  return [
    ...FORM_IDS.map((form) =>
      single(
        feedbackPath(form),
        { type: 'feedback', form },
        (locale) => [SEGMENTS[locale].feedback, form],
        'feedback',
      ),
    ),
    ...FORM_IDS.filter((form) => !pageAt(context, formPath(form))).map((form) =>
      single(
        formPath(form),
        { type: 'form', form },
        (locale) => [SEGMENTS[locale][`form.${form}`]],
        `form.${form}`,
      ),
    ),
    single('/login/', { type: 'login' }, (locale) => [SEGMENTS[locale].login], 'login'),
    single(SHORTLIST_PATH, { type: 'shortlist' }, (locale) => [SEGMENTS[locale].shortlist], 'shortlist'),
  ];
}

/** The page at an original path, if it and its ancestors are published and it does not redirect. */
export function pageAt({ snapshot }: RouteContext, path: string): MenuPage | undefined {
  const pages = shownPages.get(snapshot) ?? new Map(shown(snapshot).map(({ page }) => [page.path, page]));
  shownPages.set(snapshot, pages);
  return pages.get(path);
}

/** Cached for each snapshot, because every property asks for it in every language. */
const shownPages = new WeakMap<Snapshot, Map<string, MenuPage>>();
