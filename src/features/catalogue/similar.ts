import type { Locale } from '../../i18n/locales.ts';
import type { Property } from '../../snapshot/domain.ts';
import { anyRecord, goalOf, onMarket, webIdsOf } from '../../snapshot/market.ts';
import type { SiteInfo } from '../../snapshot/schema/site.ts';
import { comparePrices, defaultOrder } from './order.ts';
import { publishedPrice } from './price.ts';

/** @param count at most so many (`options.similarProperties`); none for a count below 1 */
export type FindSimilar = (property: Property, count: number) => Property[];

/**
 * Finds the properties most like another: of its goal, still on the market, not itself. First those that share the
 * largest part of its types, then those in its city (same name and zip before one of the two), then by how near the
 * prices are as a ratio, on request last; then in the default order. The property itself may be sold, rented or
 * without a price.
 *
 * Make one finder per build: it sorts the properties into groups once, so that each page looks at few of them.
 */
export function similarFinder(all: readonly Property[], site: Pick<SiteInfo, 'marquees'>): FindSimilar {
  const groups = Map.groupBy(onMarket(all, site), groupKey);
  const otherwise = defaultOrder(site);
  return (property, count) => {
    const wanted = Math.max(0, count || 0);
    const found: Property[] = [];
    const sameGoal = [...groups.values()].filter(([first]) => first && goal(first) === goal(property));
    for (const groupsAlike of bestFirst(sameGoal, ([first]) => (first ? typeOverlap(property, first) : 0))) {
      const others = groupsAlike.flat().filter(({ id }) => id !== property.id);
      for (const neighbours of bestFirst(others, (other) => placeOverlap(property, other))) {
        if (found.length >= wanted) return found.slice(0, wanted);
        const distances = new Map(neighbours.map((other) => [other, priceDistance(property, other)]));
        neighbours.sort(
          (a, b) => comparePrices(distances.get(a), distances.get(b), 'asc') || otherwise(a, b),
        );
        found.push(...neighbours);
      }
    }
    return found.slice(0, wanted);
  };
}

const goal = (property: Property) => goalOf(anyRecord(property));
const types = (property: Property): Set<string> => new Set(webIdsOf(anyRecord(property)));
const groupKey = (property: Property): string => [goal(property), ...[...types(property)].sort()].join();

/** The items in groups of equal score, the highest score first. */
const bestFirst = <T>(items: readonly T[], score: (item: T) => number): T[][] =>
  [...Map.groupBy(items, score)].sort(([a], [b]) => b - a).map(([, group]) => group);

/** The share of types in common among all types of both, 0 to 1. */
function typeOverlap(a: Property, b: Property): number {
  const [ours, theirs] = [types(a), types(b)];
  return ours.intersection(theirs).size / ours.union(theirs).size;
}

/** 2 for the same city name and zip, 1 for one of them, 0 for neither. Names count within one language. */
function placeOverlap(a: Property, b: Property): number {
  const locales = Object.keys(a.records) as Locale[];
  const name = locales.some((locale) => a.records[locale]?.City === b.records[locale]?.City);
  return Number(name) + Number(anyRecord(a).Zip === anyRecord(b).Zip);
}

/** 0 for equal prices, growing with their ratio either way; `undefined` where a price is on request. */
function priceDistance(a: Property, b: Property): number | undefined {
  const [ours, theirs] = [publishedPrice(anyRecord(a)), publishedPrice(anyRecord(b))];
  return ours === undefined || theirs === undefined ? undefined : Math.abs(Math.log(ours / theirs));
}
