import type { APIRoute } from 'astro';
import { drawsCards } from '../../../features/preview/card.ts';
import { cardPicture } from '../../../features/preview/picture.ts';
import { getSite } from '../../../routing/site.ts';
import type { PathProps } from '../../../routing/static-paths.ts';
import { keyedFiles } from '../../../screens/keyed-paths.ts';
import { recordFileKey } from '../../../screens/page-key.ts';
import { previewAt } from '../../../screens/property-preview.ts';

export const getStaticPaths = async () =>
  drawsCards(await getSite()) ? keyedFiles('property', 'property', recordFileKey) : [];

/** The picture with price and place that a shared link shows. */
export const GET: APIRoute<PathProps<'property'>> = async ({ props: { locale, route } }) => {
  const card = await previewAt(locale, route);
  return new Response(new Uint8Array(await cardPicture(card)), { headers: { 'Content-Type': 'image/jpeg' } });
};
