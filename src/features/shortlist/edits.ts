import { merge, withNote, withStatus } from './entry-edits.ts';
import type { Viewed } from './recent.ts';
import { add, type Entry, entryFor, has, remove, type Stage } from './shortlist.ts';
import { recent, shortlist } from './store.ts';

/*
 * What a visitor does on the shortlist's own page. Apart from the store, which every page loads.
 */

export const removeFromShortlist = (id: number): void => shortlist.change((list) => remove(list, id));

export const restoreToShortlist = (entry: Entry): void => shortlist.change((list) => add(list, entry));

export const writeNote = (id: number, note: string): void =>
  shortlist.change((list) => withNote(list, id, note));

export const chooseStatus = (id: number, status: Stage): void =>
  shortlist.change((list) => withStatus(list, id, status));

/** @returns how many were added, not counting those already there or beyond the limit */
export function addShared(properties: readonly Viewed[]): number {
  const before = shortlist.$value.get().length;
  const now = Date.now();
  shortlist.change((list) =>
    merge(
      list,
      properties.filter(({ id }) => !has(list, id)).map(({ id, snapshot }) => entryFor(id, snapshot, now)),
    ),
  );
  return shortlist.$value.get().length - before;
}

export const clearRecent = (): void => recent.change(() => []);
