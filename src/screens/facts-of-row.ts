import type { CardTexts } from '../features/catalogue/card/card-texts.ts';
import { byName, COUNTS, FLAGS } from '../features/catalogue/filters.ts';
import { cardOfRow } from '../features/listing/card-of-row.ts';
import type { Catalogue, CatalogueRow } from '../features/listing/row.ts';
import type { PropertyFacts } from '../features/shortlist/view.ts';

/** What the shortlist shows of a row of the catalogue file. */
export function factsOfRow(row: CatalogueRow, catalogue: Catalogue, texts: CardTexts): PropertyFacts {
  return {
    id: row.id,
    types: row.types.map(({ name }) => name),
    title: row.title,
    language: row.language,
    place: row.city.name,
    neighbourhood: row.neighbourhood?.name,
    price: row.price,
    priceText: row.priceText,
    state: stateOf(row),
    path: row.path,
    card: cardOfRow(row, catalogue, texts),
    surface: row.surface,
    ground: row.ground,
    energy: row.energy,
    compared: catalogue.compared.map(({ field, label }) => ({ field, label, text: row.compared[field] })),
    ...byName(COUNTS, (name) => row[name]),
    ...byName(FLAGS, (name) => row[name]),
  };
}

/**
 * Leaves out "new", which means nothing to a visitor who saved the property, and a marquee that the price
 * already shows.
 */
const stateOf = ({ marquee, priceText }: CatalogueRow): string | undefined =>
  marquee && marquee.kind !== 'new' && marquee.name !== priceText ? marquee.name : undefined;
