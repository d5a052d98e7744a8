import { extname } from 'node:path';

export type PictureFormat = 'jpg' | 'png' | 'webp' | 'avif' | 'gif' | 'svg';

/**
 * The pictures that the site shows, by the endings of their files' names: the one list for the check, the import and
 * what renders the pages. A file that one of them knew and another did not would vanish without a word.
 */
const FORMATS: Readonly<Record<string, PictureFormat>> = {
  '.jpg': 'jpg',
  '.jpeg': 'jpg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'avif',
  '.gif': 'gif',
  '.svg': 'svg',
};

/** The extensions, for messages. */
export const PICTURE_ENDINGS = Object.keys(FORMATS);

/**
 * The format by a file's name; cameras and phones also write extensions in capitals.
 * @returns `undefined` if the site does not show such a file as a picture
 */
export function pictureFormat(path: string): PictureFormat | undefined {
  const ending = extname(path).toLowerCase();
  return Object.hasOwn(FORMATS, ending) ? FORMATS[ending] : undefined;
}

const CURES: Readonly<Record<string, string>> = {
  '.heic': 'Export it as JPEG. An iPhone takes JPEG at once with Settings, Camera, Formats, Most Compatible.',
  '.heif': 'Export it as JPEG. An iPhone takes JPEG at once with Settings, Camera, Formats, Most Compatible.',
  '.pdf': 'Export the page as a picture: SVG or PNG for a plan, JPEG for a photograph.',
};

/** Advice for a picture of an unsupported format. */
export const cureOfFormat = (path: string): string =>
  CURES[extname(path).toLowerCase()] ?? 'Export it as JPEG or PNG, and correct the path.';
