import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { snapshotDir } from '../../snapshot/folder.ts';
import { pictureFormat } from '../../snapshot/picture-formats.ts';
import { cachedFile } from '../../ui/cached-file.ts';
import { PREVIEW_SIZE } from '../../ui/preview-size.ts';
import type { PreviewCard } from './card.ts';
import { BAND, cardDrawing, LOGO, logoPlace } from './drawing.ts';

/** The version of the card's design. Raise it when the drawing changes, and every card is made again. */
const DESIGN = 1;
const QUALITY = 80;
const HEIGHT = PREVIEW_SIZE.height - BAND;

/**
 * A JPEG of the preview's size. The same card gives the same bytes; a card that was drawn before comes from
 * the cache.
 */
export const cardPicture = (card: PreviewCard): Promise<Uint8Array> =>
  cachedFile('previews', `${cardDigest(card)}.jpg`, () => draw(card));

/** A digest of everything that a card shows, including the bytes of its picture. */
export const cardDigest = (card: PreviewCard): string =>
  digest(JSON.stringify([DESIGN, card, fileDigest(card.picture), fileDigest(card.logo)]));

async function draw(card: PreviewCard): Promise<Uint8Array> {
  const picture = await photo(card.picture);
  const logo = await logoOf(card.logo);
  const drawing = await cardDrawing({ ...card, picture: picture && card.picture }, logo?.info);
  return sharp({
    create: { width: PREVIEW_SIZE.width, height: PREVIEW_SIZE.height, channels: 3, background: '#faf8f4' },
  })
    .composite([
      ...(picture
        ? [
            {
              input: picture,
              raw: { width: PREVIEW_SIZE.width, height: HEIGHT, channels: 3 as const },
              top: 0,
              left: 0,
            },
          ]
        : []),
      { input: Buffer.from(drawing), top: 0, left: 0 },
      ...(logo ? [{ input: logo.data, ...logoPlace(logo.info) }] : []),
    ])
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

/**
 * The last photograph read. The cards of a property's languages are drawn one after the other and share it.
 */
let last: { path: string; data: Promise<Buffer> } | undefined;

async function photo(path: string | undefined): Promise<Buffer | undefined> {
  const file = localFile(path);
  if (path === undefined || file === undefined || pictureFormat(file) === 'svg') return undefined;
  if (last?.path !== path || import.meta.env.DEV)
    last = {
      path,
      data: sharp(readFileSync(file))
        .rotate()
        .resize(PREVIEW_SIZE.width, HEIGHT, { fit: 'cover' })
        .flatten({ background: '#faf8f4' })
        .toColourspace('srgb')
        .removeAlpha()
        .raw()
        .toBuffer(),
    };
  return last.data;
}

async function logoOf(path: string | undefined) {
  const file = localFile(path);
  if (file === undefined) return undefined;
  return sharp(readFileSync(file), { density: 288 })
    .resize(LOGO.width, LOGO.height, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
}

const digests = new Map<string, string>();

function fileDigest(path: string | undefined): string {
  const file = localFile(path);
  if (file === undefined) return '';
  const known = digests.get(file) ?? digest(readFileSync(file));
  // In development a picture may change while it keeps its name, so nothing is cached.
  if (import.meta.env.PROD) digests.set(file, known);
  return known;
}

/** The path on the disk of a file below `media/`; `undefined` for a picture on another host. */
function localFile(path: string | undefined): string | undefined {
  if (path === undefined || path.includes(':')) return undefined;
  const file = join(snapshotDir(), 'media', path);
  return existsSync(file) ? file : undefined;
}

const digest = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);
