import type { APIRoute } from 'astro';
import { getSite } from '../../../routing/site.ts';
import { type PathProps, staticPaths } from '../../../routing/static-paths.ts';
import { propertyGallery } from '../../../screens/page-files.ts';
import { byId } from '../../../snapshot/per-object.ts';

/** For development only; in a build the property's page writes this file. */
export const getStaticPaths = () => (import.meta.env.PROD ? [] : staticPaths('property', 'property'));

export const GET: APIRoute<PathProps<'property'>> = async ({ props: { locale, route } }) => {
  const site = await getSite();
  const property = byId(site.properties, route.target.id);
  if (!property) throw new Error(`Property ${route.target.id} is not in the catalogue.`);
  return Response.json(await propertyGallery(site, { locale, property }));
};
