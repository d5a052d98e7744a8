import { joinPath, languageOfPath, slugify } from '../../routing/slug.ts';
import type { Goal } from '../../snapshot/market.ts';
import type { Criteria } from './criteria.ts';
import { criteriaQuery } from './criteria-url.ts';
import { filterRows } from './filter.ts';
import { inCatalogue } from './known.ts';
import { criteriaAt, type ListAddresses } from './list-address.ts';
import type { Catalogue, CatalogueRow } from './row.ts';
import { sortRows } from './sort.ts';

/** A list that a visitor goes through property by property. */
export interface Trail {
  goal: Goal;
  /** Includes the filter that a city's or type's page stands for. */
  criteria: Criteria;
  /** The address at which the visitor left the list, with its query: a path of this site. */
  address: string;
}

const GOALS: readonly Goal[] = ['sale', 'rent'];

/** The position of a property in a list. */
export interface TrailPlace {
  /** From 1. */
  place: number;
  total: number;
  previous: CatalogueRow | undefined;
  next: CatalogueRow | undefined;
}

/**
 * The list at an address of this site: a whole list, or the page of a city or a type, each with its further
 * pages.
 * @param address a path with its query
 * @param pageWord the segment before the number of a further page, in the catalogue's language
 * @returns `undefined` if there is no list of the catalogue's language at the address
 */
export function trailAt(address: string, catalogue: Catalogue, pageWord: string): Trail | undefined {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(address) ?? [];
  const first = path.replace(new RegExp(`/${pageWord}/[1-9]\\d{0,5}/$`), '/');
  for (const goal of GOALS) {
    const base = baseAt(first, catalogue.lists[goal], catalogue);
    if (base) {
      const addresses = { own: first, whole: catalogue.lists[goal], base };
      return { goal, criteria: inCatalogue(criteriaAt(query, addresses), catalogue), address };
    }
  }
  return undefined;
}

/** What the page of a path stands for, by the rule that the pages of cities and types have their paths from. */
function baseAt(
  path: string,
  whole: string,
  { types, cities }: Catalogue,
): ListAddresses['base'] | undefined {
  if (path === whole) return { types: [], cities: [] };
  const isHere = (segment: string) => segment !== '' && joinPath(whole, segment) === path;
  const type = types.find(({ segment }) => isHere(segment));
  if (type) return { types: [type.webId], cities: [] };
  const named = cities
    .filter(({ name }) => isHere(slugify(name, languageOfPath(whole))))
    .map(({ name, zip }) => `${name}|${zip}`);
  return named.length > 0 ? { types: [], cities: named } : undefined;
}

/** A trail as one line for the browser's storage: `sale?city=… /fr/a-vendre/liege/`. */
export const trailText = ({ goal, criteria, address }: Trail): string =>
  `${goal}${criteriaQuery({ ...criteria, page: 1 })} ${address}`;

/**
 * Parses a text by `trailText`; the stored text may be anything. A trail stored in another language continues
 * in this one, at the address of the whole list.
 * @returns `undefined` for a text that no page of this site can have stored
 */
export function trailOf(text: string, catalogue: Catalogue, pageWord: string): Trail | undefined {
  const [, goalText, query = '', address = ''] = STORED.exec(text.slice(0, LONGEST)) ?? [];
  const goal = GOALS.find((known) => known === goalText);
  if (!goal) return undefined;
  const whole = catalogue.lists[goal];
  return trailAt(address, catalogue, pageWord) ?? trailAt(whole + query, catalogue, pageWord);
}

const LONGEST = 8_000;
const STORED = /^(\w+)(\?\S*)? (\/\S+)$/;

/**
 * Whether a visitor who comes from a page of this site is still going through the list: the page is the list,
 * another property (its address ends with its number), or the map, which is a frame of its own.
 * @param from the path of the previous page
 * @param property the property's own path: `{list}/{city}/{slug}/{id}/`
 */
export function goesOn(from: string, property: string): boolean {
  const list = `${property.split('/').slice(0, -4).join('/')}/`;
  return from.startsWith(list) || isPassage(from);
}

/** Whether a page is a property or the map, whose address does not tell the list. */
export const isPassage = (from: string): boolean => /\/(?:\d+|map-frame)\/$/.test(from);

/** The position of a property in the list; `undefined` if the list does not contain it. */
export function placeIn(trail: Trail, id: number, catalogue: Catalogue): TrailPlace | undefined {
  const { goal, criteria } = trail;
  const listed = catalogue.rows.filter((row) => row.goal === goal);
  const found = sortRows(filterRows(listed, criteria), criteria.sort, catalogue.language);
  const index = found.findIndex((row) => row.id === id);
  if (index < 0) return undefined;
  return { place: index + 1, total: found.length, previous: found[index - 1], next: found[index + 1] };
}
