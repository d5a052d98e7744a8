import { texts } from '../../i18n/texts.ts';
import { textIn } from '../../snapshot/domain.ts';
import { goalOf } from '../../snapshot/market.ts';
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

/**
 * The word in the corner of a picture, such as "Option" or "Vendu"; `undefined` for an ordinary property. A
 * marquee that `site.json` does not list is shown by its own `MarqueeName` (specification, section 3), which is
 * in one language and used only on pages of that language.
 */
export function marqueeName(
  context: Context,
  record: PropertyRecord,
): { name: string; kind: Marquee['kind'] } | undefined {
  const { site, table } = context.site;
  const listed = site.marquees[String(record.Marquee)];
  const own = record.MarqueeName?.trim();
  if (!listed)
    return record.Marquee !== 0 && own && record.language === context.locale
      ? { name: own, kind: 'none' }
      : undefined;
  if (listed.kind === 'none') return undefined;
  const texts = goalOf(record) === 'rent' ? (listed.rentName ?? listed.name) : listed.name;
  const name = textIn(texts, context.locale, table.defaultLocale)?.value ?? own;
  return name ? { name, kind: listed.kind } : undefined;
}
