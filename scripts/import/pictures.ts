import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import { pictureFormat } from '../../src/snapshot/picture-formats.ts';
import type { Notes } from './notes.ts';
import type { SourcePicture, SourceProperty } from './source.ts';

/** A picture with its name in the snapshot. */
export interface PlacedPicture extends SourcePicture {
  /** The source of a copied picture: a path, an address, or its bytes. */
  from?: string | Uint8Array;
}

export interface PictureOptions {
  /**
   * Whether pictures at an address stay there or are copied into the snapshot. Files beside the export are
   * always copied.
   */
  remote: 'keep' | 'copy';
  /** The export's folder. */
  folder: string;
}

const LARGEST = 30_000_000;
const PATIENCE_MS = 30_000;

/**
 * The target names of a property's pictures, in their order. Anything that is not a picture is left out and
 * noted.
 */
export function placePictures(
  ID: number,
  { pictures, sourceId }: Pick<SourceProperty, 'pictures' | 'sourceId'>,
  { remote, folder }: PictureOptions,
  notes: Notes,
): PlacedPicture[] {
  const seen = new Set<string>();
  const numbered = (extension: string) =>
    `properties/${ID}/${String(seen.size).padStart(2, '0')}${extension}`;
  return pictures.flatMap(({ bytes, ...picture }) => {
    const url = picture.url.trim();
    if (url === '' && bytes !== undefined) {
      const extension = extensionOf(bytes);
      if (extension === undefined) {
        notes.remark(
          `${sourceId}: the picture "${picture.name ?? ''}" in the export itself is none that can be read.`,
        );
        return [];
      }
      const key = createHash('sha256').update(bytes).digest('hex');
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ ...picture, url: numbered(extension), from: bytes }];
    }
    if (url === '' || seen.has(url)) return [];
    seen.add(url);
    const isAddress = /^https?:\/\//i.test(url);
    if (isAddress && remote === 'keep') {
      if (/^https:\/\/[^\s<>"'\\]+$/i.test(url) && URL.canParse(url)) return [{ ...picture, url }];
      notes.remark(
        `${sourceId}: the picture ${url} is not at an https:// address; --pictures copy fetches it.`,
      );
      return [];
    }
    const source = isAddress ? url : localFile(folder, url);
    const path = isAddress && URL.canParse(url) ? new URL(url).pathname : url;
    const extension = extname(path).toLowerCase();
    const format = pictureFormat(path);
    // CRMs give photographs as pictures, so a drawing is not accepted.
    if (source === undefined || format === undefined || format === 'svg') {
      notes.remark(`${sourceId}: there is no picture ${url}.`);
      return [];
    }
    return [{ ...picture, url: numbered(extension), from: source }];
  });
}

/** The extension for a picture's format by its first bytes; `undefined` if the site does not support it. */
function extensionOf(bytes: Uint8Array): string | undefined {
  try {
    const extension = `.${imageSize(bytes).type}`;
    const format = pictureFormat(`picture${extension}`);
    return format === undefined || format === 'svg' ? undefined : extension;
  } catch {
    // The library throws for any format it does not know, which here means "unsupported".
    return undefined;
  }
}

/** A file below the export's folder; `undefined` for a path that leads out of it. */
function localFile(folder: string, path: string): string | undefined {
  const file = join(folder, path.replaceAll('\\', '/'));
  if (!existsSync(file)) return undefined;
  const inside = relative(realpathSync(folder), realpathSync(file));
  return inside.startsWith('..') || inside === '' ? undefined : file;
}

/**
 * Copies the pictures into the snapshot's `media/`. A picture is skipped if it is already there with the same
 * bytes, or was downloaded before from the same address.
 * @returns the number written, and the pictures that could not be copied
 */
export async function copyPictures(
  media: string,
  pictures: readonly PlacedPicture[],
): Promise<{ written: number; failed: string[] }> {
  const failed: string[] = [];
  const origins = readOrigins(media);
  let written = 0;
  for (const { url, from } of pictures) {
    if (from === undefined) continue;
    const target = join(media, url);
    if (typeof from !== 'string') {
      if (existsSync(target) && readFileSync(target).equals(from)) continue;
      putBytes(target, from);
      written += 1;
    } else if (/^https?:/i.test(from)) {
      if (existsSync(target) && origins[url] === from) continue;
      try {
        putBytes(target, await fetchPicture(from));
      } catch (error) {
        failed.push(`${from}: ${(error as Error).message}`);
        continue;
      }
      origins[url] = from;
      written += 1;
    } else if (!existsSync(target) || !readFileSync(target).equals(readFileSync(from))) {
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(from, target);
      written += 1;
    }
  }
  if (Object.keys(origins).length > 0)
    putBytes(join(media, ORIGINS), `${JSON.stringify(origins, null, 1)}\n`);
  return { written, failed };
}

/** The file that records the address of each downloaded picture. Its leading dot hides it from the site. */
const ORIGINS = '.fetched.json';

function readOrigins(media: string): Record<string, string> {
  const file = join(media, ORIGINS);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

async function fetchPicture(address: string): Promise<Uint8Array> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  if (Number(response.headers.get('content-length') ?? 0) > LARGEST) throw new Error('more than 30 MB');
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length > LARGEST) throw new Error('more than 30 MB');
  await sharp(bytes).metadata();
  return bytes;
}

/** Writes a temporary file and renames it, so that an interruption leaves no partial file. */
function putBytes(target: string, bytes: Uint8Array | string): void {
  mkdirSync(dirname(target), { recursive: true });
  const beside = `${target}.${process.pid}.part`;
  writeFileSync(beside, bytes);
  renameSync(beside, target);
}

/** The hosts of pictures that are not copied, for `mediaHosts` in `site.json`. */
export const hostsOf = (pictures: readonly PlacedPicture[]): string[] => [
  ...new Set(pictures.filter(({ url }) => URL.canParse(url)).map(({ url }) => new URL(url).origin)),
];
