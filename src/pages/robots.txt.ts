import type { APIRoute } from 'astro';
import { absoluteUrl } from '../features/seo/absolute-url.ts';
import { getSite } from '../routing/site.ts';

/** Nothing is closed to crawlers: a page that says `noindex` has to be read for that. */
export const GET: APIRoute = async () => {
  const { url } = (await getSite()).site;
  const sitemap = url ? [`Sitemap: ${absoluteUrl(url, '/sitemap-index.xml')}`] : [];
  return new Response(`${['User-agent: *', 'Disallow:', '', ...sitemap].join('\n').trimEnd()}\n`);
};
