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

/** A local picture of the snapshot, as Astro's image service wants it. */
export const rasterImage = async (path: string): Promise<ImageMetadata | undefined> =>
  (await rasterByPath.get(path)?.())?.default;

/** A local SVG file of the snapshot. */
export async function drawing(path: string): Promise<Drawing | undefined> {
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
  const { clone = image }: Raster = image;
  return { width: clone.width, height: clone.height };
}
