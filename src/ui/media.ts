import { drawings, rasters } from 'virtual:media';
import type { ImageMetadata } from 'astro';
import type { Size } from './drawing-size.ts';

const rasterByPath = new Map(Object.entries(rasters));
const drawingByPath = new Map(Object.entries(drawings));

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

/** A local SVG file of the snapshot. */
export async function drawing(path: string): Promise<Drawing | undefined> {
  return (await drawingByPath.get(path)?.())?.default;
}

/**
 * What is done where a picture that the data name is not to be had: the check of the snapshot should have named it, and
 * a page with a hole in its place must not go online.
 * @throws in a build; in development, where a picture may still be copied, it is said
 */
export function missingPicture(path: string): void {
  const words = `There is neither a picture media/${path} nor an address of a media host like it.`;
  if (import.meta.env.PROD) throw new Error(words);
  console.warn(words);
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
