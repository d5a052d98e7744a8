import type { RealEstateListing, WithContext } from 'schema-dts';
import type { Property } from '../../../snapshot/domain.ts';
import type { PropertyRecord } from '../../../snapshot/schema/property.ts';
import { cityName } from '../../catalogue/address.ts';
import { cleanDescription } from '../../catalogue/excerpt.ts';
import { isoDate } from '../../catalogue/iso-date.ts';
import { absoluteUrl } from '../absolute-url.ts';
import { agencyReference } from './agency.ts';
import { compact } from './compact.ts';
import type { JsonLdContext } from './context.ts';
import { listingOffer } from './listing-offer.ts';
import { listingSubject } from './listing-subject.ts';
import { listingVideo } from './listing-video.ts';

type Context = Pick<JsonLdContext, 'locale' | 'site' | 'record' | 'href'>;

/**
 * A property's page as a listing.
 * @param images addresses of its published pictures; without them, the pictures on a remote media host
 */
export function listingJsonLd(
  context: Context,
  property: Property,
  { images }: { images?: readonly string[] } = {},
): WithContext<RealEstateListing> {
  const { site } = context.site;
  const { value: record, language } = context.record(property);
  const pictures = (images ?? remotePictures(record)).map((url) => absoluteUrl(site.url, url));
  return compact({
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    url: absoluteUrl(site.url, context.href(`/property/${property.id}/`)),
    name: `${record.TypeDescription} – ${cityName(record.City)}`,
    description: cleanDescription(record.Description) || undefined,
    inLanguage: language,
    datePosted: record.CreateDate && isoDate(record.CreateDate),
    dateModified: record.ModifyDate && isoDate(record.ModifyDate),
    image: pictures.length > 0 ? pictures : undefined,
    video: listingVideo(record),
    about: listingSubject(record),
    offers: listingOffer(context, record),
    provider: agencyReference(context),
  });
}

const remotePictures = ({ PictureItems, XLargePictureItem }: PropertyRecord): string[] =>
  (PictureItems.length > 0 ? PictureItems : [XLargePictureItem])
    .map((picture) => picture?.Url ?? '')
    .filter((url) => url.startsWith('https://'));
