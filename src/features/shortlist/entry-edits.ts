import { add, type Entry, MAX_NOTE, type Shortlist, type Stage } from './shortlist.ts';

const change = (list: Shortlist, id: number, fields: Partial<Entry>): Shortlist =>
  list.map((entry) => (entry.id === id ? { ...entry, ...fields } : entry));

export const withNote = (list: Shortlist, id: number, note: string): Shortlist =>
  change(list, id, { note: note.slice(0, MAX_NOTE) });

export const withStatus = (list: Shortlist, id: number, status: Stage): Shortlist =>
  change(list, id, { status });

/**
 * Adds the entries of a shared link in their order, as far as there is room; the visitor's notes are not
 * changed.
 */
export const merge = (list: Shortlist, entries: readonly Entry[]): Shortlist =>
  entries.reduceRight(add, list);
