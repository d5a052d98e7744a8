import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { rgbaToThumbHash, thumbHashToAverageRGBA, thumbHashToRGBA } from 'thumbhash';
import { pictureOf } from '../media/picture.ts';
import { cachedFile } from './cached-file.ts';
import { type Tint, tintOf } from './tint.ts';

/** What is shown in a picture's place while it loads. */
export interface Placeholder {
  /** The class of its average colour. */
  tint: Tint;
  /** The class of its blurred version; it needs `hintRule` on the page. */
  hint: string;
  hash: Uint8Array;
}

const known = new Map<string, Promise<Placeholder | undefined>>();

/**
 * A local picture's placeholder, from its thumbhash (about 25 bytes). Hashes are kept in the picture cache
 * under the file's digest, so that a later build decodes no picture again.
 * @param path below `media/`
 * @returns `undefined` for a drawing, a remote picture or a missing one
 */
export function placeholderOf(path: string): Promise<Placeholder | undefined> {
  const found = known.get(path) ?? read(path);
  // In development a picture may change while it keeps its name, so nothing is cached.
  if (import.meta.env.PROD) known.set(path, found);
  return found;
}

async function read(path: string): Promise<Placeholder | undefined> {
  const picture = await pictureOf(path);
  if (!picture) return undefined;
  const bytes = readFileSync(picture.file);
  const hash = await cachedFile(
    'thumbhash',
    createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    () => thumbhash(bytes),
  );
  const hint = `hint-${createHash('sha256').update(hash).digest('hex').slice(0, 8)}`;
  return { hash, hint, tint: tintOf(thumbHashToAverageRGBA(hash)) };
}

async function thumbhash(bytes: Buffer): Promise<Uint8Array> {
  const { data, info } = await sharp(bytes)
    .rotate()
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return rgbaToThumbHash(info.width, info.height, data);
}

const rules = new WeakMap<Placeholder, Promise<string>>();

/**
 * The style rule that shows a picture's blurred version until it has loaded. It goes into a page's hashed
 * style, since style attributes are forbidden. Cached, because the picture is the first of its page in every
 * language and of several lists.
 * @param path below `media/`
 * @returns empty if there is no placeholder
 */
export async function hintRule(path: string | undefined): Promise<string> {
  const placeholder = path === undefined ? undefined : await placeholderOf(path);
  if (!placeholder) return '';
  const rule = rules.get(placeholder) ?? drawRule(placeholder);
  rules.set(placeholder, rule);
  return rule;
}

async function drawRule({ hash, hint }: Placeholder): Promise<string> {
  const { w, h, rgba } = thumbHashToRGBA(hash);
  const small = await sharp(rgba, { raw: { width: w, height: h, channels: 4 } })
    .flatten()
    .webp({ quality: 10, effort: 6 })
    .toBuffer();
  return `.${hint}{background:url(data:image/webp;base64,${small.toString('base64')}) center/cover}`;
}
