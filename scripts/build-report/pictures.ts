import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** The width in pixels that a phone in landscape and a full-width picture need (design, section 6). */
const ENOUGH = 1200;

/** The maximum number of pictures that are measured, to limit the report's time. */
const MOST = 2000;

export interface PictureFindings {
  small: { path: string; width: number; height: number }[];
  /** Groups of files with the same bytes. */
  doubles: string[][];
  /** The number of pictures that were not measured because of the limit. */
  unmeasured: number;
}

/** Finds pictures of properties that are too small, and files that are in `media/` more than once. */
export async function findPictures(
  media: string,
  digests: Readonly<Record<string, string>>,
): Promise<PictureFindings> {
  const rasters = Object.keys(digests).filter((path) => /\.(jpe?g|png|webp|avif|gif)$/i.test(path));
  const groups = Map.groupBy(rasters, (path) => digests[path] ?? '');
  const measured = rasters.filter((path) => path.startsWith('properties/')).slice(0, MOST);
  const small: PictureFindings['small'] = [];
  for (const path of measured) {
    if (!existsSync(join(media, path))) continue;
    const { width, height } = await sharp(join(media, path))
      .metadata()
      .catch(() => ({ width: 0, height: 0 }));
    if (Math.max(width, height) < ENOUGH) small.push({ path, width, height });
  }
  return {
    small,
    doubles: [...groups.values()].filter((group) => group.length > 1),
    unmeasured: rasters.filter((path) => path.startsWith('properties/')).length - measured.length,
  };
}
