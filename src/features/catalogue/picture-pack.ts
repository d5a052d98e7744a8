import type { PictureVariant } from './listed.ts';

const FOLDER = '/_astro/';
const HASH = /^[\w-]+$/;

/**
 * The addresses of one picture's variants as one short text. Since they have the form
 * `/_astro/{stem}_{hash}.{format}` (src/media/published-name.ts), stem and hashes are enough:
 * `{stem}~{hash}~{hash}`. Addresses of any other form are kept whole, separated by spaces.
 * @param urls one per variant, or none
 */
export function packPictures(urls: readonly string[], variants: readonly PictureVariant[]): string {
  const [first] = urls;
  if (first === undefined) return '';
  const stem = first.slice(FOLDER.length, first.lastIndexOf('_'));
  const hashes = urls.map((url, index) => {
    const [head, tail] = [`${FOLDER}${stem}_`, `.${variants[index]?.format}`];
    const hash = url.slice(head.length, -tail.length);
    return url === head + hash + tail && HASH.test(hash) ? hash : undefined;
  });
  const fits = stem !== '' && !/[~ ]/.test(stem) && hashes.length === variants.length;
  return fits && !hashes.includes(undefined) ? [stem, ...hashes].join('~') : ` ${urls.join(' ')}`;
}

/** The inverse of `packPictures`. */
export function unpackPictures(packed: string, variants: readonly PictureVariant[]): string[] {
  if (packed === '') return [];
  if (packed.startsWith(' ')) return packed.slice(1).split(' ');
  const [stem = '', ...hashes] = packed.split('~');
  return hashes.map((hash, index) => `${FOLDER}${stem}_${hash}.${variants[index]?.format}`);
}
