import type { Multilingual, Property } from '../../snapshot/domain.ts';
import { anyRecord, type Goal, goalOf, onMarket, webIdsOf } from '../../snapshot/market.ts';
import type { PropertyRecord } from '../../snapshot/schema/property.ts';
import type { SiteInfo } from '../../snapshot/schema/site.ts';
import { comparePrices, defaultOrder } from './order.ts';
import { shownPrice } from './price.ts';

/** The fields by which a property is compared; one that has left the snapshot has no price. */
export type Comparable = Multilingual<
  Pick<PropertyRecord, 'Goal' | 'WebID' | 'WebIDs' | 'Zip' | 'City' | 'PublishPrice' | 'Price' | 'Marquee'>
>;

/** @param count the maximum number (`options.similarProperties`); below 1 gives none */
export type FindSimilar = (property: Comparable, count: number) => Property[];

/**
 * Finds the properties most similar to another one, among those on the market with the same goal. The order
 * is: the share of types in common; then city (same name and zip before only one of the two); then the ratio
 * of the prices, on request last; then the default order. The given property may be sold, rented, gone or
 * without a price.
 * Make one finder per build: it groups the properties once, so that each page compares only a few of them.
 */
export function similarFinder(all: readonly Property[], site: Pick<SiteInfo, 'marquees'>): FindSimilar {
  const groups = [...Map.groupBy(onMarket(all, site), groupKey).values()].map(toGroup);
  const prices = new Map(all.map((property) => [property, shownPrice(site, anyRecord(property))]));
  const otherwise = defaultOrder(site);
  const neighbourhoods = new Map<string, Neighbours>();
  return (property, count) => {
    const wanted = Math.max(0, count || 0);
    const [own, price] = [types(property), shownPrice(site, anyRecord(property))];
    const sameGoal = groups.filter((group) => group.goal === goal(property));
    const found: Property[] = [];
    for (const alike of bestFirst(sameGoal, (group) => typeOverlap(own, group.types))) {
      const key = [alike.map(({ number }) => number), anyRecord(property).Zip, ...cityKeys(property)].join(
        '\n',
      );
      const neighbours = neighbourhoods.get(key) ?? new Neighbours(property, alike);
      neighbourhoods.set(key, neighbours);
      for (const rank of [0, 1, 2] as const) {
        if (found.length >= wanted) return found;
        const others = neighbours.at(rank).filter(({ id }) => id !== property.id);
        const distanceOf = (other: Property) => priceDistance(price, prices.get(other));
        found.push(...nearest(others, wanted - found.length, distanceOf, otherwise));
      }
    }
    return found;
  };
}

/** The first items in the order of distance, without sorting all of them. */
function nearest(
  items: readonly Property[],
  count: number,
  distanceOf: (item: Property) => number | undefined,
  otherwise: (a: Property, b: Property) => number,
): Property[] {
  const first: { item: Property; distance: number | undefined }[] = [];
  for (const item of items) {
    const distance = distanceOf(item);
    let index = first.length;
    for (; index > 0; index -= 1) {
      const before = first[index - 1];
      if (!before) break;
      const order = comparePrices(before.distance, distance, 'asc') || otherwise(before.item, item);
      if (order <= 0) break;
    }
    if (index < count) first.splice(index, 0, { item, distance });
    if (first.length > count) first.pop();
  }
  return first.map(({ item }) => item);
}

/** Properties of one goal and the same types, with indexes by city and zip. */
interface Group {
  number: number;
  goal: Goal;
  types: ReadonlySet<string>;
  members: Property[];
  byZip: ReadonlyMap<string, Property[]>;
  /** By language and name. */
  byCity: ReadonlyMap<string, Property[]>;
}

function toGroup(members: Property[], number: number): Group {
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
    number,
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

/** The number of common types divided by the number of all types of both, 0 to 1. */
const typeOverlap = (ours: ReadonlySet<string>, theirs: ReadonlySet<string>): number =>
  ours.intersection(theirs).size / ours.union(theirs).size;

/**
 * Groups properties by place: first those with the same city name and zip, then those with one of the two,
 * then all others. Properties in one place share the result. Names are compared within one language.
 */
class Neighbours {
  readonly #groups: readonly Group[];
  readonly #near: Set<Property>;
  readonly #nearest: readonly [Property[], Property[]];
  #others: Property[] | undefined;

  constructor(property: Comparable, groups: readonly Group[]) {
    const sameZip = new Set(groups.flatMap(({ byZip }) => byZip.get(anyRecord(property).Zip) ?? []));
    const keys = cityKeys(property);
    const sameName = new Set(groups.flatMap(({ byCity }) => keys.flatMap((key) => byCity.get(key) ?? [])));
    this.#groups = groups;
    this.#near = sameZip.union(sameName);
    this.#nearest = [[...sameZip.intersection(sameName)], [...sameZip.symmetricDifference(sameName)]];
  }

  at(rank: 0 | 1 | 2): Property[] {
    if (rank < 2) return this.#nearest[rank as 0 | 1];
    this.#others ??= this.#groups.flatMap(({ members }) =>
      members.filter((member) => !this.#near.has(member)),
    );
    return this.#others;
  }
}

/** 0 for equal prices, growing with their ratio in either direction; `undefined` if a price is on request. */
const priceDistance = (ours: number | undefined, theirs: number | undefined): number | undefined =>
  ours === undefined || theirs === undefined ? undefined : Math.abs(Math.log(ours / theirs));
