import { notePicture } from './noted-pictures.ts';
import type { Picture } from './picture.ts';
import { publishedName, publishedUrl } from './published-name.ts';
import { ENCODER, type Transform } from './transform.ts';

/**
 * The published address of a local picture in one format and size. Calling this also has the picture encoded,
 * after all pages are rendered.
 */
export function encodedUrl({ path, digest }: Picture, transform: Transform): string {
  const name = publishedName(path, digest, [transform, ENCODER], transform.format);
  const published = { path, name, transform };
  notePicture(published);
  return publishedUrl(published);
}
