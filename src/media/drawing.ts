import { readFileSync } from 'node:fs';
import { pictureFormat } from '../snapshot/picture-formats.ts';
import { drawingSize, type Size } from './drawing-size.ts';
import { mediaDigest, mediaFile } from './media-file.ts';
import { notePicture, type PublishedPicture } from './noted-pictures.ts';
import { publishedName, publishedUrl } from './published-name.ts';

/** A local SVG file: its published address, and the size that it gives itself. */
export interface Drawing {
  url: string;
  size: Size | undefined;
}

/** A folder of their own, for which hosts send a policy of its own (scripts/hosting/header-rules.ts). */
const FOLDER = 'drawings/';

/** Another number cleans every drawing anew: raised when the rules for drawings change. */
const CLEANING = 1;

interface Known extends Drawing {
  published: PublishedPicture;
}

const known = new Map<string, Known | undefined>();

/**
 * A local drawing; the page that asks for it has it published.
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
