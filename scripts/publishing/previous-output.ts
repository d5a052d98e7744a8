import { lstatSync, readdirSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where an output that was replaced waits for the build that makes the next one of its folders. @param store see `storeDir` */
export const previousOutputDir = (store: string): string => join(store, 'previous');

/** What could not be deleted, in words; the site does not depend on it. */
type Warning = string | undefined;

/**
 * Keeps the pages' folders of an output that was replaced, in the place of those that were kept before; the rest of it
 * is deleted. On another disk than the store's all of it is.
 * @param isAlike whether most of its pages are in the new output too; else it is of no use
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

/** Deletes what was kept. */
export const dropPreviousOutput = (store: string): Promise<Warning> => remove(previousOutputDir(store));

/** Encoded pictures are copies, which each build makes. */
const NOT_PAGES = ['_astro'];

function move(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch {
    // On another disk, or where nothing may be moved.
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

/** So many folders of one folder are deleted at once. */
const AT_ONCE = 4;

/** Deletes a folder's folders. Left to itself, `rm` looks at all of 100,000 files at once, and takes 400 MB for it. */
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
