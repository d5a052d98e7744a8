import type { Plugin } from 'vite';

/** The module that Vite wraps each `import()` of a page's scripts in; it is the one private name that is left. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Leaves an `import()` as it is. Vite's own helper would ask for stylesheets and scripts ahead, of which there are none
 * (`modulePreload` in astro.config.mjs): 0.9 kB of every page that has one, which would put the pages of properties
 * above their 10 kB. Where Vite calls it otherwise, its own comes back, and the budgets say so.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
});
