import type { Plugin } from 'vite';

/**
 * Lets an `import()` ask for nothing ahead: a script that needs a stylesheet asks for it itself (src/ui/late-style.ts),
 * and lists of the scripts behind each call would weigh 0.7 kB on the pages of properties. Astro sets `modulePreload`
 * after the configuration is read, so that only a plugin can.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  config: () => ({ build: { modulePreload: false } }),
});
