import type { APIRoute } from 'astro';
import { buildGallery } from '../../../features/gallery/build-gallery.ts';
import { getSite } from '../../../routing/site.ts';
import { type PathProps, staticPaths } from '../../../routing/static-paths.ts';

export const getStaticPaths = () => staticPaths('project', 'project');

export const GET: APIRoute<PathProps<'project'>> = async ({ props: { locale, route } }) => {
  const site = await getSite();
  const project = site.projects.find(({ id }) => id === route.target.id);
  if (!project) throw new Error(`Project ${route.target.id} is not in the catalogue.`);
  return Response.json(
    await buildGallery(project, { locale, fallback: site.table.defaultLocale, playersOf: () => [] }),
  );
};
