import { TAKEN_KINDS, type Taken } from '../../snapshot/market.ts';
import { isRecord } from '../../ui/is-record.ts';

/** A property that is sold or rented. */
export interface TakenEntry {
  /** Its id and its reference, in lower case. */
  names: readonly string[];
  as: Taken;
  /** The path of its page, which shows similar ones. */
  path: string;
  /** The address where a visitor can ask to be told of similar ones. */
  tell: string;
}

const TEXTS = [...TAKEN_KINDS, 'similar', 'tell'] as const;

/**
 * `data/taken.json` of a language: the properties that are sold or rented, for forms about a property. A form
 * reads the file when a property is named in it.
 */
export interface TakenFile {
  texts: Readonly<Record<(typeof TEXTS)[number], string>>;
  properties: readonly TakenEntry[];
}

const isTexts = (value: unknown): value is TakenFile['texts'] =>
  isRecord(value) && TEXTS.every((name) => typeof value[name] === 'string');

const isEntry = (value: unknown): value is TakenEntry =>
  isRecord(value) &&
  Array.isArray(value['names']) &&
  value['names'].every((name) => typeof name === 'string') &&
  TAKEN_KINDS.some((kind) => kind === value['as']) &&
  typeof value['path'] === 'string' &&
  typeof value['tell'] === 'string';

/** @throws TypeError for data of another shape */
export function readTakenFile(data: unknown): TakenFile {
  const { texts, properties } = isRecord(data) ? data : {};
  if (isTexts(texts) && Array.isArray(properties) && properties.every(isEntry)) return { texts, properties };
  throw new TypeError('The file of properties that are sold or rented is of another shape.');
}

/** The property with a typed id or reference. */
export function takenEntry({ properties }: TakenFile, given: string): TakenEntry | undefined {
  const name = given.trim().toLowerCase();
  return properties.find(({ names }) => names.includes(name));
}
