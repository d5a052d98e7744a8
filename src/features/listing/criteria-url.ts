import type { Box } from '../../snapshot/geometry.ts';
import { wellFormed } from '../../ui/well-formed.ts';
import { queryValue } from '../catalogue/query.ts';
import { ANY, type Criteria, EXTRAS, NO_CRITERIA, type Range, SORTS, type Sort, VIEWS } from './criteria.ts';
import { isEpcLabel } from './energy-rank.ts';
import { decodeShape, encodeShape } from './shape.ts';

const MOST_VALUES = 40;
const LONGEST_CITY = 80;
const RANGES = {
  price: 'price',
  bed: 'bedrooms',
  bath: 'bathrooms',
  garage: 'garages',
  parking: 'parkings',
} as const;
/** The query parameters of a list. */
export const OWN_PARAMETERS = [
  ...['type', 'city', 'district', 'epc', 'with', 'since', 'sort', 'page', 'view', 'map', 'area', 'shape'],
  ...Object.keys(RANGES),
];
const OWN: ReadonlySet<string> = new Set(OWN_PARAMETERS);

/**
 * Parses a list's criteria from an address's query. Values that cannot be understood are ignored; it never
 * throws. `type={WebID}` and `city={name}|{zip}` are the specification's (section 2), and may be repeated.
 */
export function parseCriteria(query: string): Criteria {
  const parameters = new URLSearchParams(query);
  const one = (name: string): string => parameters.get(name) ?? '';
  const many = (name: string): string[] => parameters.getAll(name).flatMap((value) => value.split(','));
  const ranges = Object.entries(RANGES).map(([name, filter]) => [filter, parseRange(one(name))]);
  const energy = one('epc').toLowerCase();
  const sort = one('sort') === 'price' ? 'price-asc' : one('sort');
  const extras = many('with');
  const view = VIEWS.find((known) => known === one('view')) ?? NO_CRITERIA.view;
  return {
    ...NO_CRITERIA,
    ...(Object.fromEntries(ranges) as Pick<Criteria, (typeof RANGES)[keyof typeof RANGES]>),
    types: distinct(many('type').filter((id) => /^\d{1,6}$/.test(id))),
    cities: distinct(parameters.getAll('city').flatMap(parseCity)),
    neighbourhoods: distinct(many('district').flatMap((id) => wholeNumber(id) ?? [])),
    energy: isEpcLabel(energy) ? energy : undefined,
    ...Object.fromEntries(EXTRAS.map((extra) => [extra, extras.includes(extra)])),
    since: isDay(one('since')) ? one('since') : undefined,
    sort: SORTS.find((known) => known === sort) ?? NO_CRITERIA.sort,
    page: Math.max(1, wholeNumber(one('page')) ?? 1),
    view,
    seen: view === 'map' ? parseArea(one('map')) : undefined,
    area: parseArea(one('area')),
    shape: decodeShape(one('shape')),
  };
}

/**
 * The query for the given criteria, beginning with `?`; empty for default criteria.
 * @param others a query whose parameters that do not belong to a list are kept, such as those of a campaign
 */
export function criteriaQuery(criteria: Criteria, others = ''): string {
  const { sort, page, view, seen, area, shape } = criteria;
  const own: [name: string, value: string][] = [
    ['type', criteria.types.join(',')],
    ...criteria.cities.map((city): [string, string] => ['city', city]),
    ['district', criteria.neighbourhoods.join(',')],
    ...Object.entries(RANGES).map(([name, filter]): [string, string] => [name, rangeText(criteria[filter])]),
    ['epc', criteria.energy ?? ''],
    ['with', EXTRAS.filter((extra) => criteria[extra]).join(',')],
    ['since', criteria.since ?? ''],
    ['sort', sort === NO_CRITERIA.sort ? '' : SHORT_SORTS[sort]],
    ['page', page > 1 ? String(page) : ''],
    ['view', view === NO_CRITERIA.view ? '' : view],
    ['map', seen && view === 'map' ? areaText(seen) : ''],
    ['area', area ? areaText(area) : ''],
    ['shape', shape ? encodeShape(shape) : ''],
  ];
  const foreign = [...new URLSearchParams(others)].filter(([name]) => !OWN.has(name));
  const parts = [...own.filter(([, value]) => value !== ''), ...foreign].map(
    ([name, value]) => `${queryValue(name)}=${queryValue(value)}`,
  );
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

const SHORT_SORTS: Readonly<Record<Sort, string>> = {
  newest: 'newest',
  'price-asc': 'price',
  'price-desc': 'price-desc',
  type: 'type',
  city: 'city',
};

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)].slice(0, MOST_VALUES);

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

/** `2-4`, `2-` or `-4`; a number alone is the minimum. Bounds in the wrong order are swapped. */
function parseRange(text: string): Range {
  const match = /^(\d{0,9})(?:-(\d{0,9}))?$/.exec(text);
  if (!match) return ANY;
  const [min, max] = [wholeNumber(match[1]), wholeNumber(match[2])];
  return min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max };
}

const rangeText = ({ min, max }: Range): string =>
  min === undefined && max === undefined ? '' : `${min ?? ''}-${max ?? ''}`;

function parseCity(text: string): string[] {
  const [name = '', zip = ''] = text
    .replace(/\p{Cc}/gu, '')
    .split('|')
    .map((part) => wellFormed(part.trim().slice(0, LONGEST_CITY).trim()));
  return /[\p{L}\p{N}]/u.test(name + zip) ? [zip ? `${name}|${zip}` : name] : [];
}

function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** `south,west,north,east` in degrees. */
function parseArea(text: string): Box | undefined {
  if (!/^-?\d+(\.\d+)?(,-?\d+(\.\d+)?){3}$/.test(text)) return undefined;
  const [south = 0, west = 0, north = 0, east = 0] = text
    .split(',')
    .map((part) => Number(degrees(Number(part))));
  return south < north && west < east && south >= -90 && north <= 90 && west >= -180 && east <= 180
    ? { south, west, north, east }
    : undefined;
}

const areaText = ({ south, west, north, east }: Box): string =>
  [south, west, north, east].map(degrees).join(',');

/** Four decimals are about eleven metres. */
const degrees = (value: number): string => String(Math.round(value * 1e4) / 1e4);
