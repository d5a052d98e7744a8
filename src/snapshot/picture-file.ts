import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { imageSize } from 'image-size';
import { pictureFormat } from './picture-formats.ts';

/** Contains the size of nearly every picture; a file with more data before its size is read whole. */
const HEAD = 128 * 1024;
const TAIL = 64;

/**
 * What is wrong with a picture's file, judged by its head and end without decoding it; `undefined` if nothing
 * is, or if the file's name is not that of a picture (see picture-formats.ts).
 */
export function pictureFault(path: string): string | undefined {
  const format = pictureFormat(path);
  if (!format) return undefined;
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    if (size === 0) return 'an empty file';
    const head = part(file, 0, Math.min(size, HEAD));
    const type = typeOf(head) ?? (size > HEAD ? typeOf(part(file, 0, size)) : undefined);
    if (type === undefined) return 'a file that is no picture';
    if (type !== format) return `a picture of the format ${type}`;
    const end = part(file, Math.max(0, size - TAIL), Math.min(size, TAIL));
    return isWhole(type, end, head, size) ? undefined : 'a picture that was cut off';
  } finally {
    closeSync(file);
  }
}

function part(file: number, start: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(file, bytes, 0, length, start);
  return bytes;
}

function typeOf(bytes: Buffer): string | undefined {
  try {
    const { type = '', width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? (CONTAINERS.has(type) ? inContainer(bytes) : type) : undefined;
  } catch {
    // The library throws for any format it does not know, which here means "no picture".
    return undefined;
  }
}

/** Brands of the container that AVIF shares with phones' HEIC. */
const CONTAINERS = new Set(['heif', 'mif1', 'msf1']);

/** The format in the container, by the brands that its first box lists. */
function inContainer(bytes: Buffer): string {
  const kinds = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), bytes.length));
  return /avi[fs]/.test(kinds) ? 'avif' : 'heic';
}

/**
 * Whether the file ends as its format does. Some cameras write data after a JPEG's end, so its end mark is
 * searched for.
 */
function isWhole(type: string, end: Buffer, head: Buffer, size: number): boolean {
  switch (type) {
    case 'jpg':
      return end.includes(Buffer.from([0xff, 0xd9])) || end.every((byte) => byte === 0);
    case 'png':
      return end.includes('IEND');
    case 'gif':
      return end.includes(0x3b);
    case 'webp':
      return head.readUInt32LE(4) + 8 <= size;
    case 'svg':
      return end.includes('</svg');
    default:
      return true;
  }
}
