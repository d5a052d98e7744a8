import { fold } from '../catalogue/fold.ts';
import type { CityEntry, NeighbourhoodEntry, PropertyEntry, SearchIndex } from './entry.ts';

/** At most eight of each kind, the best first. */
export interface Found {
  properties: PropertyEntry[];
  cities: CityEntry[];
  neighbourhoods: NeighbourhoodEntry[];
}

/** @param text as typed; one without a letter or digit finds nothing */
export type Search = (text: string) => Found;

const MOST = 8;
/** No name is longer; what is typed beyond it could only be no match. */
const LONGEST = 100;
/** Below this a part of a reference would find half of them. */
const SHORTEST_PART = 3;

/**
 * Prepares an index for searching: names are folded once, so that a keystroke costs little.
 *
 * Found are properties by ID, or by reference whatever its case and separators; cities by name in any language, zip or
 * both; neighbourhoods by name (specification, section 2). Of names, every word typed must begin one of theirs.
 */
export function searcher(index: SearchIndex): Search {
  const properties = index.properties.map((property) => ({
    property,
    id: String(property.id),
    reference: referenceKey(property.reference),
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

/** The types of which every word typed begins one: who types "apart" means a type, though no place. */
export function typesNamed<T extends { name: string }>(types: readonly T[], text: string): T[] {
  const query = fold(text.slice(0, 4 * LONGEST));
  return query === '' ? [] : best(types, ({ name }) => nameRank([fold(name)], '', query));
}

/** A reference without its separators, and without the word that results show before an ID ("Ref: 4101"). */
const referenceKey = (text: string): string =>
  fold(text)
    .replace(/^ref[a-z]* /, '')
    .replaceAll(' ', '');

type Rank = 0 | 1 | 2;

/** The candidates with the lowest ranks; equal ones in their order. */
function best<T>(candidates: readonly T[], rankOf: (candidate: T) => Rank | undefined): T[] {
  const byRank: Record<Rank, T[]> = { 0: [], 1: [], 2: [] };
  for (const candidate of candidates) {
    const rank = rankOf(candidate);
    if (rank !== undefined && byRank[rank].length < MOST) byRank[rank].push(candidate);
  }
  return [...byRank[0], ...byRank[1], ...byRank[2]].slice(0, MOST);
}

/** 0 the very ID, 1 the very reference, 2 how a reference begins. */
function propertyRank({ id, reference }: { id: string; reference: string }, key: string): Rank | undefined {
  if (id === key) return 0;
  if (reference === key) return 1;
  return key.length >= SHORTEST_PART && /\d/.test(key) && reference.startsWith(key) ? 2 : undefined;
}

/** 0 the whole name or zip, 1 how a name begins, 2 how its words begin. */
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
