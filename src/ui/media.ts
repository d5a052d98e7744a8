import type { ImageMetadata } from 'astro';
import { drawingSize, type Size } from './drawing-size.ts';

// The folder is chosen by SNAPSHOT_DIR through the alias in astro.config.mjs.
const rasters = import.meta.glob<{ default: ImageMetadata }>('~media/**/*.{jpg,jpeg,png,webp,avif,gif}');
const drawings = import.meta.glob<string>('~media/**/*.svg', { query: '?url', import: 'default' });
const sources = import.meta.glob<string>('~media/**/*.svg', { query: '?raw', import: 'default' });

/** The glob's keys are paths to the folder; what follows `media/` is the path that the snapshot uses. */
const byPath = <T>(files: Record<string, T>): Map<string, T> =>
  new Map(
    Object.entries(files).map(([key, load]) => [
      key.slice(key.lastIndexOf('/media/') + '/media/'.length),
      load,
    ]),
  );

const rasterByPath = byPath(rasters);
const drawingByPath = byPath(drawings);
const sourceByPath = byPath(sources);

/** A local SVG file: its published address, and the size that it gives itself. */
export interface Drawing {
  url: string;
  size: Size | undefined;
}

/** Loading a module again takes long, though it is there already. */
const loaded = new Map<string, Promise<{ default: ImageMetadata }>>();

/** A local picture of the snapshot, as Astro's image service wants it. */
export async function rasterImage(path: string): Promise<ImageMetadata | undefined> {
  const found = loaded.get(path) ?? rasterByPath.get(path)?.();
  if (found && import.meta.env.PROD) loaded.set(path, found);
  return (await found)?.default;
}

const drawn = new Map<string, Promise<Drawing | undefined>>();

/** A local SVG file of the snapshot. */
export function drawing(path: string): Promise<Drawing | undefined> {
  const found = drawn.get(path) ?? readDrawing(path);
  if (import.meta.env.PROD) drawn.set(path, found);
  return found;
}

async function readDrawing(path: string): Promise<Drawing | undefined> {
  const [url, source] = await Promise.all([drawingByPath.get(path)?.(), sourceByPath.get(path)?.()]);
  return url === undefined ? undefined : { url, size: drawingSize(source ?? '') };
}

/** What Astro's picture modules hold beside their public type. */
type Raster = ImageMetadata & { fsPath?: string; clone?: ImageMetadata };

/** Where a local picture lies on the disk. */
export async function rasterFile(path: string): Promise<string | undefined> {
  const image: Raster | undefined = await rasterImage(path);
  return image?.fsPath;
}

/**
 * A picture's own size. Reading it from the module itself would make Astro publish the original file, with all that its
 * camera wrote into it.
 */
export function rasterSize(image: ImageMetadata): Size {
  const known = sizes.get(image);
  if (known) return known;
  const { clone = image }: Raster = image;
  const size = { width: clone.width, height: clone.height };
  sizes.set(image, size);
  return size;
}

const sizes = new WeakMap<ImageMetadata, Size>();
