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
  /** The numbers here of another one's pictures. */
  readonly #adopted = new WeakMap<SavedImages, Record<keyof SavedImages, number[]>>();

  /** The numbers of a page's pictures. */
  add({ staticImages, referencedImages = [] }: Pick<Metadata, 'staticImages' | 'referencedImages'>): Shown {
    return [
      [...new Set(staticImages.map((image) => this.#number(image)))],
      referencedImages.map((path) => this.#original(path)),
    ];
  }

  /** As `add`, for pictures that another one of these knows by other numbers, and keeps them. */
  adopt([encoded, originals]: Shown, from: SavedImages): Shown {
    const known = this.#adopted.get(from) ?? { encoded: [], originals: [] };
    this.#adopted.set(from, known);
    const numbers = <T>(indices: number[], list: T[], seen: number[], numberOf: (image: T) => number) =>
      indices.flatMap((index) => {
        const image = list[index];
        if (image === undefined) return [];
        seen[index] ??= numberOf(image);
        return seen[index];
      });
    return [
      numbers(encoded, from.encoded, known.encoded, (image) => this.#number(image)),
      numbers(originals, from.originals, known.originals, (path) => this.#original(path)),
    ];
  }

  /** Puts the pictures on Astro's lists, as pages do that Astro itself draws. @returns the list of those to encode */
  makeAll(): AstroImages {
    for (const image of this.saved.encoded) makeImage(image);
    for (const path of this.saved.originals) place().referencedImages.add(path);
    return place().staticImages;
  }

  #original(path: string): number {
    return numberOf(path, path, this.#originals, this.saved.originals);
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
