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
import { builtKeys } from '../../src/screens/built-keys.ts';
import { buildPlan } from '../../src/snapshot/build-plan.ts';
import type { SiteInfo } from '../../src/snapshot/schema/site.ts';
import { WEIGHED } from '../build-report/weights.ts';
import { headerRules, headersFile } from '../hosting/header-rules.ts';
import { securityTxt } from '../hosting/security-txt.ts';
import { writeVault } from '../owners/publish.ts';
import { EXPECTED } from '../progress/progress.ts';
import { cacheDir, storeDir } from '../publishing/inputs.ts';
import { writeKnown } from '../publishing/known.ts';
import { fingerprintOf } from '../snapshot/fingerprint.ts';
import { servePicture } from './development-pictures.ts';
import { IslandFile } from './island-file.ts';
import { moveNotFoundFiles } from './not-found-files.ts';
import { ownerVault, vaultLines } from './owner-vault.ts';
import { countLines, pageCounts, totalOf } from './page-counts.ts';
import { PageStore } from './page-store.ts';
import { sitePrerenderer } from './prerenderer.ts';
import { writeSitemap } from './sitemap.ts';

/** The site's additions to Astro's build. */
export function siteIntegration(): AstroIntegration {
  let start = performance.now();
  let config: AstroConfig;
  let store: PageStore;
  let islands: IslandFile;
  return {
    name: 'site',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'interaction', entrypoint: './src/ui/client-interaction.ts' });
      },
      'astro:config:done': (done) => {
        config = done.config;
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(servePicture);
      },
      'astro:build:start': ({ logger, setPrerenderer }) => {
        start = performance.now();
        // Without a build plan nothing is reused from the last build.
        const { store: kept = storeDir(cacheDir()), full = true } = buildPlan() ?? {};
        store = new PageStore(kept, full);
        islands = new IslandFile(store.island);
        const { table } = builtSite();
        logger.info(`${EXPECTED} ${totalOf(pageCounts(table, builtRedirects(table).rendered))}`);
        const out = fileURLToPath(config.outDir);
        const pictures = join(fileURLToPath(config.cacheDir), 'pictures');
        setPrerenderer(sitePrerenderer({ out, store, islands, pictures, logger }));
      },
      'astro:build:setup': () => {
        store.prepare();
      },
      'astro:build:done': async ({ dir, pages, logger }) => {
        const outDir = fileURLToPath(dir);
        const site = builtSite();
        const plan = buildPlan();
        const { table } = site;
        store.save(outDir, islands.file);
        islands.save(outDir);
        await writeSitemap(outDir, site);
        writeRedirects(outDir, table);
        writeDoors(outDir, site.site, table);
        moveNotFoundFiles(outDir, table.locales);
        // Encryption gives other bytes each time, so only the first share writes these files.
        if ((plan?.share?.index ?? 1) === 1) {
          const vault = await ownerVault();
          writeVault(outDir, vault);
          for (const line of vaultLines(vault)) logger.info(line);
        }
        if (plan?.known) writeKnown(plan.known, site);
        if (plan) {
          const keys = Object.fromEntries(builtKeys());
          const largest = store.largest(outDir, WEIGHED);
          writeFileSync(plan.record, JSON.stringify({ fingerprint: fingerprintOf(site), keys, largest }));
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
  // The redirects must suit case-sensitive hosts, whatever system builds the site.
  const redirects = standingRedirects(table, publicPaths(), (path) => path);
  const lookups = projectLookups(table).map(({ path }) => path);
  // Netlify's build machines set this variable.
  const force = process.env['NETLIFY'] !== undefined;
  writeFileSync(join(outDir, '_redirects'), redirectsFile(redirects, lookups, { force }));
}

function writeDoors(outDir: string, site: SiteInfo, { locales }: RouteTable): void {
  writeFileSync(join(outDir, '_headers'), headersFile(headerRules(locales)));
  mkdirSync(join(outDir, '.well-known'), { recursive: true });
  const text = securityTxt(site.url, site.agency.email, locales, new Date());
  writeFileSync(join(outDir, '.well-known', 'security.txt'), text);
}
