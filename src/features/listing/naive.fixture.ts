import { contains } from '../../snapshot/geometry.ts';
import { FLAGS, RANGES } from '../catalogue/filters.ts';
import type { Criteria, Range, Sort } from './criteria.ts';
import type { CatalogueRow } from './row.ts';

/** A simple implementation of the rules of filters and order, with which the real one is compared. */
export function meetsNaively(row: CatalogueRow, criteria: Criteria): boolean {
  const { types, cities, neighbourhoods, energy, since, area, shape } = criteria;
  if (types.length > 0 && !row.types.some((type) => types.includes(type.webId))) return false;
  if (cities.length > 0 && !cities.some((query) => isPlace(query, row))) return false;
  if (neighbourhoods.length > 0 && !neighbourhoods.some((id) => id === row.neighbourhood?.id)) return false;
  if (RANGES.some((name) => !isIn(row[name], criteria[name]))) return false;
  if (energy && !(row.energy && BETTER[energy]?.includes(row.energy.label))) return false;
  if (FLAGS.some((name) => criteria[name] && !row[name])) return false;
  if (since && !(row.created !== undefined && new Date(row.created * 86_400_000) >= new Date(since)))
    return false;
  const { place } = row;
  if (
    area &&
    !(place && isBetween(place.lat, area.south, area.north) && isBetween(place.lng, area.west, area.east))
  )
    return false;
  return !shape || (place !== undefined && contains(place, [shape]));
}

/** For each label limit that the arbitrary generates, the labels of the fixture that match it. */
const BETTER: Readonly<Record<string, readonly string[]>> = {
  a_plusplus: ['a_plusplus'],
  a: ['a_plusplus', 'a'],
  b: ['a_plusplus', 'a', 'b_minus'],
  b_minus: ['a_plusplus', 'a', 'b_minus'],
  c_plus: ['a_plusplus', 'a', 'b_minus'],
  g: ['a_plusplus', 'a', 'b_minus', 'c', 'g'],
};

const isBetween = (value: number, low: number, high: number) => low <= value && value <= high;

function isIn(value: number | undefined, { min, max }: Range): boolean {
  if (min === undefined && max === undefined) return true;
  return value !== undefined && value >= (min ?? value) && value <= (max ?? value);
}

/** The cities of the fixture that each place of the arbitrary matches. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  'Liège|4000': ['4000'],
  'Liège|4020': ['4020'],
  'Visé|4600': ['4600'],
  'Ans|4430': ['4430'],
  liege: ['4000', '4020'],
  LUIK: ['4000', '4020'],
  'lüttich|4020': ['4020'],
  Wezet: ['4600'],
  '4430': ['4430'],
  '|4000': ['4000'],
};

const isPlace = (query: string, row: CatalogueRow): boolean => PLACES[query]?.includes(row.city.zip) ?? false;

/** The rows sorted by insertion. */
export function sortNaively(rows: readonly CatalogueRow[], sort: Sort): CatalogueRow[] {
  const sorted: CatalogueRow[] = [];
  for (const row of rows) {
    const after = sorted.findIndex((other) => comesBefore(row, other, sort));
    sorted.splice(after < 0 ? sorted.length : after, 0, row);
  }
  return sorted;
}

function comesBefore(a: CatalogueRow, b: CatalogueRow, sort: Sort): boolean {
  switch (sort) {
    case 'price-asc':
      return a.price !== undefined && (b.price === undefined || a.price < b.price);
    case 'price-desc':
      return a.price !== undefined && (b.price === undefined || a.price > b.price);
    case 'type':
      return (a.types[0]?.name ?? '').localeCompare(b.types[0]?.name ?? '', 'fr-BE') < 0;
    case 'city':
      return a.city.name === b.city.name
        ? a.city.zip < b.city.zip
        : a.city.name.localeCompare(b.city.name, 'fr-BE') < 0;
    case 'newest':
      if (a.created === b.created) return a.id > b.id;
      return a.created !== undefined && (b.created === undefined || a.created > b.created);
  }
}
