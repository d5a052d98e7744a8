import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { memoryText } from '../../src/routing/published.ts';
import type { Site } from '../../src/routing/route.ts';
import { KNOWN_FILE } from '../../src/snapshot/known.ts';

/** Where Astro's process writes what the next build must know, while this one is not yet done. */
export const newKnownFile = (cache: string): string => join(cache, `known-${process.pid}.json`);

/** Writes what the next build must know of a site's properties and of their addresses. */
export const writeKnown = (file: string, site: Site): void => writeFileSync(file, memoryText(site));

/**
 * Puts what a build that is done left into the snapshot, where it differs from what stands there. A snapshot that may
 * not be written to is no fault of the site, which is in place already.
 * @returns a warning, where it could not be written
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
