import { texts } from '../../i18n/texts.ts';
import { textIn } from '../../snapshot/domain.ts';
import { goalOf, marqueeOf } from '../../snapshot/market.ts';
import type { PropertyRecord } from '../../snapshot/schema/property.ts';
import type { Marquee } from '../../snapshot/schema/site.ts';
import type { CardContext } from './card-context.ts';
import { type PriceText, priceText } from './price.ts';

type Context = Pick<CardContext, 'locale' | 'site'>;

/** A property's price as displayed, in the page's language. */
export const priceOf = (context: Context, record: PropertyRecord): PriceText =>
  priceText({
    record,
    site: context.site.site,
    locale: context.locale,
    texts: texts(context.locale).property,
  });

/** The word in the corner of a picture, such as "Option" or "Vendu"; `undefined` for an ordinary property. */
export function marqueeName(
  context: Context,
  record: PropertyRecord,
): { name: string; kind: Marquee['kind'] } | undefined {
  const marquee = marqueeOf(context.site.site, record);
  if (marquee.kind === 'none') return undefined;
  const texts = goalOf(record) === 'rent' ? (marquee.rentName ?? marquee.name) : marquee.name;
  const name = textIn(texts, context.locale, context.site.table.defaultLocale)?.value ?? record.MarqueeName;
  return name ? { name, kind: marquee.kind } : undefined;
}
