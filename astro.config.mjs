import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import astroI18next from 'astro-i18next';
import { BUILD_TARGETS, floorForScripts, LEFT_AS_WRITTEN } from './scripts/rendering/browser-floor.ts';
import { SCRIPT_BUNDLES, STYLE_BUNDLES } from './scripts/rendering/bundles.ts';
import { formPolicy } from './scripts/rendering/form-policy.ts';
import { siteIntegration } from './scripts/rendering/integration.ts';
import { plainImports } from './scripts/rendering/plain-imports.ts';
import { siteSettings } from './scripts/rendering/site-settings.ts';
import { portFrom } from './scripts/serve/port.ts';
import { snapshotDir } from './src/snapshot/folder.ts';

const { url, mediaHosts, ...forms } = siteSettings();
const policy = formPolicy({ url, ...forms });
const own = (name, others) => (others.length > 0 ? [[name, "'self'", ...others].join(' ')] : []);

/** Names of route files, such as `[...page]`, would produce dots that servers refuse. */
const assetFileNames = ({ names }) =>
  /^[\w-]+\.\w+$/.test(names?.[0] ?? '') ? '_astro/[name].[hash][extname]' : '_astro/page.[hash][extname]';

const cacheDir = process.env.CACHE_DIR ?? './.cache/site';

export default defineConfig({
  site: url,
  output: 'static',
  outDir: process.env.OUT_DIR ?? './dist',
  cacheDir,
  trailingSlash: 'always',
  // Only for `npm run dev`; builds ignore PORT.
  ...(process.argv.includes('dev') && { server: { port: portFrom(process.env.PORT) } }),
  build: { format: 'directory', inlineStylesheets: 'never', concurrency: 2 },
  integrations: [astroI18next({ configPath: './i18n/astro-i18next.config.cjs' }), react(), siteIntegration()],
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Fraunces',
      cssVariable: '--font-serif',
      // A font that arrives late is used from the next page on, since changing the font while reading moves
      // the page.
      display: 'optional',
      fallbacks: ['Georgia', 'serif'],
      options: {
        variants: [
          {
            src: ['@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'],
            weight: '100 900',
            style: 'normal',
          },
        ],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'DM Sans',
      cssVariable: '--font-sans',
      display: 'optional',
      fallbacks: ['system-ui', 'sans-serif'],
      options: {
        variants: [
          {
            src: ['@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2'],
            weight: '100 1000',
            style: 'normal',
          },
        ],
      },
    },
  ],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        ["img-src 'self' data:", ...mediaHosts].join(' '),
        ["media-src 'self'", ...mediaHosts].join(' '),
        "object-src 'none'",
        "worker-src 'self'",
        "base-uri 'self'",
        ["form-action 'self'", ...policy.formAction].join(' '),
        ...own('connect-src', policy.connect),
        ...own('frame-src', policy.frame),
      ],
      scriptDirective: { resources: ["'self'", ...policy.script] },
    },
  },
  vite: {
    css: { lightningcss: { exclude: LEFT_AS_WRITTEN } },
    // Scripts in separate files are loaded once, and pages stay within the first flight of a connection.
    build: {
      assetsInlineLimit: 0,
      cssTarget: BUILD_TARGETS,
      rolldownOptions: { output: { assetFileNames } },
    },
    environments: {
      client: { build: { rolldownOptions: { output: { assetFileNames, codeSplitting: SCRIPT_BUNDLES } } } },
      prerender: { build: { rolldownOptions: { output: { assetFileNames, codeSplitting: STYLE_BUNDLES } } } },
    },
    plugins: [floorForScripts(), plainImports()],
    server: { fs: { allow: ['.', snapshotDir()] } },
  },
});
