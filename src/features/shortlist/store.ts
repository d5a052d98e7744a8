import { brusselsDay } from '../../i18n/brussels-day.ts';
import type { CardSnapshot } from './card-snapshot.ts';
import { daysHereOf, withDay } from './days-here.ts';
import { persisted } from './persisted.ts';
import { recentOf, type Viewed, withViewed } from './recent.ts';
import {
  add,
  type Entry,
  entryFor,
  has,
  merge,
  remove,
  type Stage,
  shortlistOf,
  toggle,
  withNote,
  withStatus,
} from './shortlist.ts';

const shortlist = persisted('shortlist:1', shortlistOf);
const recent = persisted('recently-viewed:1', recentOf);
const daysHere = persisted('visits:1', daysHereOf);

export const $shortlist = shortlist.$value;
export const $isSaved = shortlist.$isSaved;
export const $recent = recent.$value;
export const $daysHere = daysHere.$value;

/** The entries removed on this page, so that saving one again restores its notes. */
const removed = new Map<number, Entry>();

/** Adds or removes a property. */
export function toggleOnShortlist(id: number, snapshot: CardSnapshot): void {
  const entry = $shortlist.get().find((other) => other.id === id);
  if (entry) removed.set(id, entry);
  const again = { ...(removed.get(id) ?? entryFor(id, snapshot, Date.now())), snapshot };
  shortlist.change((list) => toggle(list, again));
}

export const removeFromShortlist = (id: number): void => shortlist.change((list) => remove(list, id));

export const restoreToShortlist = (entry: Entry): void => shortlist.change((list) => add(list, entry));

export const writeNote = (id: number, note: string): void =>
  shortlist.change((list) => withNote(list, id, note));

export const chooseStatus = (id: number, status: Stage): void =>
  shortlist.change((list) => withStatus(list, id, status));

/** @returns how many were added, not counting those already there or beyond the limit */
export function addShared(properties: readonly Viewed[]): number {
  const before = $shortlist.get().length;
  const now = Date.now();
  shortlist.change((list) =>
    merge(
      list,
      properties.filter(({ id }) => !has(list, id)).map(({ id, snapshot }) => entryFor(id, snapshot, now)),
    ),
  );
  return $shortlist.get().length - before;
}

export const recordViewed = (viewed: Viewed): void => recent.change((list) => withViewed(list, viewed));

export const clearRecent = (): void => recent.change(() => []);

export const recordDay = (): void => daysHere.change((value) => withDay(value, brusselsDay(new Date())));
