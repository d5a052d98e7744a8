import { readdirSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where an output that was replaced waits for the build that makes the next one of its folders. @param store see `storeDir` */
export const spareDir = (store: string): string => join(store, 'spare');

/** What could not be deleted, in words; the site does not depend on it. */
type Warning = string | undefined;

/**
 * Keeps the pages' folders of an output that was replaced, in the place of those that were kept before; the rest of it
 * is deleted. On another disk than the store's all of it is.
 * @param isAlike whether most of its pages are in the new output too; else it is of no use
 */
export async function keepSpare(replaced: string, store: string, isAlike: boolean): Promise<Warning> {
  const spare = spareDir(store);
  const warning = await dropSpare(store);
  if (warning !== undefined || !isAlike || !move(replaced, spare)) return (await remove(replaced)) ?? warning;
  const others = readdirSync(spare, { withFileTypes: true }).filter(
    (entry) => !entry.isDirectory() || NOT_PAGES.includes(entry.name),
  );
  const warnings = await Promise.all(others.map(({ name }) => remove(join(spare, name))));
  return warnings.find((found) => found !== undefined);
}

/** Deletes what was kept. */
export const dropSpare = (store: string): Promise<Warning> => remove(spareDir(store));

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
    await rm(place, { recursive: true, force: true });
    return undefined;
  } catch (error) {
    return `${place} is of no use any more and could not be deleted: ${(error as Error).message}`;
  }
}
