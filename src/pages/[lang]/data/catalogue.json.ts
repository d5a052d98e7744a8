import type { APIRoute } from 'astro';
import { buildCatalogue } from '../../../features/listing/build-catalogue.ts';
import { encodeCatalogue } from '../../../features/listing/compact-encode.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { PRICE_TEXTS } from '../../../i18n/price-texts.ts';
import { languagePaths } from '../../../routing/language-paths.ts';
import { getSite } from '../../../routing/site.ts';
import { propertyThumbnails } from '../../../screens/property-thumbnails.ts';
import { MEDIA_WIDTHS } from '../../../ui/media-host.ts';

export const getStaticPaths = languagePaths;

/**
 * The picture files in the catalogue: two that the lists' cards use anyway. Each further one costs 5 bytes a
 * property.
 */
const VARIANTS = [
  { format: 'avif', width: MEDIA_WIDTHS.mobile },
  { format: 'webp', width: MEDIA_WIDTHS.thumbnail },
] as const;

export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const site = await getSite();
  const catalogue = buildCatalogue({
    site,
    locale,
    priceTexts: PRICE_TEXTS[locale],
    pictureVariants: VARIANTS,
    picturesOf: await propertyThumbnails(site, VARIANTS),
  });
  return Response.json(encodeCatalogue(catalogue));
};
