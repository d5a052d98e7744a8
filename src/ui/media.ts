import type { ImageMetadata } from 'astro';

// The folder is chosen by SNAPSHOT_DIR through the alias in astro.config.mjs.
const rasters = import.meta.glob<{ default: ImageMetadata }>('~media/**/*.{jpg,jpeg,png,webp,avif,gif}');
const drawings = import.meta.glob<string>('~media/**/*.svg', { query: '?url', import: 'default' });

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

/** A local picture of the snapshot, as Astro's image service wants it. */
export const rasterImage = async (path: string): Promise<ImageMetadata | undefined> =>
  (await rasterByPath.get(path)?.())?.default;

/** The published address of a local SVG file. */
export const drawingUrl = async (path: string): Promise<string | undefined> => drawingByPath.get(path)?.();
