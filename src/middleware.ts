import { defineMiddleware } from 'astro:middleware';
import { createHash } from 'node:crypto';
import { withoutUnusedHashes } from './shell/policy-hashes.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('base64');

/** The last hand on every page that is drawn. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  return new Response(withoutUnusedHashes(await response.text(), digest), response);
});
