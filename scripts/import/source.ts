import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { at } from './ledger.ts';
import type { Notes } from './notes.ts';
import { paragraphs, type Read, Unreadable } from './values.ts';

/** Fields of a property's record by the snapshot's names. */
export type Fields = Record<string, string | number | boolean | undefined>;

export interface SourcePicture {
  /** An address, or a path beside the export; empty for one that stands in the export itself. */
  url: string;
  /** The file itself, of one that stands in the export. */
  bytes?: Uint8Array | undefined;
  width?: number | undefined;
  height?: number | undefined;
  name?: string | undefined;
}

/** What stands for a property until it is made into records: nothing of it depends on the source's format. */
export interface SourceProperty {
  /** As the source names it. */
  sourceId: string;
  /** When it was last changed, to choose between two of one id. */
  modified?: string | undefined;
  /** The type: one of this project's kinds, or WebIDs where the source has them. */
  type: PropertyKind | { webIds: string };
  city: string | undefined;
  zip: string | undefined;
  country: Country;
  state: State | { marquee: number };
  /** The same in every language. */
  fields: Fields;
  /** `TypeDescription`, `Description` and other words. */
  texts: Partial<Record<Locale, Fields>>;
  pictures: SourcePicture[];
  /** The records of the export that it was read from. */
  records: readonly unknown[];
}

export type State = 'none' | 'option' | 'sold' | 'rented';

/** Kinds of property, and the WebIDs that they have in `types.json`. */
export const WEB_IDS = {
  house: '1',
  office: '2',
  industrial: '3',
  plot: '4',
  investment: '5',
  commercial: '6',
  garage: '7',
  flat: '8',
  studio: '9',
} as const;
export type PropertyKind = keyof typeof WEB_IDS;

/** Countries and their CountryIDs: those of Omnicasa's table; others are 1000 more than their number in ISO 3166. */
export const COUNTRIES = {
  BE: 10,
  DE: 26,
  FR: 33,
  LU: 50,
  NL: 63,
  AT: 1040,
  CH: 1756,
  ES: 1724,
  GB: 1826,
  IT: 1380,
  PT: 1620,
} as const;
export type Country = keyof typeof COUNTRIES;

/**
 * Languages by a format's codes for them.
 * @param codes each language's code; `undefined` for one that the format does not have
 */
export const languagesByCode = (
  codes: Readonly<Record<Locale, string | undefined>>,
): Readonly<Record<string, Locale>> =>
  Object.fromEntries(LOCALES.flatMap((locale) => (codes[locale] ? [[codes[locale], locale]] : [])));

/** A document of an export: a parsed JSON or XML file. */
export interface SourceDocument {
  path: string;
  data: unknown;
}

export interface SourceOptions {
  /** Of texts whose language the format does not tell. */
  language: Locale;
  /** Of properties whose country the format does not tell. */
  country: Country | undefined;
}

/** One format of exports. A new one is one file that gives this. */
export interface Source {
  name: string;
  format: 'json' | 'xml';
  /** @throws SourceError where a document is not of this format, or not whole */
  read(documents: readonly SourceDocument[], notes: Notes, options: SourceOptions): SourceProperty[];
}

/** An export that cannot be used at all. */
export class SourceError extends Error {
  override name = 'SourceError';
}

/** A document without what every export of the source has. */
export const foreign = (path: string, missing: string, name: string): SourceError =>
  new SourceError(
    `${path} has no ${missing}, so it is no ${name} export. Look whether --from names the right source, and open the file to see what it is.`,
  );

/**
 * A property as `make` reads it. One whose fields are of a kind that no export has (a list for a city, say) is left out
 * and noted, and the others are read all the same.
 */
export function guarded(
  id: string,
  notes: Notes,
  make: () => SourceProperty | undefined,
): SourceProperty | undefined {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return void notes.leftOut(id, 'a text is expected, and there is a list, a group or a yes or no');
  }
}

/** A line of a mapping: the snapshot's field, where the value lies in the source, and how it is written there. */
export type Row = readonly [field: string, path: string, read: Read];

/** Reads a mapping's fields; of two lines for one field the first that says something counts. */
export function readRows(rows: readonly Row[], item: unknown, id: string, notes: Notes): Fields {
  const fields: Fields = {};
  for (const [field, path, read] of rows) {
    if (fields[field] !== undefined) continue;
    const value = reading(() => read(at(item, path)), path, at(item, path), id, notes);
    if (value !== undefined) fields[field] = value;
  }
  return fields;
}

/** The texts of several fields as one, in their order; one that stands in another already is not repeated. */
export function joined(
  paths: readonly string[],
  item: unknown,
  id: string,
  notes: Notes,
): string | undefined {
  const texts: string[] = [];
  for (const path of paths) {
    const text = reading(() => paragraphs(at(item, path)), path, at(item, path), id, notes);
    if (typeof text === 'string' && !texts.some((other) => other.includes(text))) texts.push(text);
  }
  return texts.length === 0 ? undefined : texts.join('\n\n');
}

/** What a reading gives; what it cannot understand is noted. */
export function reading<T>(
  read: () => T,
  path: string,
  value: unknown,
  id: string,
  notes: Notes,
): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    notes.unknown(path, value, id);
    return undefined;
  }
}

/** What a table says of a code; a code that it does not know is noted. */
export function coded<T>(
  table: Readonly<Record<string, T>>,
  path: string,
  value: unknown,
  id: string,
  notes: Notes,
): T | undefined {
  const key = String(value).trim();
  if (Object.hasOwn(table, key)) return table[key];
  notes.unknown(path, value, id);
  return undefined;
}

/** One or many, as XML and some JSON write them, as a list. */
export const list = (value: unknown): unknown[] =>
  value === undefined || value === null || value === '' ? [] : Array.isArray(value) ? value : [value];
