import type { APIRoute } from 'astro';
import { qrSvg } from '../../../features/tools/qr.ts';
import { getSite } from '../../../routing/site.ts';
import type { PathProps } from '../../../routing/static-paths.ts';
import { keyedFiles } from '../../../screens/keyed-paths.ts';
import { addressFileKey } from '../../../screens/page-key.ts';

export const getStaticPaths = () => keyedFiles('property', 'property', addressFileKey);

/** The page's address as a code that phones read, for its brochure and for those who share it. */
export const GET: APIRoute<PathProps<'property'>> = async ({ props: { locale, route } }) => {
  const { site } = await getSite();
  return new Response(qrSvg(site.url + route.paths[locale]));
};
