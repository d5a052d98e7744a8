import type { Locale } from '../i18n/locales.ts';
import { SEGMENTS } from '../i18n/segments.ts';
import {
  type FormerProperty,
  type Multilingual,
  type Neighbourhood,
  type Property,
  recordIn,
} from '../snapshot/domain.ts';
import { anyRecord, type Goal, goalOf, isTaken } from '../snapshot/market.ts';
import { perObject } from '../snapshot/per-object.ts';
import { propertyKey } from '../snapshot/schema/known.ts';
import type { PropertyRecord } from '../snapshot/schema/property.ts';
import {
  listPage,
  ownListPath,
  pageAt,
  pageCrumb,
  pagePath,
  perLocale,
  type RouteContext,
} from './page-routes.ts';
import type { Crumb, Route } from './route.ts';
import { joinPath, slugify } from './slug.ts';

/** The words that an address is made from. */
type NamedRecord = Pick<PropertyRecord, 'City' | 'TypeDescription' | 'MainTypeName'>;

interface ListPlace {
  path: string;
  crumbs: readonly Crumb[];
}

/** Address and breadcrumb of a goal's list in a language; those of its properties begin with them. */
export function listPlace(context: RouteContext, goal: Goal, locale: Locale): ListPlace {
  const places = knownPlaces(context);
  const key = `${goal} ${locale}`;
  const known = places.get(key);
  if (known) return known;
  const page = listPage(context, goal, locale);
  const place = page
    ? { path: pagePath(page, locale), crumbs: [pageCrumb(context, page, locale)] }
    : { path: ownListPath(goal, locale), crumbs: [] };
  places.set(key, place);
  return place;
}

const knownPlaces = perObject((_context: RouteContext) => new Map<string, ListPlace>());

/** `/fr/a-vendre/{city}/{slug}/{id}/`; the breadcrumb starts with the list (specification, section 2). */
export const propertyRoutes = (context: RouteContext): Route[] =>
  context.snapshot.properties.map((property) => {
    const goal = goalOf(anyRecord(property));
    return {
      ...addressOf(context, property, goal),
      target: { type: 'property', id: property.id, goal },
      indexable: !isTaken(context.snapshot.site, anyRecord(property)),
    };
  });

/** Properties that have left the snapshot keep their address. */
export const formerRoutes = (context: RouteContext): Route[] =>
  context.snapshot.former.map((property) => {
    const goal = goalOf(anyRecord(property));
    return {
      ...addressOf(context, property, goal),
      target: { type: 'former', id: property.id, goal },
      indexable: false,
    };
  });

/**
 * The address of a property in a language, made from the words of its records and the address of the list.
 */
export function propertyPath(
  context: RouteContext,
  property: Multilingual<NamedRecord>,
  goal: Goal,
  locale: Locale,
): string {
  const { City, TypeDescription, MainTypeName } = recordIn(property, locale, context.defaultLocale).value;
  return joinPath(
    listPlace(context, goal, locale).path,
    slugify(City, locale) || property.id,
    slugify(TypeDescription, locale) || slugify(MainTypeName, locale) || property.id,
    property.id,
  );
}

function addressOf(
  context: RouteContext,
  property: Property | FormerProperty,
  goal: Goal,
): Omit<Route, 'target' | 'indexable'> {
  const record = (locale: Locale) => recordIn<NamedRecord>(property, locale, context.defaultLocale);
  const paths = perLocale(context, (locale) => propertyPath(context, property, goal, locale));
  return {
    key: propertyKey(property.id),
    paths,
    breadcrumb: perLocale(context, (locale) => [
      ...listPlace(context, goal, locale).crumbs,
      { name: record(locale).value.TypeDescription, path: paths[locale], language: record(locale).language },
    ]),
    languages: context.locales.filter((locale) => property.records[locale]),
    pageCount: 1,
  };
}

/** Projects with a page of their own. A project with an external address has none and is linked there. */
export function projectRoutes(context: RouteContext): Route[] {
  const parent = pageAt(context, '/projects/');
  return context.snapshot.projects
    .filter((project) => !anyRecord(project).ExternalWeb)
    .map((project) => {
      const record = (locale: Locale) => recordIn(project, locale, context.defaultLocale);
      const paths = perLocale(context, (locale) =>
        joinPath(
          parent ? pagePath(parent, locale) : joinPath(locale, SEGMENTS[locale].project),
          slugify(record(locale).value.City, locale) || project.id,
          slugify(record(locale).value.Name, locale) || project.id,
          project.id,
        ),
      );
      return {
        key: `/project/${project.id}/`,
        target: { type: 'project', id: project.id },
        paths,
        breadcrumb: perLocale(context, (locale) => [
          ...(parent ? [pageCrumb(context, parent, locale)] : []),
          { name: record(locale).value.Name, path: paths[locale], language: record(locale).language },
        ]),
        languages: context.locales.filter((locale) => project.records[locale]),
        indexable: true,
        pageCount: 1,
      };
    });
}

/** The overview of neighbourhoods, and a page for each neighbourhood. */
export function neighbourhoodRoutes(context: RouteContext): Route[] {
  const { neighbourhoods } = context.snapshot;
  if (neighbourhoods.length === 0) return [];
  const overview = perLocale(context, (locale) => joinPath(locale, SEGMENTS[locale].neighbourhood));
  const overviewCrumb = (locale: Locale): Crumb => ({
    name: SEGMENTS[locale]['name.neighbourhood'],
    path: overview[locale],
    language: locale,
  });
  const withTexts = (entity: Neighbourhood | undefined) =>
    context.locales.filter((locale) => entity?.records[locale]);
  return [
    {
      key: '/neighbourhoods/',
      target: { type: 'neighbourhood', id: '' },
      paths: overview,
      breadcrumb: perLocale(context, (locale) => [overviewCrumb(locale)]),
      languages: withTexts(neighbourhoods[0]),
      indexable: true,
      pageCount: 1,
    },
    ...neighbourhoods.map((entity): Route => {
      const record = (locale: Locale) => recordIn(entity, locale, context.defaultLocale);
      const paths = perLocale(context, (locale) =>
        joinPath(overview[locale], slugify(record(locale).value.Name, locale) || entity.id),
      );
      return {
        key: `/neighbourhoods/${entity.id}/`,
        target: { type: 'neighbourhood', id: entity.id },
        paths,
        breadcrumb: perLocale(context, (locale) => [
          overviewCrumb(locale),
          { name: record(locale).value.Name, path: paths[locale], language: record(locale).language },
        ]),
        languages: withTexts(entity),
        indexable: true,
        pageCount: 1,
      };
    }),
  ];
}
