import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Share } from '../../src/snapshot/build-plan.ts';
import { makeStaging, recover, swapIn } from './swap.ts';

/** The file with a share's description; it is not copied into the site. */
export const SHARE_FILE = 'share.json';

interface BuiltShare extends Share {
  /** A digest of what the share was built from; all shares of one site have the same. */
  inputs: string;
}

/** The shares below a folder, with their descriptions. */
function sharesIn(folder: string): { dir: string; share: BuiltShare }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .map((name) => join(folder, name))
    .filter((dir) => existsSync(join(dir, SHARE_FILE)))
    .map((dir) => ({ dir, share: JSON.parse(readFileSync(join(dir, SHARE_FILE), 'utf8')) as BuiltShare }));
}

/**
 * Merges the shares of a site and swaps the result in; after any fault the output folder stays as it was.
 * @param folder contains one folder for each share
 * @throws if a share is missing, duplicated, or of another snapshot or other code
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
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    throw error;
  }
  swapIn(staging, out);
  return shares.length;
}

/** Copies files that do not exist yet; existing ones must be equal. */
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

/** The paths of all files below a folder. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .toSorted();
}
