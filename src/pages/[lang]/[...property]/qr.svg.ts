import type { APIRoute } from 'astro';
import { getSite } from '../../../routing/site.ts';
import { type PathProps, staticPaths } from '../../../routing/static-paths.ts';
import { pageQr } from '../../../screens/page-files.ts';

/** For development only; in a build the property's page writes this file. */
export const getStaticPaths = () => (import.meta.env.PROD ? [] : staticPaths('property', 'property'));

export const GET: APIRoute<PathProps<'property'>> = async ({ props }) =>
  new Response(pageQr(await getSite(), props));
