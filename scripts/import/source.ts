import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { at } from './ledger.ts';
import type { Notes } from './notes.ts';
import { paragraphs, type Read, Unreadable } from './values.ts';

/** Fields of a property's record by the snapshot's names. */
export type Fields = Record<string, string | number | boolean | undefined>;

export interface SourcePicture {
  /** An address, or a path relative to the export; empty if the picture is embedded in the export. */
  url: string;
  /** The content of an embedded picture. */
  bytes?: Uint8Array | undefined;
  width?: number | undefined;
  height?: number | undefined;
  name?: string | undefined;
}

/** A property in a form that does not depend on the source's format. */
export interface SourceProperty {
  /** The source's own id. */
  sourceId: string;
  /** The date of the last change, to choose between two with the same id. */
  modified?: string | undefined;
  /** One of this project's property kinds, or WebIDs if the source has them. */
  type: PropertyKind | { webIds: string };
  city: string | undefined;
  zip: string | undefined;
  country: Country;
  state: State | { marquee: number };
  /** Fields that are the same in every language. */
  fields: Fields;
  /** `TypeDescription`, `Description` and other texts. */
  texts: Partial<Record<Locale, Fields>>;
  pictures: SourcePicture[];
  /** The records of the export that it was read from. */
  records: readonly unknown[];
}

export type State = 'none' | 'option' | 'sold' | 'rented';

/** Property kinds with their WebIDs in `types.json`. */
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

/**
 * Countries and their CountryIDs: those of Omnicasa's table; for others, 1000 plus their number in ISO 3166.
 */
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
  /** The language of texts if the format does not give it. */
  language: Locale;
  /** The country of properties if the format does not give it. */
  country: Country | undefined;
}

/** An export format. To add one, write a file that exports this. */
export interface Source {
  name: string;
  format: 'json' | 'xml';
  /** @throws SourceError if a document has another format or is incomplete */
  read(documents: readonly SourceDocument[], notes: Notes, options: SourceOptions): SourceProperty[];
}

/** An export that cannot be used at all. */
export class SourceError extends Error {
  override name = 'SourceError';
}

/** The error for a document that lacks what every export of the source contains. */
export const foreign = (path: string, missing: string, name: string): SourceError =>
  new SourceError(
    `${path} has no ${missing}, so it is no ${name} export. Look whether --from names the right source, and open the file to see what it is.`,
  );

/**
 * Reads a property with `make`. A property whose fields have an impossible type (such as a list for a city)
 * is left out and noted, and the others are still read.
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

/** A row of a mapping: the snapshot's field, the path of the value in the source, and its parser. */
export type Row = readonly [field: string, path: string, read: Read];

/** Reads a mapping's fields; of two rows for one field, the first with a value counts. */
export function readRows(rows: readonly Row[], item: unknown, id: string, notes: Notes): Fields {
  const fields: Fields = {};
  for (const [field, path, read] of rows) {
    if (fields[field] !== undefined) continue;
    const value = reading(() => read(at(item, path)), path, at(item, path), id, notes);
    if (value !== undefined) fields[field] = value;
  }
  return fields;
}

/** Joins the texts of several fields in their order; a text contained in another is not repeated. */
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

/** The parsed value; a value that cannot be parsed is noted. */
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

/** The table's entry for a code; an unknown code is noted. */
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

/** Always a list, since XML and some JSON write a single item without one. */
export const list = (value: unknown): unknown[] =>
  value === undefined || value === null || value === '' ? [] : Array.isArray(value) ? value : [value];
