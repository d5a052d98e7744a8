import type { APIRoute } from 'astro';
import { getSite } from '../../../routing/site.ts';
import { type PathProps, staticPaths } from '../../../routing/static-paths.ts';
import { projectGallery } from '../../../screens/page-files.ts';

/** For development only; in a build the project's page writes this file. */
export const getStaticPaths = () => (import.meta.env.PROD ? [] : staticPaths('project', 'project'));

export const GET: APIRoute<PathProps<'project'>> = async ({ props: { locale, route } }) => {
  const site = await getSite();
  const project = site.projects.find(({ id }) => id === route.target.id);
  if (!project) throw new Error(`Project ${route.target.id} is not in the catalogue.`);
  return Response.json(await projectGallery(site, { locale, project }));
};
