import type { Entries } from '../definitions/validate.ts';
import { addressed } from './prefill.ts';

const MOST_CHARACTERS = 30_000;

const MOST_VALUES = 60;
const MOST_LENGTH = 20_000;

/** The entry of a draft that is no field: what the page's address filled in when the draft was written. */
const ADDRESSED = '?';

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MOST_LENGTH;

const isEntry = (value: unknown): value is [string, string[]] =>
  Array.isArray(value) &&
  value.length === 2 &&
  isText(value[0]) &&
  Array.isArray(value[1]) &&
  value[1].length <= MOST_VALUES &&
  value[1].every(isText);

const said = (query: string): string => JSON.stringify([...addressed(query)]);

/** The entries as text for storage. */
export const writeDraft = (entries: Entries, query: string): string =>
  JSON.stringify([...entries, [ADDRESSED, [said(query)]]]);

interface Arrival {
  /** The query of the page's address. */
  query: string;
  /** Whether the page is shown again, or in another language, and not newly come to. */
  isContinued: boolean;
}

/**
 * The stored entries. Storage is untrusted: anything that is not a draft, or not a field of this form, is
 * ignored. Who comes by a link that names a property gets that one: the draft gives way to the address, unless the
 * visitor wrote it on this very page.
 * @param names the form's own fields
 */
export function readDraft(
  text: string | null,
  names: readonly string[],
  { query, isContinued }: Arrival,
): Entries {
  const draft = new Map(entriesIn(text));
  const isOwn = isContinued && draft.get(ADDRESSED)?.[0] === said(query);
  const given = isOwn ? new Map<string, string[]>() : addressed(query);
  return new Map([...draft].filter(([name]) => names.includes(name) && !given.has(name)));
}

function entriesIn(text: string | null): [string, string[]][] {
  if (text === null || text.length > MOST_CHARACTERS) return [];
  try {
    const draft: unknown = JSON.parse(text);
    return Array.isArray(draft) && draft.every(isEntry) ? draft : [];
  } catch {
    return [];
  }
}

/**
 * The draft with its zones as this page names them: `Liège|4000` is `Luik|4000` in Dutch.
 * @param zones the form's choices, as `name|zip`
 */
export function inOwnNames(draft: Entries, zones: readonly string[]): Entries {
  const zipOf = (zone: string) => zone.split('|')[1];
  const own = (zone: string) =>
    zones.includes(zone) ? zone : (zones.find((other) => zipOf(other) === zipOf(zone)) ?? zone);
  return new Map([...draft].map(([name, values]) => [name, name === 'zones' ? values.map(own) : values]));
}
