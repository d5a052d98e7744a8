import type { Property } from '../../../snapshot/domain.ts';
import { isTaken } from '../../../snapshot/market.ts';
import { cityName } from '../address.ts';
import type { CardContext } from '../card-context.ts';
import { marqueeName, priceOf } from '../display.ts';
import { epcOf, labelText } from '../epc.ts';
import type { CardData } from './card-data.ts';
import { CARD_VARIANTS, cardPicture } from './card-picture.ts';
import { cardTexts } from './card-texts.ts';
import { keyFacts } from './key-facts.ts';
import { keyFigures } from './key-figures.ts';
import { listedPicture } from './listed-picture.ts';

/** A property's card in the page's language, for the build. */
export async function cardOf(context: CardContext, property: Property): Promise<CardData> {
  const { value: record, language } = context.record(property);
  const { urls, tint, hint } = await listedPicture(record);
  const picture = cardPicture(urls, CARD_VARIANTS, tint);
  const price = priceOf(context, record);
  const epc = epcOf({ record, law: context.law });
  return {
    id: property.id,
    created: record.CreateDate?.slice(0, 10),
    title: record.TypeDescription,
    language,
    place: cityName(record.City),
    path: context.pathOf(`/property/${property.id}/`),
    price: { text: price.text, ...(price.kind === 'price' && { amount: record.Price }) },
    marquee: marqueeName(context, record),
    facts: keyFacts(keyFigures(record), cardTexts(context.locale)),
    energy: epc && { text: labelText(epc.label), image: epc.image },
    picture: picture && { ...picture, hint },
    isTaken: isTaken(context.site.site, record),
  };
}
