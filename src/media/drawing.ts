import { readFileSync } from 'node:fs';
import { pictureFormat } from '../snapshot/picture-formats.ts';
import { drawingSize, type Size } from './drawing-size.ts';
import { mediaDigest, mediaFile } from './media-file.ts';
import { notePicture, type PublishedPicture } from './noted-pictures.ts';
import { publishedName, publishedUrl } from './published-name.ts';

/** A local SVG file: its published address, and the size in its viewBox. */
export interface Drawing {
  url: string;
  size: Size | undefined;
}

/**
 * Drawings have a folder of their own, for which hosts send a stricter policy
 * (scripts/hosting/header-rules.ts).
 */
const FOLDER = 'drawings/';

/** The version of the cleaning rules. Raise it when the rules change, and every drawing is cleaned again. */
const CLEANING = 1;

interface Known extends Drawing {
  published: PublishedPicture;
}

const known = new Map<string, Known | undefined>();

/**
 * A local drawing. Calling this also publishes it with the page that is being rendered.
 * @param path below `media/`
 */
export function drawing(path: string): Drawing | undefined {
  const found = known.has(path) ? known.get(path) : read(path);
  if (import.meta.env.PROD) known.set(path, found);
  if (found) notePicture(found.published);
  return found;
}

function read(path: string): Known | undefined {
  const file = pictureFormat(path) === 'svg' ? mediaFile(path) : undefined;
  if (file === undefined) return undefined;
  const name = `${FOLDER}${publishedName(path, mediaDigest(path, file), CLEANING, 'svg')}`;
  const published = { path, name };
  return { url: publishedUrl(published), size: drawingSize(readFileSync(file, 'utf8')), published };
}
