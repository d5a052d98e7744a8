import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeStaging, recover, swapIn } from './swap.ts';

/** The note that a share carries of itself; it does not get into the site. */
export const SHARE_FILE = 'share.json';

export interface Share {
  index: number;
  count: number;
  /** A digest of what the share was built from; all shares of one site have the same. */
  inputs: string;
}

/** The shares below a folder, each with its note. */
function sharesIn(folder: string): { dir: string; share: Share }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .map((name) => join(folder, name))
    .filter((dir) => existsSync(join(dir, SHARE_FILE)))
    .map((dir) => ({ dir, share: JSON.parse(readFileSync(join(dir, SHARE_FILE), 'utf8')) as Share }));
}

/**
 * Puts the shares of a site together and swaps the whole in; on any fault the output folder stays as it was.
 * @param folder holds one folder for each share
 * @throws where a share is missing, twice there, or of another snapshot or other code
 */
export function mergeShares(folder: string, out: string): number {
  const shares = sharesIn(folder);
  const [first] = shares;
  if (!first) throw new Error(`There is no share in ${folder}; npm run build -- --shard 1/2 makes one.`);
  const { count, inputs } = first.share;
  for (let index = 1; index <= count; index += 1) {
    const found = shares.filter(({ share }) => share.index === index);
    if (found.length !== 1)
      throw new Error(
        `Share ${index}/${count} is there ${found.length} times in ${folder}, and must be there once.`,
      );
  }
  const stranger = shares.find(({ share }) => share.count !== count || share.inputs !== inputs);
  if (stranger)
    throw new Error(`${stranger.dir} was built from another snapshot or other code than ${first.dir}.`);
  for (const warning of recover(out)) console.warn(`WARNING ${warning}`);
  const staging = makeStaging(out);
  try {
    for (const { dir } of shares) addShare(dir, staging);
    removeOriginals(
      shares.map(({ dir }) => dir),
      staging,
    );
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    throw error;
  }
  swapIn(staging, out);
  return shares.length;
}

/** Copies what is not there yet; what is there already must be the same. */
function addShare(dir: string, staging: string): void {
  for (const name of filesOf(dir)) {
    if (name === SHARE_FILE) continue;
    const [from, to] = [join(dir, name), join(staging, name)];
    if (existsSync(to)) {
      if (!readFileSync(to).equals(readFileSync(from))) throw new Error(`Two shares differ in ${name}.`);
    } else {
      mkdirSync(join(to, '..'), { recursive: true });
      cpSync(from, to);
    }
  }
}

/**
 * Astro takes the original of a picture away where pages show only what was made of it. A share that shows a picture
 * nowhere leaves its original; the whole site has it only where a page names it.
 */
function removeOriginals(shares: readonly string[], staging: string): void {
  const assets = join(staging, '_astro');
  if (!existsSync(assets)) return;
  const doubtful = readdirSync(assets).filter(
    (name) =>
      /\.(jpe?g|png|webp|avif|gif)$/i.test(name) &&
      shares.some((dir) => !existsSync(join(dir, '_astro', name))),
  );
  const doubtfulOriginals = new Set(
    doubtful.filter((name) => !/_[\w-]+\.\w+$/.test(name.replace(/^[^.]*\./, ''))),
  );
  if (doubtfulOriginals.size === 0) return;
  for (const name of filesOf(staging)) {
    if (!/\.(html|css|js|json|xml)$/.test(name)) continue;
    for (const [, asset = ''] of readFileSync(join(staging, name), 'utf8').matchAll(/\/_astro\/([\w.~%-]+)/g))
      doubtfulOriginals.delete(asset);
  }
  for (const name of doubtfulOriginals) rmSync(join(assets, name));
}

/** The paths of all files below a folder. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .toSorted();
}
