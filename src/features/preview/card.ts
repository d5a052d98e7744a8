import type { PropertyRecord } from '../../snapshot/schema/property.ts';
import type { Marquee, SiteInfo } from '../../snapshot/schema/site.ts';
import { cityName } from '../catalogue/address.ts';
import type { CardContext } from '../catalogue/card-context.ts';
import { marqueeName, priceOf } from '../catalogue/display.ts';

/** The content of a preview card, shown beside a shared link. */
export interface PreviewCard {
  /** Property type and place. */
  kicker: string;
  price: string;
  /** The word in the corner; `undefined` if it is already shown in place of the price. */
  corner: { name: string; kind: Marquee['kind'] } | undefined;
  /** Below `media/`. */
  picture: string | undefined;
  agency: string;
  /** The agency's logo or word mark, below `media/`. */
  logo: string | undefined;
}

/** @param type the name of the property type, in the page's language */
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

/** The card as text, for its alternative text. */
export const cardText = ({ kicker, price, corner }: PreviewCard): string =>
  [kicker, price, corner?.name].filter(Boolean).join(' – ');

/**
 * Whether a site draws cards. A site with very many properties shows only their pictures, to limit build
 * time.
 */
export const drawsCards = (site: {
  properties: readonly unknown[];
  site: Pick<SiteInfo, 'options'>;
}): boolean => site.properties.length <= site.site.options.previewsUpTo;
