import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of HTML after brotli, of any page (design, section 11). */
export const HTML_BUDGET = 14_000;

/** So many of the largest pages are weighed. */
const MOST = 15;

export interface Weight {
  path: string;
  bytes: number;
}

/** The heaviest pages of a built site, the heaviest first. */
export function heaviestPages(out: string): Weight[] {
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('index.html'),
  );
  return pages
    .map((name) => ({ name, size: statSync(join(out, name)).size }))
    .toSorted((a, b) => b.size - a.size)
    .slice(0, MOST * 2)
    .map(({ name }) => ({
      path: `/${posix.dirname(name.replaceAll('\\', '/'))}/`,
      bytes: brotli(join(out, name)),
    }))
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, MOST);
}

/** At the best quality, as hosts keep it and as the tests hold the budget. */
const brotli = (file: string): number =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
