import { lstatSync, readdirSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Where a replaced output is kept for the build that reuses its folders.
 * @param store see `storeDir`
 */
export const previousOutputDir = (store: string): string => join(store, 'previous');

/** A message about something that could not be deleted; the site does not depend on it. */
type Warning = string | undefined;

/**
 * Keeps the page folders of a replaced output, instead of those that were kept before, and deletes the rest
 * of it. If the store is on another disk, everything is deleted.
 * @param isAlike whether most of its pages are also in the new output; otherwise keeping it saves nothing
 */
export async function keepPreviousOutput(
  replaced: string,
  store: string,
  isAlike: boolean,
): Promise<Warning> {
  const kept = previousOutputDir(store);
  const warning = await dropPreviousOutput(store);
  if (warning !== undefined || !isAlike || !move(replaced, kept)) return (await remove(replaced)) ?? warning;
  const others = readdirSync(kept, { withFileTypes: true }).filter(
    (entry) => !entry.isDirectory() || NOT_PAGES.includes(entry.name),
  );
  const warnings = await Promise.all(others.map(({ name }) => remove(join(kept, name))));
  return warnings.find((found) => found !== undefined);
}

/** Deletes the kept output. */
export const dropPreviousOutput = (store: string): Promise<Warning> => remove(previousOutputDir(store));

/** Encoded pictures are copied by each build. */
const NOT_PAGES = ['_astro'];

function move(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch {
    // The folder is on another disk, or nothing may be moved.
    return false;
  }
}

async function remove(place: string): Promise<Warning> {
  try {
    if (lstatSync(place, { throwIfNoEntry: false })?.isDirectory()) await removeFolders(place);
    await rm(place, { recursive: true, force: true });
    return undefined;
  } catch (error) {
    return `${place} is of no use any more and could not be deleted: ${(error as Error).message}`;
  }
}

/** The number of folders that are deleted at once. */
const AT_ONCE = 4;

/**
 * Deletes a folder's folders in groups. Node's `rm` would list all 100,000 files at once, which takes 400 MB.
 */
async function removeFolders(place: string): Promise<void> {
  const folders = readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (let first = 0; first < folders.length; first += AT_ONCE)
    await Promise.all(
      folders.slice(first, first + AT_ONCE).map(async ({ name }) => {
        await removeFolders(join(place, name));
        await rm(join(place, name), { recursive: true, force: true });
      }),
    );
}
