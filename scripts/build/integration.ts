import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import { builtRedirects } from '../../src/routing/built-redirects.ts';
import { builtSite } from '../../src/routing/built-site.ts';
import { publicPaths } from '../../src/routing/public-paths.ts';
import { projectLookups, standingRedirects } from '../../src/routing/redirect-pages.ts';
import { redirectsFile } from '../../src/routing/redirects-file.ts';
import type { RouteTable } from '../../src/routing/route.ts';
import { builtKeys } from '../../src/snapshot/build-inputs.ts';
import type { SiteInfo } from '../../src/snapshot/schema/site.ts';
import { WEIGHED } from '../build-report/weights.ts';
import { headerRules, headersFile } from '../doors/header-rules.ts';
import { securityTxt } from '../doors/security-txt.ts';
import { EXPECTED } from '../output/progress.ts';
import { writeVault } from '../owners/publish.ts';
import type { Pages } from './draw-job.ts';
import { Helpers } from './helpers.ts';
import { islandRuntime, writeIslandRuntime } from './island-runtime.ts';
import { LAST_HAND, lastHand } from './last-hand.ts';
import { lateImports } from './late-imports.ts';
import { moveNotFoundFiles } from './not-found-files.ts';
import { ownerVault, vaultLines } from './owner-vault.ts';
import { countLines, pageCounts, totalOf } from './page-counts.ts';
import { PageStore } from './page-store.ts';
import { sitePrerenderer } from './prerenderer.ts';
import { shareOfBuild } from './share.ts';

/** What this site adds to Astro's build. */
export function siteIntegration(): AstroIntegration {
  let start = performance.now();
  let store: PageStore | undefined;
  let config: AstroConfig;
  let bundled: Pages = new Map();
  let helpers: Helpers;
  return {
    name: 'site',
    hooks: {
      'astro:config:setup': ({ addClientDirective, addMiddleware, updateConfig }) => {
        updateConfig({ vite: { plugins: [islandRuntime(), lateImports(), lastHand()] } });
        addMiddleware({ entrypoint: LAST_HAND, order: 'post' });
        addClientDirective({ name: 'interaction', entrypoint: './scripts/build/client-interaction.ts' });
        addClientDirective({ name: 'consent', entrypoint: './scripts/build/client-consent.ts' });
      },
      'astro:config:done': (done) => {
        config = done.config;
      },
      'astro:build:setup': ({ pages }) => {
        // The same map is filled while the code is bundled.
        bundled = pages;
        store?.prepare();
        helpers.beginAside(fileURLToPath(config.outDir));
      },
      'astro:build:start': ({ logger, setPrerenderer }) => {
        start = performance.now();
        // A build that was not started by `scripts/output` has none, and draws all pages.
        const { BUILD_STORE, BUILD_FULL } = process.env;
        store = BUILD_STORE ? new PageStore(BUILD_STORE, BUILD_FULL === 'yes') : undefined;
        const { table } = builtSite();
        const expected = totalOf(pageCounts(table, builtRedirects(table).drawn));
        logger.info(`${EXPECTED} ${expected}`);
        helpers = new Helpers(store ? expected : 0);
        const out = fileURLToPath(config.outDir);
        setPrerenderer((base) =>
          sitePrerenderer({ config, out, pages: bundled, store, helpers, logger })(base),
        );
      },
      'astro:build:done': async ({ dir, pages, logger }) => {
        const outDir = fileURLToPath(dir);
        const site = builtSite();
        const { table } = site;
        store?.save(outDir);
        writeIslandRuntime(outDir);
        writeRedirects(outDir, table);
        writeDoors(outDir, site.site, table);
        moveNotFoundFiles(outDir, table.locales);
        // Encrypted anew each time: two shares would differ in it.
        if ((shareOfBuild()?.index ?? 1) === 1) {
          const vault = await ownerVault();
          writeVault(outDir, vault);
          for (const line of vaultLines(vault)) logger.info(line);
        }
        const fingerprint = await helpers.aside(outDir);
        const record = process.env['BUILD_RECORD'];
        if (record) {
          const keys = JSON.stringify(Object.fromEntries(builtKeys()));
          const largest = JSON.stringify(store?.largest(outDir, WEIGHED) ?? []);
          writeFileSync(record, `{"fingerprint":${fingerprint},"keys":${keys},"largest":${largest}}`);
        }
        const seconds = (performance.now() - start) / 1000;
        const redirects = builtRedirects(table).all;
        logger.info('Pages by kind and language; a list counts with each of its pages:');
        for (const line of countLines(table, pageCounts(table, redirects))) logger.info(line);
        const unable = table.redirects.length - redirects.length;
        if (unable > 0)
          logger.info(`${unable} redirect(s) were left out, for something else has their address.`);
        logger.info(
          `${pages.length} pages in ${seconds.toFixed(1)} s, ${Math.round(pages.length / seconds)} pages/s`,
        );
      },
    },
  };
}

function writeRedirects(outDir: string, table: RouteTable): void {
  // The file is for hosts on which capitals count, wherever it is written.
  const redirects = standingRedirects(table, publicPaths(), (path) => path);
  const lookups = projectLookups(table).map(({ path }) => path);
  // Netlify's build machines set NETLIFY.
  const force = process.env['NETLIFY'] !== undefined;
  writeFileSync(join(outDir, '_redirects'), redirectsFile(redirects, lookups, { force }));
}

function writeDoors(outDir: string, site: SiteInfo, { locales }: RouteTable): void {
  writeFileSync(join(outDir, '_headers'), headersFile(headerRules(locales)));
  mkdirSync(join(outDir, '.well-known'), { recursive: true });
  const text = securityTxt(site.url, site.agency.email, locales, new Date());
  writeFileSync(join(outDir, '.well-known', 'security.txt'), text);
}
