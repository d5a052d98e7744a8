import type { APIRoute } from 'astro';
import { buildGallery } from '../../../features/gallery/build-gallery.ts';
import { playersOf } from '../../../features/property/players.ts';
import { getSite } from '../../../routing/site.ts';
import type { PathProps } from '../../../routing/static-paths.ts';
import { keyedFiles } from '../../../screens/keyed-paths.ts';
import { recordFileKey } from '../../../screens/page-key.ts';
import { byId } from '../../../snapshot/per-object.ts';

export const getStaticPaths = () => keyedFiles('property', 'property', recordFileKey);

export const GET: APIRoute<PathProps<'property'>> = async ({ props: { locale, route } }) => {
  const site = await getSite();
  const property = byId(site.properties, route.target.id);
  if (!property) throw new Error(`Property ${route.target.id} is not in the catalogue.`);
  return Response.json(
    await buildGallery(property, {
      locale,
      fallback: site.table.defaultLocale,
      playersOf: (record) =>
        playersOf(record).map((player) => ({
          kind: player.kind,
          href: player.href,
          title: record.TypeDescription,
          embed: player.type === 'frame' ? player.src : undefined,
        })),
    }),
  );
};
