import { groupByCity, groupByType } from '../../routing/listed.ts';
import type { City, Property } from '../../snapshot/domain.ts';
import { anyRecord, goalOf, onMarket } from '../../snapshot/market.ts';
import type { SiteInfo } from '../../snapshot/schema/site.ts';

/** The number of properties on the market, per goal. */
export interface GoalCounts {
  sale: number;
  rent: number;
}

type Marquees = Pick<SiteInfo, 'marquees'>;

/** The number of the given properties for sale, and for rent. */
export function countByGoal(properties: readonly Property[]): GoalCounts {
  const counts: GoalCounts = { sale: 0, rent: 0 };
  for (const property of properties) counts[goalOf(anyRecord(property))] += 1;
  return counts;
}

/** All properties on the market: the home page's totals (specification, section 2). */
export const totals = (properties: readonly Property[], site: Marquees): GoalCounts =>
  countByGoal(onMarket(properties, site));

/**
 * The counts of each property type by its WebID (specification, section 3). A property of several types
 * counts once under each.
 * @returns no entry for a type without a property on the market; `countOf` reads it as zero
 */
export function countsByType(properties: readonly Property[], site: Marquees): Map<string, GoalCounts> {
  const groups = groupByType(onMarket(properties, site));
  return new Map([...groups].map(([webId, group]) => [webId, countByGoal(group)]));
}

/**
 * The counts of each city by its id, `countSaleProperty` and `countRentProperty` of the specification,
 * section 3.
 */
export function countsByCity(
  properties: readonly Property[],
  cities: readonly City[],
  site: Marquees,
): Map<string, GoalCounts> {
  const groups = groupByCity(onMarket(properties, site), cities);
  return new Map(cities.map(({ id }) => [id, countByGoal(groups.get(id) ?? [])]));
}

/** The counts of a key; zero if it has none. */
export const countOf = (counts: ReadonlyMap<string, GoalCounts>, key: string): GoalCounts =>
  counts.get(key) ?? { sale: 0, rent: 0 };
