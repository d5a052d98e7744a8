import type { AstroPrerenderer } from 'astro';

type Rendered = Exclude<Awaited<ReturnType<AstroPrerenderer['render']>>, Response>;
type Metadata = NonNullable<Rendered['metadata']>;
type StaticImage = Metadata['staticImages'][number];

/** The pictures of a page, as numbers: those it shows encoded, and the originals that it names as they are. */
export type Shown = [encoded: number[], originals: number[]];

/** What `ShownImages` keeps from build to build. */
export interface SavedImages {
  encoded: StaticImage[];
  originals: string[];
}

/**
 * Remembers the pictures that pages show, each told once, so that a page which is not drawn again, or was drawn by
 * another process, has its pictures made too.
 */
export class ShownImages {
  readonly saved: SavedImages = { encoded: [], originals: [] };
  readonly #encoded = new Map<string, number>();
  readonly #originals = new Map<string, number>();

  /** The numbers of a page's pictures. */
  add({ staticImages, referencedImages = [] }: Pick<Metadata, 'staticImages' | 'referencedImages'>): Shown {
    return [
      [...new Set(staticImages.map((image) => this.#number(image)))],
      referencedImages.map((path) => numberOf(path, path, this.#originals, this.saved.originals)),
    ];
  }

  /** As `add`, for pictures that another one of these knows by other numbers. */
  adopt([encoded, originals]: Shown, from: SavedImages): Shown {
    return this.add({
      staticImages: encoded.flatMap((index) => from.encoded[index] ?? []),
      referencedImages: originals.flatMap((index) => from.originals[index] ?? []),
    });
  }

  /** Puts the pictures on Astro's lists, as pages do that Astro itself draws. @returns the list of those to encode */
  makeAll(): AstroImages {
    for (const image of this.saved.encoded) makeImage(image);
    for (const path of this.saved.originals) place().referencedImages.add(path);
    return place().staticImages;
  }

  #number(image: StaticImage): number {
    return numberOf(image.finalPath, image, this.#encoded, this.saved.encoded);
  }
}

function numberOf<T>(key: string, value: T, known: Map<string, number>, list: T[]): number {
  const number = known.get(key) ?? list.push(value) - 1;
  known.set(key, number);
  return number;
}

type AstroImages = Awaited<ReturnType<NonNullable<AstroPrerenderer['collectStaticImages']>>>;

/** Astro's lists of the pictures that it has to encode, and of originals that it must leave in the output. */
function place(): { staticImages: AstroImages; referencedImages: Set<string> } {
  const host: typeof globalThis & { astroAsset?: Partial<ReturnType<typeof place>> } = globalThis;
  host.astroAsset ??= {};
  host.astroAsset.staticImages ??= new Map();
  host.astroAsset.referencedImages ??= new Set();
  return host.astroAsset as ReturnType<typeof place>;
}

function makeImage({ originalPath, originalSrcPath, hash, finalPath, transform }: StaticImage): void {
  const { staticImages } = place();
  const entry = staticImages.get(originalPath) ?? {
    originalSrcPath,
    transforms: new Map(),
  };
  if (!entry.transforms.has(hash)) entry.transforms.set(hash, { finalPath, transform });
  staticImages.set(originalPath, entry);
}
