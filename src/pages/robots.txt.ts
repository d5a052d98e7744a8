import type { APIRoute } from 'astro';
import { absoluteUrl } from '../features/seo/absolute-url.ts';
import { getSite } from '../routing/site.ts';

/** Nothing is closed to crawlers: they must read a page to see that it says `noindex`. */
export const GET: APIRoute = async () => {
  const { url } = (await getSite()).site;
  const sitemap = url ? [`Sitemap: ${absoluteUrl(url, '/sitemap-index.xml')}`] : [];
  return new Response(`${['User-agent: *', 'Disallow:', '', ...sitemap].join('\n').trimEnd()}\n`);
};
