import type { CardData, CardPicture } from '../catalogue/card/card-data.ts';
import { cardPicture } from '../catalogue/card/card-picture.ts';
import type { CountName, FlagName } from '../catalogue/filters.ts';
import { type CardSnapshot, cardSnapshotOf } from './card-snapshot.ts';
import type { Entry } from './shortlist.ts';

/** What filters of these kinds ask of a property, which the comparison shows too. */
type CountsAndFlags = Record<CountName, number> & Record<FlagName, boolean>;

/** The catalogue's data of a property on the market. */
export interface PropertyFacts extends CountsAndFlags {
  id: number;
  types: readonly string[];
  title: string;
  language: string;
  place: string;
  neighbourhood?: string | undefined;
  /** Euro. */
  price?: number | undefined;
  priceText: string;
  /** Its state, such as "Under option"; `undefined` if the price already says so. */
  state?: string | undefined;
  path: string;
  /** Its card, as on other pages. */
  card: CardData;
  /** Square metres. */
  surface?: number | undefined;
  ground?: number | undefined;
  energy?: { text: string; image: string } | undefined;
  /** Further facts of the comparison: the same ones for each property. */
  compared: readonly { field: string; label: string; text: string | undefined }[];
}

/** The properties on the market by their ID. */
export type Facts = Pick<ReadonlyMap<number, PropertyFacts>, 'get'>;

/** A property as the page shows it: with its current data or, if it is gone, with the stored ones. */
export interface Shown extends CardSnapshot {
  id: number;
  facts: PropertyFacts | undefined;
  /** With its current data or the stored ones; without a picture. */
  card: CardData;
  /** The current picture, then the stored one; either may be missing. */
  pictures: readonly CardPicture[];
  /** Whether it has left the market; `undefined` before the catalogue is loaded. */
  isGone: boolean;
  /** The price when it was saved, if it has changed since. */
  priceThen: string | undefined;
}

export interface ShownEntry extends Shown {
  entry: Entry;
}

/** The data of a catalogue property as a card snapshot. */
export const snapshotOfFacts = (facts: PropertyFacts): CardSnapshot | undefined =>
  cardSnapshotOf({
    ...facts,
    price: facts.priceText,
    amount: facts.price,
    picture: facts.card.picture?.src,
  });

/** @param facts `undefined` until the catalogue is loaded */
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
    card: now && current ? withoutNew(now.card) : cardOfSnapshot(id, snapshot, facts ? undefined : []),
    pictures: [current && now?.card.picture, storedPicture(snapshot)].filter(
      (picture) => picture !== undefined,
    ),
    isGone: facts !== undefined && !now,
    priceThen: isPriced && current.amount !== snapshot.amount ? snapshot.price : undefined,
  };
}

/** Leaves out the mark for what is new, which means nothing to a visitor who has saved or seen the property. */
const withoutNew = (card: CardData): CardData =>
  card.marquee?.kind === 'new' ? { ...card, marquee: undefined } : card;

const cardOfSnapshot = (id: number, snapshot: CardSnapshot, facts: CardData['facts']): CardData => ({
  id,
  title: snapshot.title,
  language: snapshot.language,
  place: snapshot.place,
  path: snapshot.path,
  price: { text: snapshot.price, amount: snapshot.amount },
  facts,
});

const storedPicture = ({ picture }: CardSnapshot): CardPicture | undefined =>
  picture === undefined ? undefined : cardPicture([picture], [{ format: 'webp', width: 400 }], undefined);

export const shownEntry = (entry: Entry, facts: Facts | undefined): ShownEntry => ({
  ...shown(entry, facts),
  entry,
});

export const ORDERS = ['added', 'price', 'place'] as const;

export type Order = (typeof ORDERS)[number];

/** Sorted: newest first, or cheapest first with prices on request last, or by place. */
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
