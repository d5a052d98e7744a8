import type { Locale } from '../i18n/locales.ts';
import { type City, type Localized, type Multilingual, recordIn } from '../snapshot/domain.ts';
import { anyRecord, type Goal, onMarket } from '../snapshot/market.ts';
import { listedAs, typeWords } from '../snapshot/type-words.ts';
import { listPlace } from './catalogue-routes.ts';
import { cityGroupId, goalProperties, groupByCity, groupByType } from './listed.ts';
import { GOALS, LIST_PATHS, listPage, perLocale, type RouteContext } from './page-routes.ts';
import type { Route } from './route.ts';
import { joinPath, slugify } from './slug.ts';

/** What a landing page lists the properties of: a city or a type. */
interface Subject {
  by: 'city' | 'type';
  id: string;
  entity: Multilingual<{ Name: string }>;
  /** What pages call it. */
  called(locale: Locale): Localized<string>;
}

/** Landing pages of cities and types below each list, for those with a property on the market. */
export function landingRoutes(context: RouteContext): Route[] {
  const { snapshot, defaultLocale } = context;
  const market = onMarket(snapshot.properties, snapshot.site);
  const idOf = (city: City) => cityGroupId(city, defaultLocale);
  const groups = Map.groupBy(snapshot.cities, idOf);
  return GOALS.filter((goal) => listPage(context, goal, defaultLocale)).flatMap((goal) => {
    const listed = goalProperties(market, goal);
    const byCity = groupByCity(listed, snapshot.cities, idOf);
    const byType = groupByType(listed);
    const cities = [...groups].map(([id, [city]]) => {
      const entity = city as City;
      const called = (locale: Locale): Localized<string> => {
        const { value, language } = recordIn(entity, locale, defaultLocale);
        return { value: value.Name, language };
      };
      return landing(context, goal, { by: 'city', id, entity, called }, byCity.get(id)?.length ?? 0);
    });
    const types = snapshot.types.map((entity) => {
      const { WebID: id } = anyRecord(entity);
      const called = (locale: Locale): Localized<string> => {
        const words = typeWords(entity, locale, defaultLocale);
        return { value: listedAs(words), language: words.language };
      };
      return landing(context, goal, { by: 'type', id, entity, called }, byType.get(id)?.length ?? 0);
    });
    return [...cities, ...types].filter((route) => route !== undefined);
  });
}

/** The last segment of a landing page's address, from the name in the catalogue, whatever pages call it. */
export const landingSegment = (name: string, id: string, locale: Locale): string =>
  slugify(name, locale) || id;

function landing(
  context: RouteContext,
  goal: Goal,
  { by, id, entity, called }: Subject,
  count: number,
): Route | undefined {
  if (count === 0) return undefined;
  const { defaultLocale, snapshot } = context;
  const paths = perLocale(context, (locale) =>
    joinPath(
      listPlace(context, goal, locale).path,
      landingSegment(recordIn(entity, locale, defaultLocale).value.Name, id, locale),
    ),
  );
  return {
    key: joinPath(LIST_PATHS[goal], by, id),
    target: { type: 'landing', goal, by, id },
    paths,
    breadcrumb: perLocale(context, (locale) => [
      ...listPlace(context, goal, locale).crumbs,
      { name: called(locale).value, path: paths[locale], language: called(locale).language },
    ]),
    languages: context.locales.filter(
      (locale) => called(locale).language === locale && listPage(context, goal, locale)?.params.title[locale],
    ),
    indexable: true,
    pageCount: Math.max(1, Math.ceil(count / snapshot.site.options.pageSize)),
  };
}
