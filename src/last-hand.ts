import { getConfiguredImageService } from 'astro:assets';
import { defineMiddleware } from 'astro:middleware';
import { createHash } from 'node:crypto';
import { withoutUnusedHashes } from './shell/policy-hashes.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('base64');

/** The last hand on every page that is drawn; Astro calls it middleware. */
export const onRequest = defineMiddleware(async (_, next) => {
  // Astro loads what encodes pictures with the first page that shows one, which may be drawn in another process.
  await getConfiguredImageService();
  const response = await next();
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  return new Response(withoutUnusedHashes(await response.text(), digest), response);
});
