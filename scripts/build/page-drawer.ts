import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroPrerenderer } from 'astro';
import type { DrawJob, FromHelper } from './draw-job.ts';
import { collectImages } from './image-names.ts';
import { ShownImages } from './shown-images.ts';
import { fileOf, write, writeBeside } from './write-page.ts';

type Route = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number]['route'];

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
  readonly #routes: ReadonlyMap<string, Route>;

  private constructor(job: DrawJob, prerenderer: AstroPrerenderer, routes: ReadonlyMap<string, Route>) {
    this.#job = job;
    this.#prerenderer = prerenderer;
    this.#routes = routes;
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
    const paths = await prerenderer.getStaticPaths();
    return new PageDrawer(job, prerenderer, new Map(paths.map(({ pathname, route }) => [pathname, route])));
  }

  /** Draws and writes pages. @throws where one cannot be drawn */
  async draw(paths: readonly string[]): Promise<FromHelper> {
    const images = new ShownImages();
    const drawn: FromHelper['drawn'] = [];
    for (const path of paths) {
      const routeData = this.#routes.get(path);
      if (!routeData) throw new Error(`No route draws ${path}.`);
      const request = new Request(new URL(path, this.#job.origin));
      const result = await this.#prerenderer.render(request, { routeData, collectMetadata: true });
      if (result instanceof Response || !result.metadata || result.response.status !== 200)
        throw new Error(`${path} cannot be drawn.`);
      const file = fileOf(path);
      write(join(this.#job.out, file), new Uint8Array(await result.response.arrayBuffer()));
      drawn.push([path, images.add(result.metadata), [file, ...writeBeside(this.#job.out, path)]]);
    }
    return { drawn, images: images.saved };
  }
}
