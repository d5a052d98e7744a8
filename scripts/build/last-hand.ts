import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * The name by which Astro knows its middleware. By itself it writes the file's path into code between single quotes,
 * which an apostrophe in the name of a folder would end, and finds none without a word where the path has other signs.
 */
export const LAST_HAND = 'virtual:last-hand';

/** Gives the middleware its name. */
export const lastHand = (): Plugin => ({
  name: 'last-hand',
  resolveId: (id) =>
    id === LAST_HAND ? fileURLToPath(new URL('../../src/last-hand.ts', import.meta.url)) : undefined,
});
