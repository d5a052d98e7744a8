import { type CardSnapshot, cardSnapshotOf, isFields, isId } from './card-snapshot.ts';

export const MAX_RECENT = 20;

/** A property whose page was opened. */
export interface Viewed {
  id: number;
  snapshot: CardSnapshot;
}

/** Last seen first. */
export type Recent = readonly Viewed[];

/** The properties seen, in stored data, whatever that is. */
export function recentOf(data: unknown): Recent {
  if (!Array.isArray(data)) return [];
  return data.slice(0, MAX_RECENT).flatMap((item) => {
    const snapshot = isFields(item) ? cardSnapshotOf(item['snapshot']) : undefined;
    return isFields(item) && isId(item['id']) && snapshot ? [{ id: item['id'], snapshot }] : [];
  });
}

/** Puts a property in front; the oldest makes room. */
export const withViewed = (recent: Recent, viewed: Viewed): Recent =>
  [viewed, ...recent.filter(({ id }) => id !== viewed.id)].slice(0, MAX_RECENT);
