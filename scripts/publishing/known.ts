import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brusselsDay } from '../../src/i18n/brussels-day.ts';
import { memoryText } from '../../src/routing/published.ts';
import type { Site } from '../../src/routing/route.ts';
import { KNOWN_FILE } from '../../src/snapshot/known.ts';

/** The parts of the file that the build compares; everything else is checked with the snapshot. */
interface Memory {
  site?: string;
  addresses: readonly { path: string }[];
}

/** The most addresses that a message names. */
const NAMED = 5;

/** The file in which Astro's process writes the published addresses of the running build. */
export const newKnownFile = (cache: string): string => join(cache, `known-${process.pid}.json`);

/** The copy of what the last build of a snapshot on this machine has written. */
const lastKnownFile = (cache: string, snapshot: string): string =>
  join(cache, `last-known-${createHash('sha256').update(resolve(snapshot)).digest('hex').slice(0, 12)}.json`);

/** Writes a site's properties and their addresses for the next build. */
export const writeKnown = (file: string, site: Site, now = new Date()): void =>
  writeFileSync(file, memoryText(site, brusselsDay(now)));

/**
 * Whether the file of published addresses has lost some since the last build on this machine, as after an old
 * copy was put back. Every one of them would be a dead link from then on.
 * @returns a message that says what to do; `undefined` if nothing is missing
 */
export function lostAddresses(cache: string, snapshot: string): string | undefined {
  const copy = lastKnownFile(cache, snapshot);
  const [last, now] = [read(copy), read(join(snapshot, KNOWN_FILE))];
  if (!last || !now || last.site !== now.site) return undefined;
  const present = new Set(now.addresses.map(({ path }) => path));
  const lost = last.addresses.map(({ path }) => path).filter((path) => !present.has(path));
  if (lost.length === 0) return undefined;
  const more = lost.length > NAMED ? ` and ${lost.length - NAMED} more` : '';
  return [
    `ERROR ${KNOWN_FILE}`,
    `  found     ${lost.length} published address(es) fewer than after the last build: ${lost.slice(0, NAMED).join(', ')}${more}`,
    '  expected  every address that was ever published, for links to it would lead nowhere',
    `  hint      Bring the file back: the last build’s is ${copy}. To let an address go, write "forgotten": true into its line. To let all of these go, delete that copy.`,
  ].join('\n');
}

/** A file of published addresses; `undefined` if it is missing or broken, which the check of the snapshot tells. */
function read(file: string): Memory | undefined {
  try {
    const memory = JSON.parse(readFileSync(file, 'utf8')) as Partial<Memory> | null;
    return Array.isArray(memory?.addresses) ? (memory as Memory) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Copies the file of published addresses of a finished build into the snapshot if it has changed. A snapshot
 * that cannot be written to does not end the build, because the site is already in place. The memory of
 * another site, as in a copy for trials, is left alone.
 * @returns a warning if it was not written
 */
export function keepKnown(file: string, snapshot: string, cache: string): string | undefined {
  const text = readFileSync(file, 'utf8');
  const [before, now] = [read(join(snapshot, KNOWN_FILE)), read(file)];
  rmSync(file);
  const place = join(snapshot, KNOWN_FILE);
  if (before?.site !== undefined && before.site !== now?.site)
    return `${place} is the memory of ${before.site} and stays as it is, for this site is ${now?.site}. If the site has moved there, write that address into "site" in the file.`;
  const beside = `${place}.${process.pid}.part`;
  try {
    writeFileSync(lastKnownFile(cache, snapshot), text);
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
