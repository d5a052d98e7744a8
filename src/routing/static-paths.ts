import type { Locale } from '../i18n/locales.ts';
import type { Route, RouteTarget } from './route.ts';
import { getSite } from './site.ts';
import { pagedPath } from './table.ts';

export type TargetType = RouteTarget['type'];

/** A route narrowed to one kind of target. */
export type RouteTo<T extends TargetType> = Route & { target: Extract<RouteTarget, { type: T }> };

export interface PathProps<T extends TargetType> {
  locale: Locale;
  route: RouteTo<T>;
  pageNumber: number;
}

interface StaticPath<T extends TargetType> {
  params: Record<string, string | undefined>;
  props: PathProps<T>;
}

const isTo =
  <T extends TargetType>(type: T) =>
  (route: Route): route is RouteTo<T> =>
    route.target.type === type;

/**
 * What `getStaticPaths` of a route file under `[lang]/` returns: every page of one kind in every language.
 * @param parameter the name of the file's rest parameter
 */
export async function staticPaths<T extends TargetType>(
  type: T,
  parameter: string,
): Promise<StaticPath<T>[]> {
  const { table } = await getSite();
  return table.routes.filter(isTo(type)).flatMap((route) =>
    table.locales.flatMap((locale) =>
      Array.from({ length: route.pageCount }, (_, index) => ({
        params: { lang: locale, [parameter]: withoutLanguage(pagedPath(route, locale, index + 1)) },
        props: { locale, route, pageNumber: index + 1 },
      })),
    ),
  );
}

/** The path as a rest parameter: `/fr/a-vendre/` gives `a-vendre`, the home page gives `undefined`. */
export const withoutLanguage = (path: string): string | undefined =>
  path.slice(4).replace(/\/$/, '') || undefined;
