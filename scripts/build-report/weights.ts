import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** The size limit of a page's HTML in bytes, compressed with brotli (design, section 11). */
export const HTML_BUDGET = 14_000;

/** The maximum number of pages in a report. */
const MOST = 15;

/**
 * The number of the largest pages that are weighed: more than are shown, since the largest file is not always
 * the heaviest.
 */
export const WEIGHED = 2 * MOST;

export interface Weight {
  path: string;
  bytes: number;
}

/** A page's size and modification time when it was weighed, and its weight. */
type Known = Record<string, [size: number, modified: number, bytes: number]>;

/**
 * The heaviest pages of a built site, heaviest first.
 * @param largest the paths of its largest pages
 * @param file caches the weights, since weighing takes a second
 */
export async function heaviestPages(
  out: string,
  largest: readonly string[],
  file: string,
): Promise<Weight[]> {
  const before = readKnown(file);
  const weighed = await Promise.all(largest.map((path) => weigh(out, path, before[path])));
  const known: Known = Object.fromEntries(weighed.flatMap((entry) => (entry ? [entry] : [])));
  writeFileSync(file, JSON.stringify(known));
  return Object.entries(known)
    .map(([path, [, , bytes]]): Weight => ({ path, bytes }))
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, MOST);
}

async function weigh(
  out: string,
  path: string,
  known: Known[string] | undefined,
): Promise<[path: string, Known[string]] | undefined> {
  const file = join(out, path, 'index.html');
  const stat = statSync(file, { throwIfNoEntry: false });
  // The not-found page is a file with another name.
  if (!stat) return undefined;
  const { size, mtimeMs } = stat;
  const isSame = known?.[0] === size && known[1] === mtimeMs;
  return [path, [size, mtimeMs, isSame ? known[2] : await brotli(file)]];
}

function readKnown(file: string): Known {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Known;
  } catch {
    // No cache, or a truncated one: every page is weighed.
    return {};
  }
}

const compress = promisify(brotliCompress);

/** At the highest quality, as hosts compress files and as the tests check the budget. */
async function brotli(file: string): Promise<number> {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return (await compress(await readFile(file), options)).length;
}
