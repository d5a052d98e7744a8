import { createHash } from 'node:crypto';
import type { AstroIntegrationLogger, AstroPrerenderer } from 'astro';
import { withPictures } from '../../src/media/noted-pictures.ts';
import { publicPaths } from '../../src/routing/public-paths.ts';
import { withoutUnusedHashes } from '../../src/shell/policy-hashes.ts';
import { buildPlan } from '../../src/snapshot/build-plan.ts';
import { PICTURES, REUSED } from '../progress/progress.ts';
import type { IslandFile } from './island-file.ts';
import type { PageStore } from './page-store.ts';
import { assertNoConflict } from './public-conflicts.ts';
import { publishPictures } from './publish-pictures.ts';
import { isInShare } from './share.ts';
import { checkPassed } from './wait-for-check.ts';
import { fileOf, writeBeside } from './write-page.ts';

interface Build {
  /** The output's folder. */
  out: string;
  /** Where rendered pages are kept for the next build. */
  store: PageStore;
  islands: IslandFile;
  /** The folder in which encoded pictures are kept. */
  pictures: string;
  logger: AstroIntegrationLogger;
}

/** A path of a route, as Astro returns it. */
type StaticPath = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number];

const pathnames = (paths: readonly StaticPath[]): string[] => paths.map(({ pathname }) => pathname);

const isPage = ({ pathname }: { pathname: string }): boolean => pathname.endsWith('/');

/**
 * Astro's prerenderer, limited to those pages of this share that have changed since the last build; the
 * others come from the store. Pictures are encoded after all pages are rendered.
 */
export const sitePrerenderer =
  ({ out, store, islands, pictures, logger }: Build) =>
  (base: AstroPrerenderer): AstroPrerenderer => {
    const keys = new Map<string, string>();
    let filled: Promise<void> | undefined;
    return {
      ...base,
      name: 'site',
      getStaticPaths: async () => {
        await checkPassed();
        const share = buildPlan()?.share;
        const known = new Set<string>();
        const paths = (await base.getStaticPaths()).filter(({ pathname }) => {
          if (known.has(pathname) || (share && !isInShare(pathname, share))) return false;
          known.add(pathname);
          return true;
        });
        assertNoConflict(publicPaths(), pathnames(paths));
        await store.prepared();
        const fresh = paths.filter(({ pathname, cacheKey }) => !(cacheKey && store.take(pathname, cacheKey)));
        for (const { pathname, cacheKey } of fresh) if (cacheKey) keys.set(pathname, cacheKey);
        logger.info(`${REUSED} ${paths.filter(isPage).length - fresh.filter(isPage).length}`);
        filled = (await store.fill(out)).done;
        // Awaited after all pages are rendered.
        filled.catch(() => undefined);
        return fresh;
      },
      render: async (request, options) => {
        const path = decodeURI(new URL(request.url).pathname);
        const page = await withPictures(async () => {
          const result = await base.render(request, options);
          const response = result instanceof Response ? result : result.response;
          // The body is read here, because a page is rendered while it is read.
          return { response, body: await bodyOf(response, path, islands) };
        });
        const { response, body } = page.result;
        const files = [fileOf(path), ...writeBeside(out, path)];
        const key = keys.get(path);
        if (key === undefined) store.addUnkept(path, page.pictures);
        else store.add(path, key, page.pictures, files);
        return new Response(body, response);
      },
      collectStaticImages: async () => {
        await filled;
        await publishPictures(store.pictures.all, { out, cache: pictures }, (done, total) =>
          logger.info(`${PICTURES} ${done}/${total}`),
        );
        return new Map();
      },
    };
  };

const digest = (text: string): string => createHash('sha256').update(text).digest('base64');

/** The body of a page; `undefined` if Astro must write no file. */
async function bodyOf(response: Response, path: string, islands: IslandFile): Promise<BodyInit | null> {
  if (!response.body) return null;
  if (!isPage({ pathname: path })) return response.arrayBuffer();
  return withoutUnusedHashes(islands.takeFrom(await response.text()), digest);
}
