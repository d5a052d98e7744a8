import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brusselsDay } from '../../../src/i18n/brussels-day.ts';
import { GROUNDS } from '../../../src/snapshot/law/names.ts';
import { lawPath } from '../../../src/snapshot/law/paths.ts';
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

/** Changes with the files and with the day, whose law may be another. */
const stampOf = (dir: string): string =>
  [...FILES, ...GROUNDS.map(lawPath)]
    .map((file) => statSync(join(dir, file), { throwIfNoEntry: false })?.mtimeMs ?? 0)
    .join(' ') + brusselsDay(new Date());
