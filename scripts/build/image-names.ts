import type { DrawJob } from './draw-job.ts';

type Transform = Record<string, unknown> & { src: string | { src: string } };

interface HashModule {
  hashTransform(transform: Transform, service: string, properties: readonly string[]): string;
  propsToFilename(path: string, transform: Transform, hash: string): string;
}

interface RecordModule {
  recordStaticImage(image: unknown): void;
  recordReferencedImage(path: string): void;
}

const ASTRO = new URL('../../node_modules/astro/dist/', import.meta.url);

const astroModule = async <T>(path: string): Promise<T> => (await import(new URL(path, ASTRO).href)) as T;

/**
 * Lets pages that are drawn outside of Astro's process name encoded pictures as Astro does, and notes which they show.
 * Astro's own function for it can only be had with its whole bundler (`assets/vite-plugin-assets.js`).
 */
export async function collectImages({ imageService, base, assets }: DrawJob): Promise<void> {
  const { hashTransform, propsToFilename } = await astroModule<HashModule>('assets/utils/hash.js');
  const { recordStaticImage, recordReferencedImage } = await astroModule<RecordModule>(
    'core/render-scope/record.js',
  );
  const addStaticImage = (
    transform: Transform,
    properties: readonly string[],
    originalSrcPath?: string,
  ): string => {
    const isImported = typeof transform.src !== 'string';
    const source = typeof transform.src === 'string' ? transform.src : transform.src.src;
    const originalPath = base !== '/' && source.startsWith(base) ? source.slice(base.length - 1) : source;
    const hash = hashTransform(transform, imageService, properties);
    const name = propsToFilename(originalPath, transform, hash);
    const finalPath = isImported ? withSlash(name) : `/${assets}${withSlash(name)}`;
    recordStaticImage({ originalPath, hash, finalPath, originalSrcPath, transform });
    return encodeURI(base.replace(/\/$/, '') + finalPath);
  };
  const host: typeof globalThis & { astroAsset?: unknown } = globalThis;
  host.astroAsset = { referencedImages: new Set(), addStaticImage, recordReferencedImage };
}

const withSlash = (path: string): string => `/${path.replace(/^\/+/, '')}`;
