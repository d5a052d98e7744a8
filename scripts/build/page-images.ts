import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { AstroPrerenderer } from 'astro';

type Rendered = Exclude<Awaited<ReturnType<AstroPrerenderer['render']>>, Response>;
type StaticImage = NonNullable<NonNullable<Rendered['metadata']>['staticImages']>[number];

/** The pictures that pages show, each told once. */
interface Saved {
  images: StaticImage[];
  /** By path: its key, and which of `images` it shows. */
  pages: Record<string, [key: string, ...images: number[]]>;
}

/**
 * Remembers which encoded pictures each page shows, so that a page that is taken from the last build has its pictures
 * made too. Astro keeps a full description of every picture with every page, which is more than a text can hold from
 * some 50,000 pages on; here each is written once.
 */
export class PageImages {
  readonly #file: string;
  readonly #before: Saved;
  readonly #indexes = new Map<string, number>();
  readonly #next: Saved = { images: [], pages: {} };
  readonly #keys = new Map<string, string>();

  /** @param isFull what the last build left is not used */
  constructor(file: string, isFull: boolean) {
    this.#file = file;
    this.#before = isFull ? { images: [], pages: {} } : read(file);
  }

  /** Astro's own prerenderer, with this in between. */
  prerenderer = (base: AstroPrerenderer): AstroPrerenderer => ({
    ...base,
    name: 'page-images',
    getStaticPaths: async () => {
      const paths = await base.getStaticPaths();
      for (const { pathname, cacheKey } of paths)
        if (cacheKey !== undefined) this.#expect(pathname, cacheKey);
      return paths;
    },
    render: async (request, options) => {
      const result = await base.render(request, options);
      if (result instanceof Response || !result.metadata) return result;
      const { staticImages = [], ...metadata } = result.metadata;
      this.#keep(decodeURI(new URL(request.url).pathname), staticImages);
      return { ...result, metadata: { ...metadata, staticImages: [] } };
    },
  });

  /** A page that keeps its key keeps its pictures. */
  #expect(path: string, key: string): void {
    this.#keys.set(path, key);
    const [known, ...images] = this.#before.pages[path] ?? [];
    if (known !== key) return;
    const shown = images.flatMap((index) => this.#before.images[index] ?? []);
    for (const image of shown) makeImage(image);
    this.#keep(path, shown);
  }

  #keep(path: string, images: readonly StaticImage[]): void {
    const key = this.#keys.get(path);
    if (key === undefined) return;
    this.#next.pages[path] = [key, ...new Set(images.map((image) => this.#indexOf(image)))];
  }

  #indexOf(image: StaticImage): number {
    const known = this.#indexes.get(image.finalPath);
    if (known !== undefined) return known;
    const index = this.#next.images.push(image) - 1;
    this.#indexes.set(image.finalPath, index);
    return index;
  }

  save(): void {
    writeFileSync(`${this.#file}.part`, JSON.stringify(this.#next));
    renameSync(`${this.#file}.part`, this.#file);
  }
}

function read(file: string): Saved {
  if (!existsSync(file)) return { images: [], pages: {} };
  return JSON.parse(readFileSync(file, 'utf8')) as Saved;
}

interface AssetPlace {
  staticImages?: Map<
    string,
    { originalSrcPath: string; transforms: Map<string, Pick<StaticImage, 'finalPath' | 'transform'>> }
  >;
  referencedImages?: Set<string>;
}

/** Puts a picture on Astro's list of those to encode, as its own incremental build does. */
function makeImage({ originalPath, originalSrcPath, hash, finalPath, transform }: StaticImage): void {
  const place = globalThis as typeof globalThis & { astroAsset?: AssetPlace };
  place.astroAsset ??= { referencedImages: new Set() };
  place.astroAsset.staticImages ??= new Map();
  const { staticImages } = place.astroAsset;
  const entry = staticImages.get(originalPath) ?? {
    originalSrcPath: originalSrcPath ?? '',
    transforms: new Map(),
  };
  if (!entry.transforms.has(hash)) entry.transforms.set(hash, { finalPath, transform });
  staticImages.set(originalPath, entry);
}
