import { fold } from '../catalogue/fold.ts';
import type { CityEntry, NeighbourhoodEntry, PropertyEntry, SearchIndex } from './entry.ts';
import type { Row } from './rows.ts';

/** At most eight of each kind, the best matches first. */
export interface Found {
  properties: PropertyEntry[];
  cities: CityEntry[];
  neighbourhoods: NeighbourhoodEntry[];
}

/** @param text as typed; a text without a letter or digit finds nothing */
export type Search = (text: string) => Found;

const MOST = 8;
/** No name is longer, so a longer text cannot match. */
const LONGEST = 100;
/** A shorter part of a reference would match half of them. */
const SHORTEST_PART = 3;

/**
 * Prepares an index for searching. Names are folded once, so that each keystroke is fast.
 * It finds properties by ID, or by reference ignoring case and separators, those that are sold or rented only by the
 * whole of it, for whoever follows an old advertisement (specification, section 8: "property sold"); cities by name in any language,
 * zip or both; neighbourhoods by name (specification, section 2). Each typed word must be the beginning of a
 * word of the name.
 */
export function searcher(index: SearchIndex): Search {
  const properties = index.properties.map((property) => ({
    property,
    id: String(property.id),
    reference: referenceKey(property.reference),
    isTaken: property.status !== '',
  }));
  const cities = index.cities.map((entry) => ({
    entry,
    names: [entry.name, ...entry.otherNames].map(fold),
    zip: fold(entry.zip),
  }));
  const neighbourhoods = index.neighbourhoods.map((entry) => ({ entry, names: [fold(entry.name)], zip: '' }));
  return (text) => {
    const query = fold(text.slice(0, 4 * LONGEST));
    if (query === '' || query.length > LONGEST) return { properties: [], cities: [], neighbourhoods: [] };
    const key = referenceKey(query);
    return {
      properties: best(properties, (candidate) => propertyRank(candidate, key)).map(
        ({ property }) => property,
      ),
      cities: best(cities, ({ names, zip }) => nameRank(names, zip, query)).map(({ entry }) => entry),
      neighbourhoods: best(neighbourhoods, ({ names, zip }) => nameRank(names, zip, query)).map(
        ({ entry }) => entry,
      ),
    };
  };
}

/**
 * The types for which each typed word is the beginning of a word of their name, or of another word for them:
 * "apart" finds a type even if no place matches, and "huis" the "Huizen".
 */
export function typesNamed<T extends Pick<Row, 'name' | 'otherNames'>>(
  types: readonly T[],
  text: string,
): T[] {
  const query = fold(text.slice(0, 4 * LONGEST));
  if (query === '') return [];
  return best(types, ({ name, otherNames = [] }) => nameRank([name, ...otherNames].map(fold), '', query));
}

/** A reference without its separators, and without the word that results show before an ID ("Ref: 4101"). */
const referenceKey = (text: string): string =>
  fold(text)
    .replace(/^ref[a-z]* /, '')
    .replaceAll(' ', '');

type Rank = 0 | 1 | 2;

/** The candidates with the lowest ranks; candidates of equal rank keep their order. */
function best<T>(candidates: readonly T[], rankOf: (candidate: T) => Rank | undefined): T[] {
  const byRank: Record<Rank, T[]> = { 0: [], 1: [], 2: [] };
  for (const candidate of candidates) {
    const rank = rankOf(candidate);
    if (rank !== undefined && byRank[rank].length < MOST) byRank[rank].push(candidate);
  }
  return [...byRank[0], ...byRank[1], ...byRank[2]].slice(0, MOST);
}

/** 0 for the ID, 1 for the whole reference, 2 for the beginning of a reference. */
function propertyRank(
  { id, reference, isTaken }: { id: string; reference: string; isTaken: boolean },
  key: string,
): Rank | undefined {
  if (id === key) return 0;
  if (reference === key) return 1;
  return !isTaken && key.length >= SHORTEST_PART && /\d/.test(key) && reference.startsWith(key)
    ? 2
    : undefined;
}

/** 0 for the whole name or zip, 1 for the beginning of a name, 2 for the beginnings of its words. */
function nameRank(names: readonly string[], zip: string, query: string): Rank | undefined {
  const parts = query.split(' ');
  let best: Rank | undefined;
  for (const name of names) {
    if (query === name || query === zip || query === `${name} ${zip}` || query === `${zip} ${name}`) return 0;
    const words = [...name.split(' '), zip];
    if (name.startsWith(query)) best = 1;
    else if (parts.every((part) => words.some((word) => word.startsWith(part)))) best ??= 2;
  }
  return best;
}
