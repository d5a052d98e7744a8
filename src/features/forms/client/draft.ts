import type { Entries } from '../definitions/validate.ts';

const MOST_CHARACTERS = 30_000;

const MOST_VALUES = 60;
const MOST_LENGTH = 20_000;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MOST_LENGTH;

const isEntry = (value: unknown): value is [string, string[]] =>
  Array.isArray(value) &&
  value.length === 2 &&
  isText(value[0]) &&
  Array.isArray(value[1]) &&
  value[1].length <= MOST_VALUES &&
  value[1].every(isText);

/** The entries as text for storage. */
export const writeDraft = (entries: Entries): string => JSON.stringify([...entries]);

/**
 * The stored entries. Storage is untrusted: anything that is not a draft, or not a field of this form, is
 * ignored.
 * @param names the form's own fields
 */
export function readDraft(text: string | null, names: readonly string[]): Entries {
  if (text === null || text.length > MOST_CHARACTERS) return new Map();
  try {
    const draft: unknown = JSON.parse(text);
    const isDraft = Array.isArray(draft) && draft.every(isEntry);
    return new Map(isDraft ? draft.filter(([name]) => names.includes(name)) : []);
  } catch {
    return new Map();
  }
}
