import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroPrerenderer } from 'astro';
import { boundMemory, MANY } from '../output/memory.ts';
import type { DrawJob, Drawn } from './draw-job.ts';
import { collectImages } from './image-names.ts';
import { type Shown, ShownImages } from './shown-images.ts';
import { fileOf, write, writeBeside } from './write-page.ts';

/** A path that a route makes, as Astro gives it. */
export type StaticPath = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number];

/** Whether a path is a file that has no key, and tells of so much of the site that a change anywhere is a change of it. */
export const isAlwaysDrawn = ({ route, cacheKey }: StaticPath): boolean =>
  route.type === 'endpoint' && cacheKey === undefined;

/** Astro's own, which it does not export; its version is pinned, and a test compares what comes out. */
interface AstroModule {
  createDefaultPrerenderer(parts: {
    internals: unknown;
    options: unknown;
    prerenderOutputDir: URL;
  }): AstroPrerenderer;
}

const ASTRO = new URL('../../node_modules/astro/dist/', import.meta.url);

/** What Astro says of a page while it is drawn, in this process. */
const destination = {
  write: ({ level, message }: { level: string; message: string }): void => {
    if (level === 'error' || level === 'warn') console.error(message);
  },
};

/** Draws pages with the code that Astro has bundled. */
export class PageDrawer {
  readonly #job: DrawJob;
  readonly #prerenderer: AstroPrerenderer;
  #drawn = 0;
  readonly #routes: ReadonlyMap<string, StaticPath['route']>;
  /** The files that each build draws. */
  readonly files: readonly string[];

  private constructor(job: DrawJob, prerenderer: AstroPrerenderer, paths: readonly StaticPath[]) {
    this.#job = job;
    this.#prerenderer = prerenderer;
    this.#routes = new Map(paths.map(({ pathname, route }) => [pathname, route]));
    this.files = paths.filter(isAlwaysDrawn).map(({ pathname }) => pathname);
  }

  static async of(job: DrawJob): Promise<PageDrawer> {
    await collectImages(job);
    const { createDefaultPrerenderer } = (await import(
      new URL('core/build/default-prerenderer.js', ASTRO).href
    )) as AstroModule;
    const prerenderer = createDefaultPrerenderer({
      internals: {
        prerenderEntryFileName: job.entry,
        pagesByKeys: new Map(job.pages),
        entrySpecifierToBundleMap: new Map(),
      },
      options: { settings: { scripts: job.scripts }, logger: { options: { destination } } },
      prerenderOutputDir: pathToFileURL(`${job.code}/`),
    });
    await prerenderer.setup?.();
    return new PageDrawer(job, prerenderer, await prerenderer.getStaticPaths());
  }

  /** Draws pages and files that routes make, and writes them. @throws where one cannot be drawn */
  async draw(paths: readonly string[]): Promise<Drawn> {
    return (await this.hold(paths))();
  }

  /** Draws as `draw` does, before the output is ready for it. @returns what writes it all */
  async hold(paths: readonly string[]): Promise<() => Drawn> {
    const images = new ShownImages();
    const results: { path: string; content: Uint8Array; shown: Shown }[] = [];
    for (const path of paths) {
      const { response, metadata } = await this.#render(path);
      this.#drawn += 1;
      if (this.#drawn === MANY) boundMemory();
      const content = new Uint8Array(await response.arrayBuffer());
      results.push({ path, content, shown: images.add(metadata) });
    }
    return () => ({
      drawn: results.map(({ path, content, shown }) => {
        const file = fileOf(path);
        write(join(this.#job.out, file), content);
        return [path, shown, [file, ...writeBeside(this.#job.out, path)]];
      }),
      images: images.saved,
    });
  }

  async #render(path: string) {
    const routeData = this.#routes.get(path);
    if (!routeData) throw new Error(`No route draws ${path}.`);
    const request = new Request(new URL(path, this.#job.origin));
    const result = await this.#prerenderer.render(request, { routeData, collectMetadata: true });
    if (result instanceof Response || !result.metadata || result.response.status !== 200)
      throw new Error(`${path} cannot be drawn.`);
    return { response: result.response, metadata: result.metadata };
  }
}
