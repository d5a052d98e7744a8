import type { Box } from '../../snapshot/geometry.ts';
import { wellFormed } from '../../ui/well-formed.ts';
import type { EpcLabel } from '../catalogue/epc.ts';
import { type ChoiceName, type FilterName, perFilter } from '../catalogue/filters.ts';
import { ANY, type ChoiceFilters, type Filters, type KindValues, type Range } from './criteria.ts';
import { isEpcLabel } from './energy-rank.ts';
import { decodeShape, encodeShape } from './shape.ts';

const MOST_VALUES = 40;
const LONGEST_CITY = 80;

/** How a value stands in the address: as the texts of its parameter. What cannot be understood is not set. */
interface Form<Value> {
  read(texts: readonly string[], name: FilterName): Value;
  /** Empty texts are left out of the address. */
  write(value: Value, name: FilterName): readonly string[];
}

const single = <Value>(read: (text: string) => Value, write: (value: Value) => string): Form<Value> => ({
  read: ([text = '']) => read(text),
  write: (value) => [write(value)],
});

/** The texts of a parameter that may be repeated, and may hold several values with commas between them. */
const listed = (texts: readonly string[]): string[] => texts.flatMap((text) => text.split(','));

const KINDS: { [Kind in keyof KindValues]: Form<KindValues[Kind]> } = {
  range: single(parseRange, rangeText),
  label: single(parseLabel, (label) => label ?? ''),
  flag: { read: (texts, name) => listed(texts).includes(name), write: (is, name) => (is ? [name] : []) },
  day: single(
    (text) => (isDay(text) ? text : undefined),
    (day) => day ?? '',
  ),
  area: single(parseArea, (area) => (area ? areaText(area) : '')),
  shape: single(decodeShape, (shape) => (shape ? encodeShape(shape) : '')),
};

const CHOICES: { [Name in ChoiceName]: Form<ChoiceFilters[Name]> } = {
  types: {
    read: (texts) => distinct(listed(texts).filter((id) => /^\d{1,6}$/.test(id))),
    write: (types) => [types.join(',')],
  },
  // A name may contain a comma, so that each city is a parameter of its own.
  cities: { read: (texts) => distinct(texts.flatMap(parseCity)), write: (cities) => cities },
  neighbourhoods: {
    read: (texts) => distinct(listed(texts).flatMap((id) => wholeNumber(id) ?? [])),
    write: (ids) => [ids.join(',')],
  },
};

/** For each filter, how its value stands in the address. */
export const FORMS: { [Name in FilterName]: Form<Filters[Name]> } = perFilter(CHOICES, KINDS);

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)].slice(0, MOST_VALUES);
}

/** Up to nine digits. */
export const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

/** `2-4`, `2-` or `-4`; a number alone is the minimum. Bounds in the wrong order are swapped. */
function parseRange(text: string): Range {
  const match = /^(\d{0,9})(?:-(\d{0,9}))?$/.exec(text);
  if (!match) return ANY;
  const [min, max] = [wholeNumber(match[1]), wholeNumber(match[2])];
  return min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max };
}

function rangeText({ min, max }: Range): string {
  return min === undefined && max === undefined ? '' : `${min ?? ''}-${max ?? ''}`;
}

function parseLabel(text: string): EpcLabel | undefined {
  const label = text.toLowerCase();
  return isEpcLabel(label) ? label : undefined;
}

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
export function parseArea(text: string): Box | undefined {
  if (!/^-?\d+(\.\d+)?(,-?\d+(\.\d+)?){3}$/.test(text)) return undefined;
  const [south = 0, west = 0, north = 0, east = 0] = text
    .split(',')
    .map((part) => Number(degrees(Number(part))));
  return south < north && west < east && south >= -90 && north <= 90 && west >= -180 && east <= 180
    ? { south, west, north, east }
    : undefined;
}

export const areaText = ({ south, west, north, east }: Box): string =>
  [south, west, north, east].map(degrees).join(',');

/** Four decimals are about eleven metres. */
const degrees = (value: number): string => String(Math.round(value * 1e4) / 1e4);
