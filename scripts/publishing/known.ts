import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { memoryText } from '../../src/routing/published.ts';
import type { Site } from '../../src/routing/route.ts';
import { KNOWN_FILE } from '../../src/snapshot/known.ts';

/** The file in which Astro's process writes the published addresses of the running build. */
export const newKnownFile = (cache: string): string => join(cache, `known-${process.pid}.json`);

/** Writes a site's properties and their addresses for the next build. */
export const writeKnown = (file: string, site: Site): void => writeFileSync(file, memoryText(site));

/**
 * Copies the file of published addresses of a finished build into the snapshot if it has changed. A snapshot
 * that cannot be written to does not end the build, because the site is already in place.
 * @returns a warning if it could not be written
 */
export function keepKnown(file: string, snapshot: string): string | undefined {
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  const place = join(snapshot, KNOWN_FILE);
  const beside = `${place}.${process.pid}.part`;
  try {
    if (existsSync(place) && readFileSync(place, 'utf8') === text) return undefined;
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(beside, text);
    renameSync(beside, place);
  } catch (error) {
    rmSync(beside, { force: true });
    return `${place} could not be written (${(error as Error).message}): a property that leaves the snapshot now would lose its page, and an address that changes would lead nowhere.`;
  }
  return undefined;
}
