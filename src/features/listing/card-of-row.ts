import type { CardData } from '../catalogue/card/card-data.ts';
import { cardPicture } from '../catalogue/card/card-picture.ts';
import type { CardTexts } from '../catalogue/card/card-texts.ts';
import { keyFacts } from '../catalogue/card/key-facts.ts';
import type { Catalogue, CatalogueRow } from './row.ts';

const cards = new WeakMap<CatalogueRow, CardData>();

/**
 * The card of a property on the market, from the catalogue file: the same as the build draws from the record.
 * @param texts in the catalogue's language
 * @returns the same object for the same row, so that its card is not drawn again
 */
export function cardOfRow(row: CatalogueRow, catalogue: Catalogue, texts: CardTexts): CardData {
  const card = cards.get(row) ?? drawn(row, catalogue, texts);
  cards.set(row, card);
  return card;
}

function drawn(row: CatalogueRow, { pictureVariants }: Catalogue, texts: CardTexts): CardData {
  return {
    id: row.id,
    created: row.created === undefined ? undefined : dateOf(row.created),
    title: row.title,
    language: row.language,
    place: row.cityText,
    path: row.path,
    price: { text: row.priceText, amount: row.price },
    marquee: row.marquee,
    facts: keyFacts(row, texts),
    energy: row.energy,
    picture: cardPicture(row.pictures, pictureVariants, row.tint),
  };
}

const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
