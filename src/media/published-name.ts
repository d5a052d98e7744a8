import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import type { PublishedPicture } from './noted-pictures.ts';

/** Where published pictures stand; hosts let browsers keep these files for good. */
const FOLDER = '/_astro/';

/** Where the development server makes them as they are asked for. */
export const DEVELOPMENT_FOLDER = '/_picture/';

/**
 * The file name of a published picture, `{stem}.{digest}_{digest}.{format}`: the name that it has in the snapshot, for
 * people, and digests of the source and of what is made of it, so that another content has another address. What is
 * made of one picture is made of many alike, so that the second digest weighs little in a list (picture-pack.ts).
 * @param path below `media/`
 * @param source a digest of the file
 * @param making what is made of it
 */
export function publishedName(path: string, source: string, making: unknown, format: string): string {
  const stem = basename(path, extname(path))
    .normalize('NFD')
    .replaceAll(/[^\w]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const of = (text: string, encoding: 'base64url' | 'hex', length: number) =>
    createHash('sha256').update(text).digest(encoding).slice(0, length);
  return `${stem || 'picture'}.${of(source, 'base64url', 8)}_${of(JSON.stringify(making), 'hex', 6)}.${format}`;
}

/** The address of a published picture, from the root of the site on. */
export const publishedUrl = (picture: PublishedPicture): string =>
  import.meta.env.PROD
    ? `${FOLDER}${picture.name}`
    : `${DEVELOPMENT_FOLDER}${encodeURIComponent(JSON.stringify(picture))}`;
