import type { LawEntry } from './schema.ts';

/** The entry that holds on a day, such as `2026-11-29`; `undefined` before the first. */
export const entryAt = (entries: readonly LawEntry[], day: string): LawEntry | undefined =>
  entries
    .filter(({ validFrom }) => validFrom.slice(0, 10) <= day)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
    .at(-1);
