import { imageSizeFromFile } from 'image-size/fromFile';
import { pictureFormat } from '../snapshot/picture-formats.ts';
import type { Size } from './drawing-size.ts';
import { mediaDigest, mediaFile } from './media-file.ts';

/** A local photograph or rendering, as opposed to a drawing (SVG). */
export interface Picture extends Size {
  /** Below `media/`. */
  path: string;
  /** On the disk. */
  file: string;
  digest: string;
}

/** EXIF orientations from this value on turn the picture by 90 degrees. */
const LYING = 5;

const known = new Map<string, Promise<Picture | undefined>>();

/**
 * A local picture with its displayed size, after the rotation that the camera recorded.
 * @param path below `media/`
 */
export function pictureOf(path: string): Promise<Picture | undefined> {
  const found = known.get(path) ?? read(path);
  // In development a picture may change while it keeps its name, so nothing is cached.
  if (import.meta.env.PROD) known.set(path, found);
  return found;
}

async function read(path: string): Promise<Picture | undefined> {
  const format = pictureFormat(path);
  const file = format !== undefined && format !== 'svg' ? mediaFile(path) : undefined;
  if (file === undefined) return undefined;
  const { width, height, orientation = 1 } = await imageSizeFromFile(file);
  const size = orientation < LYING ? { width, height } : { width: height, height: width };
  return { path, file, digest: mediaDigest(path, file), ...size };
}
