import type { Marquee } from '../../../snapshot/schema/site.ts';
import type { PictureFiles } from '../../../ui/Picture.tsx';
import type { KeyFact } from './key-facts.ts';

/** A property's price as it is shown. */
export interface CardPrice {
  text: string;
  /** In euro; `undefined` if the price is on request or a marquee replaces it. */
  amount?: number | undefined;
}

export interface CardPicture extends PictureFiles {
  /** The class of its average colour, the background while it loads. */
  tint?: string | undefined;
  /** The class of its blurred version, where the page has that rule. */
  hint?: string | undefined;
}

/**
 * What a property's card shows, in one language: made by the build from the record, by an island from its
 * data.
 */
export interface CardData {
  id: number | string;
  /** The day it was put into the catalogue, `2026-10-04`. */
  created?: string | undefined;
  title: string;
  /** The language of the title, which may be a fallback. */
  language: string;
  place: string;
  path: string;
  price: CardPrice;
  marquee?: { name: string; kind: Marquee['kind'] } | undefined;
  /** `undefined` on a card that shows none. */
  facts?: readonly KeyFact[] | undefined;
  energy?: { text: string; image: string } | undefined;
  picture?: CardPicture | undefined;
  /** Whether it is sold or rented. */
  isTaken?: boolean | undefined;
}
