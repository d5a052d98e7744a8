import { brusselsDay } from '../../i18n/brussels-day.ts';
import type { CardSnapshot } from './card-snapshot.ts';
import { daysHereOf, withDay } from './days-here.ts';
import { persisted } from './persisted.ts';
import { recentOf, type Viewed, withViewed } from './recent.ts';
import { type Entry, entryFor, shortlistOf, toggle } from './shortlist.ts';

export const shortlist = persisted('shortlist:1', shortlistOf);
export const recent = persisted('recently-viewed:1', recentOf);
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

export const recordViewed = (viewed: Viewed): void => recent.change((list) => withViewed(list, viewed));

export const recordDay = (): void => daysHere.change((value) => withDay(value, brusselsDay(new Date())));
