import type { AstroConfig, AstroIntegrationLogger, AstroPrerenderer } from 'astro';
import { publicPaths } from '../../src/routing/public-paths.ts';
import { boundMemory, giveBack, MANY } from '../output/memory.ts';
import { BESIDE, REUSED } from '../output/progress.ts';
import { drawJob, type Pages } from './draw-job.ts';
import { allowed } from './gate.ts';
import type { Helpers } from './helpers.ts';
import { isAlwaysDrawn, type StaticPath } from './page-drawer.ts';
import type { PageStore } from './page-store.ts';
import { assertNoConflict } from './public-conflicts.ts';
import { isInShare, shareOfBuild } from './share.ts';
import { SharedPages } from './shared-pages.ts';
import { ShownImages } from './shown-images.ts';
import { fileOf, writeBeside } from './write-page.ts';

interface Build {
  config: AstroConfig;
  /** The output's folder. */
  out: string;
  pages: Pages;
  /** Where drawn pages are kept for the next build; nothing is kept without. */
  store: PageStore | undefined;
  helpers: Helpers;
  logger: AstroIntegrationLogger;
}

const pathnames = (paths: readonly StaticPath[]): string[] => paths.map(({ pathname }) => pathname);

const isPage = ({ pathname }: { pathname: string }): boolean => pathname.endsWith('/');

/**
 * Astro's own prerenderer, which draws only the pages of this share that are not the same as in the last build; the
 * others come from the store. Of many pages other processes draw a part.
 */
export const sitePrerenderer =
  ({ config, out, pages, store, helpers, logger }: Build) =>
  (base: AstroPrerenderer): AstroPrerenderer => {
    const keys = new Map<string, string>();
    let shared: SharedPages | undefined;
    let filled: Promise<void> | undefined;
    return {
      ...base,
      name: 'site',
      getStaticPaths: async () => {
        await allowed();
        const isHelped = helpers.prepare(store && drawJob(base, { config, pages, out }));
        const share = shareOfBuild();
        // What the reading of the site left behind would lie beside what is made of it now. Of a small change there is
        // less to make, and half a second counts.
        if (store?.isEmpty) giveBack();
        const known = new Set<string>();
        const paths = (await base.getStaticPaths()).filter(({ pathname }) => {
          if (known.has(pathname) || (share && !isInShare(pathname, share))) return false;
          known.add(pathname);
          return true;
        });
        assertNoConflict(publicPaths(), pathnames(paths));
        await store?.prepared();
        const fresh = paths.filter(
          ({ pathname, cacheKey }) => !(cacheKey && store?.take(pathname, cacheKey)),
        );
        if (fresh.length >= MANY) boundMemory();
        for (const { pathname, cacheKey } of fresh) if (cacheKey) keys.set(pathname, cacheKey);
        logger.info(`${REUSED} ${paths.filter(isPage).length - fresh.filter(isPage).length}`);
        filled = (await store?.fill(out))?.done;
        // Looked at when all is drawn.
        filled?.catch(() => undefined);
        const shareable = pathnames(fresh.filter((path) => isPage(path) && path.cacheKey));
        const drawnBeside = isHelped ? pathnames(fresh.filter(isAlwaysDrawn)) : [];
        if (store) shared = shareOut(shareable, drawnBeside, store);
        return fresh;
      },
      render: async (request, options) => {
        const path = decodeURI(new URL(request.url).pathname);
        // Astro writes no file for an answer without a body.
        if (shared && !shared.claim(path)) return new Response(null);
        const result = await base.render(request, { ...options, collectMetadata: true });
        const files = [fileOf(path), ...writeBeside(out, path)];
        const key = keys.get(path);
        if (!store || result instanceof Response) return result;
        if (key !== undefined && result.metadata)
          store.add(path, key, store.images.add(result.metadata), files);
        else store.addUnkept(path);
        return result;
      },
      collectStaticImages: async () => {
        await Promise.all([helpers.finish(), filled]);
        shared?.assertDrawn();
        return (store?.images ?? new ShownImages()).makeAll();
      },
    };

    function shareOut(
      shareable: readonly string[],
      drawnBeside: readonly string[],
      into: PageStore,
    ): SharedPages | undefined {
      const work = new SharedPages(shareable, drawnBeside, ({ drawn, images }) => {
        logger.info(`${BESIDE} ${drawn.filter(([path]) => isPage({ pathname: path })).length}`);
        for (const [path, shown, files] of drawn) {
          const key = keys.get(path);
          const numbers = into.images.adopt(shown, images);
          if (key === undefined) into.addUnkept(path);
          else into.add(path, key, numbers, files);
        }
      });
      return helpers.draw(work) ? work : undefined;
    }
  };
