import { type CardSnapshot, cardSnapshotOf } from './card-snapshot.ts';
import type { Entry } from './shortlist.ts';

/** What the catalogue says of a property on the market. */
export interface PropertyFacts {
  id: number;
  types: readonly string[];
  title: string;
  language: string;
  place: string;
  neighbourhood?: string | undefined;
  /** Euro. */
  price?: number | undefined;
  priceText: string;
  /** What has become of it, such as "Under option"; missing where the price says so already. */
  state?: string | undefined;
  path: string;
  picture?: string | undefined;
  bedrooms: number;
  bathrooms: number;
  garages: number;
  parkings: number;
  /** Square metres. */
  surface?: number | undefined;
  ground?: number | undefined;
  energy?: { text: string; image: string } | undefined;
  garden: boolean;
  terrace: boolean;
  lift: boolean;
}

/** The properties on the market by their ID. */
export type Facts = Pick<ReadonlyMap<number, PropertyFacts>, 'get'>;

/** A property as the page shows it: as it is now or, when it is gone, as it was when it was kept. */
export interface Shown extends CardSnapshot {
  id: number;
  facts: PropertyFacts | undefined;
  /** As it is now, then as it was kept: one of them may be gone, or of a format that the browser lacks. */
  pictures: readonly string[];
  /** Whether it has left the market; not known before the catalogue is there. */
  isGone: boolean;
  /** Its price when it was kept, where that was another. */
  priceThen: string | undefined;
}

export interface ShownEntry extends Shown {
  entry: Entry;
}

/** A property of the catalogue as a card shows it. */
export const snapshotOfFacts = (facts: PropertyFacts): CardSnapshot | undefined =>
  cardSnapshotOf({ ...facts, price: facts.priceText, amount: facts.price });

/** @param facts `undefined` as long as the catalogue is not there */
export function shown(
  { id, snapshot }: { id: number; snapshot: CardSnapshot },
  facts: Facts | undefined,
): Shown {
  const now = facts?.get(id);
  const current = now && snapshotOfFacts(now);
  const isPriced = current?.amount !== undefined && snapshot.amount !== undefined;
  return {
    ...(current ?? snapshot),
    id,
    facts: now,
    pictures: [current?.picture, snapshot.picture].filter((picture) => picture !== undefined),
    isGone: facts !== undefined && !now,
    priceThen: isPriced && current.amount !== snapshot.amount ? snapshot.price : undefined,
  };
}

export const shownEntry = (entry: Entry, facts: Facts | undefined): ShownEntry => ({
  ...shown(entry, facts),
  entry,
});

export const ORDERS = ['added', 'price', 'place'] as const;

export type Order = (typeof ORDERS)[number];

/** Newest first, cheapest first with those on request last, or by place. */
export function inOrder(entries: readonly ShownEntry[], order: Order, language: string): ShownEntry[] {
  const { compare } = new Intl.Collator(language);
  const rules: Record<Order, (left: ShownEntry, right: ShownEntry) => number> = {
    added: () => 0,
    price: (left, right) => priceRank(left) - priceRank(right),
    place: (left, right) => compare(left.place, right.place) || compare(left.title, right.title),
  };
  return [...entries].sort(
    (left, right) => rules[order](left, right) || right.entry.addedAt - left.entry.addedAt,
  );
}

const priceRank = ({ amount }: CardSnapshot): number => amount ?? Number.MAX_VALUE;
