import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mediaFile } from '../../src/media/media-file.ts';
import type { PublishedPicture } from '../../src/media/noted-pictures.ts';
import { encodePicture } from '../../src/media/transform.ts';
import { filmType } from '../../src/snapshot/film-formats.ts';
import { cleanDrawing } from './clean-drawing.ts';
import { link } from './link-files.ts';

/** The number of pictures encoded at once; each uses several threads. */
const AT_ONCE = 2;

interface Places {
  /** The output's folder. */
  out: string;
  /** The folder in which encoded pictures are kept between builds. */
  cache: string;
}

/**
 * Puts the pages' pictures into the output. Pictures encoded before come from the cache.
 * @param onEncoded called at the start and after each newly encoded picture, with the number done and the
 *   total
 * @throws naming a file that cannot be read completely
 */
export async function publishPictures(
  pictures: readonly PublishedPicture[],
  { out, cache }: Places,
  onEncoded: (done: number, total: number) => void,
): Promise<void> {
  const assets = join(out, '_astro');
  for (const folder of new Set(pictures.map(({ name }) => dirname(name))))
    for (const root of [assets, cache]) mkdirSync(join(root, folder), { recursive: true });
  const missing = pictures.filter(({ name }) => !existsSync(join(cache, name)));
  let done = 0;
  onEncoded(done, missing.length);
  const queue = missing.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const picture of queue) {
        await make(picture, cache);
        done += 1;
        onEncoded(done, missing.length);
      }
    }),
  );
  for (const { name } of pictures) link(join(cache, name), join(assets, name));
}

async function make(picture: PublishedPicture, cache: string): Promise<void> {
  const { path, name } = picture;
  const bytes = await pictureBytes(picture).catch((error: Error) => {
    throw new Error(`media/${path} cannot be read to its end (${error.message}). Replace the file.`);
  });
  // A partial file must never be taken for a complete one.
  writeFileSync(join(cache, `${name}.part`), bytes);
  renameSync(join(cache, `${name}.part`), join(cache, name));
}

function sourceOf(path: string): string {
  const file = mediaFile(path);
  if (file === undefined) throw new Error(`media/${path} is gone while the site was built. Build again.`);
  return file;
}

/**
 * The content of a published picture: an encoded photograph, a film as it is, or a cleaned drawing.
 * @throws if the file is damaged
 */
export async function pictureBytes({ path, transform }: PublishedPicture): Promise<Buffer | string> {
  const file = sourceOf(path);
  if (transform) return encodePicture(file, transform);
  return filmType(path) ? readFileSync(file) : cleanDrawing(readFileSync(file, 'utf8'));
}
