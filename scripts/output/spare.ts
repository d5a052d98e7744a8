import { existsSync, readdirSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where an output that was replaced waits for the build that makes the next one of its folders. */
export const spareDir = (cache: string): string => join(cache, 'spare');

/**
 * Keeps the pages' folders of an output that was replaced, in the place of those that were kept before; the rest of it
 * is deleted. On another disk than the cache's all of it is.
 */
export async function keepSpare(replaced: string, cache: string): Promise<void> {
  const spare = spareDir(cache);
  await dropSpare(cache);
  if (!existsSync(replaced)) return;
  try {
    renameSync(replaced, spare);
  } catch {
    await remove(replaced);
    return;
  }
  const others = readdirSync(spare, { withFileTypes: true }).filter(
    (entry) => !entry.isDirectory() || NOT_PAGES.includes(entry.name),
  );
  for (const { name } of others) await remove(join(spare, name));
}

/** Deletes what was kept. */
export const dropSpare = (cache: string): Promise<void> => remove(spareDir(cache));

/** Encoded pictures are copies, which each build makes. */
const NOT_PAGES = ['_astro'];

const remove = (place: string): Promise<void> => rm(place, { recursive: true, force: true });
