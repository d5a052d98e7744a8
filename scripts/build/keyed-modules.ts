import type { ViteUserConfig } from 'astro';

type Plugin = NonNullable<ViteUserConfig['plugins']>[number];

/** How Astro marks modules that are data and no code (its `core/build/incremental-metadata`). */
const CONTENT_DATA = { astroIncremental: { kind: 'content-data' } };

/**
 * Keeps Astro from hashing the modules of a page to tell whether its code has changed. That hash holds the output's
 * folder, which differs from build to build, and the list of the snapshot's media, so that one new picture would count
 * as a change of every page. The pages' keys have a digest of all code (`scripts/output/inputs.ts`) and of the pictures
 * that each page shows.
 */
export const keyedModules = (): Plugin => ({
  name: 'keyed-modules',
  apply: 'build',
  enforce: 'post',
  transform: (code, id) =>
    /\/src\/pages\/[^?]+$/.test(id) ? { code, map: null, meta: CONTENT_DATA } : undefined,
});
