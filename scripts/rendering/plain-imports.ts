import type { Plugin } from 'vite';

/**
 * Turns `modulePreload` off, so that Vite writes no list of scripts to preload behind each `import()`. A
 * script that needs a stylesheet requests it itself (src/ui/late-style.ts). A plugin is needed because Astro
 * sets `modulePreload` after reading the configuration.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  config: () => ({ build: { modulePreload: false } }),
});
