import { type CardSnapshot, cardSnapshotOf, isFields, isId } from './card-snapshot.ts';

export const MAX_RECENT = 20;

/** A property whose page was opened. */
export interface Viewed {
  id: number;
  snapshot: CardSnapshot;
}

/** Most recently seen first. */
export type Recent = readonly Viewed[];

/** Parses the stored properties, which may be anything. */
export function recentOf(data: unknown): Recent {
  if (!Array.isArray(data)) return [];
  return data.slice(0, MAX_RECENT).flatMap((item) => {
    const snapshot = isFields(item) ? cardSnapshotOf(item['snapshot']) : undefined;
    return isFields(item) && isId(item['id']) && snapshot ? [{ id: item['id'], snapshot }] : [];
  });
}

/** Puts a property first, and drops the oldest if the list is full. */
export const withViewed = (recent: Recent, viewed: Viewed): Recent =>
  [viewed, ...recent.filter(({ id }) => id !== viewed.id)].slice(0, MAX_RECENT);
