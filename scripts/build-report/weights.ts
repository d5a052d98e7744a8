import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Bytes of HTML after brotli, of any page (design, section 11). */
export const HTML_BUDGET = 14_000;

/** So many pages a report names. */
const MOST = 15;

/** So many of the largest pages are weighed, for the largest file is not always the heaviest. */
export const WEIGHED = 2 * MOST;

export interface Weight {
  path: string;
  bytes: number;
}

/** A page's size and time when it was weighed, and its weight then. */
type Known = Record<string, [size: number, modified: number, bytes: number]>;

/**
 * The heaviest pages of a built site, the heaviest first.
 * @param largest the paths of its largest pages
 * @param file keeps the weights for the next time: weighing takes a second
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
  // A page that servers show for missing ones is a file of another name.
  if (!stat) return undefined;
  const { size, mtimeMs } = stat;
  const isSame = known?.[0] === size && known[1] === mtimeMs;
  return [path, [size, mtimeMs, isSame ? known[2] : await brotli(file)]];
}

function readKnown(file: string): Known {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Known;
  } catch {
    // None yet, or cut off by a stop: every page is weighed.
    return {};
  }
}

const compress = promisify(brotliCompress);

/** At the best quality, as hosts keep it and as the tests hold the budget. */
async function brotli(file: string): Promise<number> {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return (await compress(await readFile(file), options)).length;
}
