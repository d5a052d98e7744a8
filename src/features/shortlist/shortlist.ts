import { type CardSnapshot, cardSnapshotOf, isFields, isId, textOf } from './card-snapshot.ts';

export const MAX_ENTRIES = 100;
export const MAX_NOTE = 2000;

/** The visitor's progress with a property. */
export const STAGES = ['none', 'visit', 'visited', 'offer'] as const;

export type Stage = (typeof STAGES)[number];

export interface Entry {
  id: number;
  /** Milliseconds since 1970. */
  addedAt: number;
  note: string;
  status: Stage;
  snapshot: CardSnapshot;
}

/** Newest first. */
export type Shortlist = readonly Entry[];

export const isStage = (data: unknown): data is Stage => STAGES.some((stage) => stage === data);

/**
 * Parses the stored shortlist, which may be anything: invalid entries are dropped, and the list is limited.
 */
export function shortlistOf(data: unknown): Shortlist {
  if (!Array.isArray(data)) return [];
  const entries = new Map<number, Entry>();
  for (const item of data) {
    if (entries.size === MAX_ENTRIES) break;
    const entry = entryOf(item);
    if (entry && !entries.has(entry.id)) entries.set(entry.id, entry);
  }
  return [...entries.values()];
}

function entryOf(data: unknown): Entry | undefined {
  if (!isFields(data)) return undefined;
  const { id, addedAt, status } = data;
  const snapshot = cardSnapshotOf(data['snapshot']);
  if (!isId(id) || !snapshot) return undefined;
  return {
    id,
    addedAt: typeof addedAt === 'number' && Number.isFinite(addedAt) ? addedAt : 0,
    note: textOf(data['note'], MAX_NOTE),
    status: isStage(status) ? status : 'none',
    snapshot,
  };
}

export const has = (list: Shortlist, id: number): boolean => list.some((entry) => entry.id === id);

export const isFull = (list: Shortlist): boolean => list.length >= MAX_ENTRIES;

export const entryFor = (id: number, snapshot: CardSnapshot, now: number): Entry => ({
  id,
  addedAt: now,
  note: '',
  status: 'none',
  snapshot,
});

/**
 * Inserts an entry by its date. An entry that is already there is not changed, and a full list accepts none.
 */
export const add = (list: Shortlist, entry: Entry): Shortlist =>
  has(list, entry.id) || isFull(list)
    ? list
    : [entry, ...list].sort((left, right) => right.addedAt - left.addedAt);

export const remove = (list: Shortlist, id: number): Shortlist =>
  has(list, id) ? list.filter((entry) => entry.id !== id) : list;

/** Adds an entry, or removes the one with its ID. */
export const toggle = (list: Shortlist, entry: Entry): Shortlist =>
  has(list, entry.id) ? remove(list, entry.id) : add(list, entry);
