import type { Multilingual, Property } from '../../snapshot/domain.ts';
import { anyRecord, type Goal, goalOf, onMarket, webIdsOf } from '../../snapshot/market.ts';
import type { PropertyRecord } from '../../snapshot/schema/property.ts';
import type { SiteInfo } from '../../snapshot/schema/site.ts';
import { comparePrices, defaultOrder } from './order.ts';
import { publishedPrice } from './price.ts';

/** What a property is compared by; one that has left the snapshot has no price any more. */
export type Comparable = Multilingual<
  Pick<PropertyRecord, 'Goal' | 'WebID' | 'WebIDs' | 'Zip' | 'City' | 'PublishPrice' | 'Price'>
>;

/** @param count at most so many (`options.similarProperties`); none for a count below 1 */
export type FindSimilar = (property: Comparable, count: number) => Property[];

/**
 * Finds the properties most like another: of its goal, still on the market, not itself. First those that share the
 * largest part of its types, then those in its city (same name and zip before one of the two), then by how near the
 * prices are as a ratio, on request last; then in the default order. The property itself may be sold, rented, gone or
 * without a price.
 *
 * Make one finder per build: it sorts the properties into groups once, so that each page looks at few of them.
 */
export function similarFinder(all: readonly Property[], site: Pick<SiteInfo, 'marquees'>): FindSimilar {
  const groups = [...Map.groupBy(onMarket(all, site), groupKey).values()].map(toGroup);
  const otherwise = defaultOrder(site);
  return (property, count) => {
    const wanted = Math.max(0, count || 0);
    const own = types(property);
    const found: Property[] = [];
    const sameGoal = groups.filter((group) => group.goal === goal(property));
    for (const alike of bestFirst(sameGoal, (group) => typeOverlap(own, group.types))) {
      for (const neighbours of nearestFirst(property, alike)) {
        if (found.length >= wanted) return found.slice(0, wanted);
        const distances = new Map(neighbours.map((other) => [other, priceDistance(property, other)]));
        neighbours.sort(
          (a, b) => comparePrices(distances.get(a), distances.get(b), 'asc') || otherwise(a, b),
        );
        found.push(...neighbours.filter(({ id }) => id !== property.id));
      }
    }
    return found.slice(0, wanted);
  };
}

/** Properties of one goal and the same types, with indexes of their places. */
interface Group {
  goal: Goal;
  types: ReadonlySet<string>;
  members: Property[];
  byZip: ReadonlyMap<string, Property[]>;
  /** By language and name. */
  byCity: ReadonlyMap<string, Property[]>;
}

function toGroup(members: Property[]): Group {
  const [first] = members as [Property];
  const byCity = new Map<string, Property[]>();
  for (const member of members) {
    for (const key of cityKeys(member)) {
      const known = byCity.get(key);
      if (known) known.push(member);
      else byCity.set(key, [member]);
    }
  }
  return {
    goal: goal(first),
    types: types(first),
    members,
    byZip: Map.groupBy(members, (member) => anyRecord(member).Zip),
    byCity,
  };
}

const goal = (property: Comparable) => goalOf(anyRecord(property));
const types = (property: Comparable): Set<string> => new Set(webIdsOf(anyRecord(property)));
const groupKey = (property: Property): string => [goal(property), ...[...types(property)].sort()].join();
const cityKeys = ({ records }: Comparable): string[] =>
  Object.entries(records).map(([locale, record]) => `${locale} ${record.City}`);

/** The items in groups of equal score, the highest score first. */
const bestFirst = <T>(items: readonly T[], score: (item: T) => number): T[][] =>
  [...Map.groupBy(items, score)].sort(([a], [b]) => b - a).map(([, group]) => group);

/** The share of types in common among all types of both, 0 to 1. */
const typeOverlap = (ours: ReadonlySet<string>, theirs: ReadonlySet<string>): number =>
  ours.intersection(theirs).size / ours.union(theirs).size;

/** Those of the same city name and zip, then of one of the two, then all others. Names count within one language. */
function* nearestFirst(property: Comparable, groups: readonly Group[]): Generator<Property[]> {
  const sameZip = new Set(groups.flatMap(({ byZip }) => byZip.get(anyRecord(property).Zip) ?? []));
  const keys = cityKeys(property);
  const sameName = new Set(groups.flatMap(({ byCity }) => keys.flatMap((key) => byCity.get(key) ?? [])));
  yield [...sameZip.intersection(sameName)];
  yield [...sameZip.symmetricDifference(sameName)];
  const near = sameZip.union(sameName);
  yield groups.flatMap(({ members }) => members.filter((member) => !near.has(member)));
}

/** 0 for equal prices, growing with their ratio either way; `undefined` where a price is on request. */
function priceDistance(a: Comparable, b: Comparable): number | undefined {
  const [ours, theirs] = [publishedPrice(anyRecord(a)), publishedPrice(anyRecord(b))];
  return ours === undefined || theirs === undefined ? undefined : Math.abs(Math.log(ours / theirs));
}
