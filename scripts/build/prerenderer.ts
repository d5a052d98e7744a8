import type { AstroConfig, AstroIntegrationLogger, AstroPrerenderer } from 'astro';
import { BESIDE, REUSED } from '../output/progress.ts';
import { drawJob, type Pages } from './draw-job.ts';
import { allowed } from './gate.ts';
import { helperCount, SharedPages } from './helpers.ts';
import type { PageStore } from './page-store.ts';
import { isInShare, shareOfBuild } from './share.ts';
import { ShownImages } from './shown-images.ts';
import { fileOf, writeBeside } from './write-page.ts';

interface Build {
  config: AstroConfig;
  /** The output's folder. */
  out: string;
  pages: Pages;
  /** Where drawn pages are kept for the next build; nothing is kept without. */
  store: PageStore | undefined;
  logger: AstroIntegrationLogger;
}

/**
 * Astro's own prerenderer, which draws only the pages of this share that are not the same as in the last build; the
 * others come from the store. Of many pages other processes draw a part.
 */
export const sitePrerenderer =
  ({ config, out, pages, store, logger }: Build) =>
  (base: AstroPrerenderer): AstroPrerenderer => {
    const keys = new Map<string, string>();
    let shared: SharedPages | undefined;
    let filled: Promise<void> | undefined;
    return {
      ...base,
      name: 'site',
      getStaticPaths: async () => {
        await allowed();
        store?.prepare();
        const share = shareOfBuild();
        const known = new Set<string>();
        const paths = (await base.getStaticPaths()).filter(({ pathname }) => {
          if (known.has(pathname) || (share && !isInShare(pathname, share))) return false;
          known.add(pathname);
          return true;
        });
        const fresh = paths.filter(
          ({ pathname, cacheKey }) => !(cacheKey && store?.take(pathname, cacheKey)),
        );
        for (const { pathname, cacheKey } of fresh) if (cacheKey) keys.set(pathname, cacheKey);
        const isPage = ({ pathname }: { pathname: string }) => pathname.endsWith('/');
        logger.info(`${REUSED} ${paths.filter(isPage).length - fresh.filter(isPage).length}`);
        filled = (await store?.fill(out))?.done;
        // Looked at when all is drawn.
        filled?.catch(() => undefined);
        if (store)
          shared = shareOut(
            fresh.filter((path) => isPage(path) && path.cacheKey).map(({ pathname }) => pathname),
            store,
          );
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
        await Promise.all([shared?.finish(), filled]);
        return (store?.images ?? new ShownImages()).makeAll();
      },
    };

    function shareOut(paths: readonly string[], into: PageStore): SharedPages | undefined {
      const count = helperCount(paths.length, Number(process.env['BUILD_PROCESSES']) || undefined);
      const job = count > 0 ? drawJob(base, { config, pages, out }) : undefined;
      if (!job) return undefined;
      const work = new SharedPages(paths, ({ drawn, images }) => {
        logger.info(`${BESIDE} ${drawn.length}`);
        for (const [path, shown, files] of drawn)
          into.add(path, keys.get(path) ?? '', into.images.adopt(shown, images), files);
      });
      work.start(count, job);
      return work;
    }
  };
