import type { PropertyRecord } from '../../snapshot/schema/property.ts';
import type { Marquee, SiteInfo } from '../../snapshot/schema/site.ts';
import { cityName } from '../catalogue/address.ts';
import type { CardContext } from '../catalogue/card-context.ts';
import { marqueeName, priceOf } from '../catalogue/display.ts';

/** What the picture says that stands beside a shared link. */
export interface PreviewCard {
  /** Kind of property and place. */
  kicker: string;
  price: string;
  /** The word in the corner; none where it stands in the price's place already. */
  corner: { name: string; kind: Marquee['kind'] } | undefined;
  /** Below `media/`. */
  picture: string | undefined;
  agency: string;
  /** The agency's drawing or picture of its name, below `media/`. */
  logo: string | undefined;
}

/** @param type the name of the kind of property, in the page's language */
export function previewCard(
  context: Pick<CardContext, 't' | 'locale' | 'site'>,
  record: PropertyRecord,
  type: string | undefined,
): PreviewCard {
  const { name, logo } = context.site.site;
  const price = priceOf(context, record);
  return {
    kicker: [type, cityName(record.City)].filter(Boolean).join(' · '),
    price: price.text,
    corner: price.kind === 'marquee' ? undefined : marqueeName(context, record),
    picture: (record.XLargePictureItem ?? record.PictureItems[0])?.Url,
    agency: name,
    logo,
  };
}

/** The card in words, for those who do not see it. */
export const cardText = ({ kicker, price, corner }: PreviewCard): string =>
  [kicker, price, corner?.name].filter(Boolean).join(' – ');

/** Whether a site draws cards: one of very many properties shows their pictures alone, to build in time. */
export const drawsCards = (site: {
  properties: readonly unknown[];
  site: Pick<SiteInfo, 'options'>;
}): boolean => site.properties.length <= site.site.options.previewsUpTo;
