import type { Plugin } from 'vite';

/** The module that Vite wraps each `import()` of a page's scripts in. */
const HELPER = '\0vite/preload-helper.js';

/**
 * What an `import()` needs on these pages: the styles of what it loads. Vite's own helper also asks for its scripts
 * ahead, which the browser does a moment later anyway, and weighs three times as much on every page that has one.
 * Sheets come last on the page, for the reason given at `addStylesheet` (src/ui/late-style.ts).
 */
const CODE = `const pending = new Map();
const addStyle = (path) => {
  if (document.querySelector('link[href="/' + path + '"]:not([data-late])')) return;
  if (!pending.has(path))
    pending.set(path, new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = '/' + path;
      link.dataset.late = '';
      link.onload = resolve;
      link.onerror = () => {
        pending.delete(path);
        link.remove();
        reject(new Error(path));
      };
      document.body.append(link);
    }));
  return pending.get(path);
};
export const __vitePreload = (load, paths = []) => Promise.all(paths.map(addStyle)).then(load);
`;

/** Puts a lighter helper in the place of Vite's. */
export const lateImports = (): Plugin => ({
  name: 'late-imports',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    build: {
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, paths) => paths.filter((path) => path.endsWith('.css')),
      },
    },
  }),
  load: (id) => (id === HELPER ? CODE : undefined),
});
