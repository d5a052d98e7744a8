import type { Locale } from '../../i18n/locales.ts';
import { cityGroupId, type Grouped, goalProperties, groupByCity, groupByType } from '../../routing/listed.ts';
import type { City, Property } from '../../snapshot/domain.ts';
import { type Goal, onMarket } from '../../snapshot/market.ts';
import { perObject } from '../../snapshot/per-object.ts';
import { onceFor } from '../../ui/once-for.ts';
import { inDefaultOrder, type Marquees } from './order.ts';

/** The parts of a snapshot that the order of properties depends on. */
interface Content {
  properties: readonly Property[];
  site: Marquees;
}

/**
 * The properties on the market in the default order, computed once for a snapshot. Lists and feeds start from
 * it.
 */
export const marketOf: (content: Content) => readonly Property[] = perObject(({ properties, site }) =>
  inDefaultOrder(onMarket(properties, site), site),
);

/** The same by goal. */
export const marketByGoal: (content: Content) => Readonly<Record<Goal, readonly Property[]>> = perObject(
  (content) => ({
    sale: goalProperties(marketOf(content), 'sale'),
    rent: goalProperties(marketOf(content), 'rent'),
  }),
);

/** A landing page: the properties of a goal in a city or of a type. */
export interface Landing {
  goal: Goal;
  by: 'city' | 'type';
  id: string;
}

/** The properties of all landing pages, computed together because a site has hundreds of landing pages. */
const landingLists = perObject((content: Content & { cities: readonly City[] }) => {
  const listed = marketByGoal(content);
  return onceFor((defaultLocale: Locale) => {
    const idOf = (city: City) => cityGroupId(city, defaultLocale);
    const lists = (goal: Goal): Record<Landing['by'], Grouped> => ({
      type: groupByType(listed[goal]),
      city: groupByCity(listed[goal], content.cities, idOf),
    });
    return { sale: lists('sale'), rent: lists('rent') };
  });
});

const NONE: readonly Property[] = [];

/** The properties of a landing page in the default order; the same call returns the same array. */
export const landingProperties = (
  content: Content & { cities: readonly City[] },
  defaultLocale: Locale,
  { goal, by, id }: Landing,
): readonly Property[] => landingLists(content)(defaultLocale)[goal][by].get(id) ?? NONE;

/**
 * The newest properties on the market, sale and rent together (specification, section 2: the home page's
 * list).
 * @param count the maximum number; below 1 gives none
 */
export const newest = (content: Content, count: number): Property[] =>
  marketOf(content).slice(0, Math.max(0, count || 0));
