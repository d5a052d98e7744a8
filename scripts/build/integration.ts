import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtSite } from '../../src/routing/built-site.ts';
import { publicPaths } from '../../src/routing/public-paths.ts';
import { standingRedirects } from '../../src/routing/redirect-pages.ts';
import { redirectsFile } from '../../src/routing/redirects-file.ts';
import type { RouteTable } from '../../src/routing/route.ts';
import { writeVault } from '../owners/publish.ts';
import { islandRuntime, writeIslandRuntime } from './island-runtime.ts';
import { moveNotFoundFiles } from './not-found-files.ts';
import { ownerVault, vaultLines } from './owner-vault.ts';
import { countLines, pageCounts } from './page-counts.ts';

/** What this site adds to Astro's build. */
export function siteIntegration(): AstroIntegration {
  let start = performance.now();
  return {
    name: 'site',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        updateConfig({ vite: { plugins: [islandRuntime()] } });
        addClientDirective({ name: 'interaction', entrypoint: './scripts/build/client-interaction.ts' });
        addClientDirective({ name: 'consent', entrypoint: './scripts/build/client-consent.ts' });
      },
      'astro:build:start': () => {
        start = performance.now();
      },
      'astro:build:done': async ({ dir, pages, logger }) => {
        const outDir = fileURLToPath(dir);
        const { table } = builtSite();
        writeIslandRuntime(outDir);
        writeRedirects(outDir, table);
        moveNotFoundFiles(outDir, table.locales);
        const vault = await ownerVault();
        writeVault(outDir, vault);
        for (const line of vaultLines(vault)) logger.info(line);
        const seconds = (performance.now() - start) / 1000;
        const redirects = standingRedirects(table, publicPaths());
        for (const line of countLines(table, pageCounts(table, redirects))) logger.info(line);
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
  // Netlify's build machines set NETLIFY.
  const force = process.env['NETLIFY'] !== undefined;
  writeFileSync(join(outDir, '_redirects'), redirectsFile(redirects, { force }));
}
