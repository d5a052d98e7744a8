import { z } from 'zod/mini';
import type { Entries } from '../definitions/validate.ts';

const MOST_CHARACTERS = 30_000;

const draft = z.array(
  z.tuple([
    z.string().check(z.maxLength(60)),
    z.array(z.string().check(z.maxLength(20_000))).check(z.maxLength(60)),
  ]),
);

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
    const result = draft.safeParse(JSON.parse(text));
    return new Map(result.success ? result.data.filter(([name]) => names.includes(name)) : []);
  } catch {
    return new Map();
  }
}
