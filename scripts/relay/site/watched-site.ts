import { statSync } from 'node:fs';
import { join } from 'node:path';
import { loadSnapshot } from '../../../src/snapshot/read.ts';
import { type AgencySite, agencySite } from './agency-site.ts';

const INTERVAL = 2000;

/** The files whose changes the relay notices without a restart. */
const FILES = [
  'site.json',
  'languages.json',
  'menu.json',
  'catalogue/properties.json',
  'catalogue/projects.json',
  'catalogue/types.json',
  'catalogue/cities.json',
  'catalogue/visits.json',
];

/**
 * The site of a snapshot's folder, read again after its files have changed. While they are invalid, as during
 * a copy, the last valid reading is used.
 * @returns a function that gives the current site
 * @throws SnapshotError if the first reading fails
 */
export function watchedSite(dir: string, log: (line: string) => void): () => AgencySite {
  let stamp = stampOf(dir);
  let site = agencySite(loadSnapshot(dir));
  let looked = Date.now();
  return () => {
    if (Date.now() - looked < INTERVAL) return site;
    looked = Date.now();
    const found = stampOf(dir);
    if (found === stamp) return site;
    stamp = found;
    try {
      site = agencySite(loadSnapshot(dir));
    } catch (error) {
      log(
        `The snapshot cannot be read, the last good one counts: ${error instanceof Error ? error.message : error}`,
      );
    }
    return site;
  };
}

const stampOf = (dir: string): string =>
  FILES.map((file) => statSync(join(dir, file), { throwIfNoEntry: false })?.mtimeMs ?? 0).join(' ');
