import { type ListedPicture, listedPicture } from '../features/catalogue/card/listed-picture.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Site } from '../routing/route.ts';
import { type Property, recordIn } from '../snapshot/domain.ts';
import { onMarket } from '../snapshot/market.ts';

const NONE: ListedPicture = { urls: [], tint: undefined, hint: undefined };

/** The picture of each card of the market in a language, as a lookup by property. */
export async function listedPictures(
  { properties, site, table }: Pick<Site, 'properties' | 'site' | 'table'>,
  locale: Locale,
): Promise<(property: Property) => ListedPicture> {
  const entries = await Promise.all(
    onMarket(properties, site).map(async (property): Promise<[string, ListedPicture]> => {
      const { value: record } = recordIn(property, locale, table.defaultLocale);
      return [property.id, await listedPicture(record)];
    }),
  );
  const byId = new Map(entries);
  return ({ id }) => byId.get(id) ?? NONE;
}
