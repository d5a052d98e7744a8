import { existsSync } from 'node:fs';
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

/**
 * The heaviest pages of a built site, the heaviest first.
 * @param largest the paths of its largest pages
 */
export async function heaviestPages(out: string, largest: readonly string[]): Promise<Weight[]> {
  const weights = await Promise.all(
    largest
      .map((path) => ({ path, file: join(out, path, 'index.html') }))
      // A page that servers show for missing ones is a file of another name.
      .filter(({ file }) => existsSync(file))
      .map(async ({ path, file }): Promise<Weight> => ({ path, bytes: await brotli(file) })),
  );
  return weights.toSorted((a, b) => b.bytes - a.bytes).slice(0, MOST);
}

const compress = promisify(brotliCompress);

/** At the best quality, as hosts keep it and as the tests hold the budget. */
async function brotli(file: string): Promise<number> {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return (await compress(await readFile(file), options)).length;
}
