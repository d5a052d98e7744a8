import type { Plugin } from 'vite';

/**
 * Makes `import()` preload nothing: a script that needs a stylesheet requests it itself
 * (src/ui/late-style.ts), and the lists of scripts behind each call would add 0.7 kB to the pages of
 * properties. A plugin is needed because Astro sets `modulePreload` after reading the configuration.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  config: () => ({ build: { modulePreload: false } }),
});
