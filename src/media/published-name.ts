import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import type { PublishedPicture } from './noted-pictures.ts';

/** The folder of published pictures; hosts let browsers cache these files permanently. */
const FOLDER = '/_astro/';

/** The address under which the development server encodes pictures on request. */
export const DEVELOPMENT_FOLDER = '/_picture/';

/**
 * The file name of a published picture, `{stem}.{digest}_{digest}.{format}`. The stem is the file's name in
 * the snapshot, for readers. The digests are those of the source and of its transform, so that a changed
 * content gets a new address. Many pictures share a transform, so the second digest compresses well in a list
 * (picture-pack.ts).
 * @param path below `media/`
 * @param source a digest of the file
 * @param making the transform
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

/** The address of a published picture, from the site's root. */
export const publishedUrl = (picture: PublishedPicture): string =>
  import.meta.env.PROD
    ? `${FOLDER}${picture.name}`
    : `${DEVELOPMENT_FOLDER}${encodeURIComponent(JSON.stringify(picture))}`;
