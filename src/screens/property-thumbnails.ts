import type { PictureVariant } from '../features/catalogue/listed.ts';
import type { Site } from '../routing/route.ts';
import type { Property } from '../snapshot/domain.ts';
import { anyRecord } from '../snapshot/market.ts';
import { thumbnailUrls } from '../ui/thumbnail.ts';

/**
 * The card picture of each property, in every variant: search finds those too that are sold or rented.
 * @returns a lookup of a property's picture addresses; empty for a property without a picture
 */
export async function propertyThumbnails(
  { properties }: Pick<Site, 'properties'>,
  variants: readonly PictureVariant[],
): Promise<(property: Property) => readonly string[]> {
  const entries = await Promise.all(
    properties.map(async (property): Promise<[string, string[]]> => {
      const { SmallPictureItem, PictureItems } = anyRecord(property);
      const picture = SmallPictureItem ?? PictureItems[0];
      return [property.id, picture ? await thumbnailUrls(picture.Url, variants) : []];
    }),
  );
  const byId = new Map(entries);
  return ({ id }) => byId.get(id) ?? [];
}
