import type { Locale } from '../../i18n/locales.ts';
import { cityGroupId, goalProperties, isInCity, isOfType } from '../../routing/listed.ts';
import type { City, Property } from '../../snapshot/domain.ts';
import { type Goal, onMarket } from '../../snapshot/market.ts';
import { perObject } from '../../snapshot/per-object.ts';
import { inDefaultOrder, type Marquees } from './order.ts';

/** What a snapshot says of properties. */
interface Content {
  properties: readonly Property[];
  site: Marquees;
}

/** The properties on the market in the default order, worked out once for a snapshot: each list and feed begins with it. */
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

/** The properties of a landing page, in the default order. */
export function landingProperties(
  content: Content & { cities: readonly City[] },
  defaultLocale: Locale,
  { goal, by, id }: Landing,
): Property[] {
  const listed = marketByGoal(content)[goal];
  if (by === 'type') return listed.filter((property) => isOfType(property, id));
  const cities = content.cities.filter((city) => cityGroupId(city, defaultLocale) === id);
  return listed.filter((property) => isInCity(property, cities));
}

/**
 * The newest properties on the market, sale and rent together (specification, section 2: the home page's list).
 * @param count at most so many; none for a count below 1
 */
export const newest = (content: Content, count: number): Property[] =>
  marketOf(content).slice(0, Math.max(0, count || 0));
