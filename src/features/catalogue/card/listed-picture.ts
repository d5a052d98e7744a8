import type { PropertyRecord } from '../../../snapshot/schema/property.ts';
import { type Placeholder, placeholderOf } from '../../../ui/placeholder.ts';
import { thumbnailUrls } from '../../../ui/thumbnail.ts';
import { CARD_VARIANTS } from './card-picture.ts';

/** The picture of a property's card, as the catalogue file names it. */
export interface ListedPicture {
  /** One address per variant; empty if there is no picture. */
  urls: readonly string[];
  tint: Placeholder['tint'] | undefined;
  hint: string | undefined;
}

/** The picture of a record's card, encoded at build. */
export async function listedPicture({
  SmallPictureItem,
  PictureItems,
}: PropertyRecord): Promise<ListedPicture> {
  const path = (SmallPictureItem ?? PictureItems[0])?.Url;
  if (path === undefined) return { urls: [], tint: undefined, hint: undefined };
  const [urls, placeholder] = await Promise.all([thumbnailUrls(path, CARD_VARIANTS), placeholderOf(path)]);
  return { urls, tint: placeholder?.tint, hint: placeholder?.hint };
}
