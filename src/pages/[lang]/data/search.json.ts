import type { APIRoute } from 'astro';
import { buildIndex } from '../../../features/search/build-index.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { languagePaths } from '../../../routing/language-paths.ts';
import { getSite } from '../../../routing/site.ts';
import { propertyThumbnails } from '../../../screens/property-thumbnails.ts';
import { MEDIA_WIDTHS } from '../../../ui/media-host.ts';

export const getStaticPaths = languagePaths;

const VARIANTS = (['avif', 'webp'] as const).map((format) => ({
  format,
  width: MEDIA_WIDTHS.catalogueThumbnail,
}));

export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const site = await getSite();
  const thumbnailsOf = await propertyThumbnails(site, VARIANTS);
  return Response.json(buildIndex({ site, locale, thumbnailVariants: VARIANTS, thumbnailsOf }));
};
