import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { digestOf, type Fingerprint } from '../snapshot/fingerprint.ts';

/** What a build saves for the next one: the data of the snapshot, and the key of each page. */
export interface BuildRecord {
  fingerprint: Fingerprint;
  /** By path; the parts of a key are separated by spaces, each with its name. */
  keys: Record<string, string>;
  /** Paths of the pages with the largest files. */
  largest: string[];
}

/** What a build is the next one of: the same snapshot, the same output. */
export interface BuildFolders {
  snapshot: string;
  out: string;
}

/** Builds of other snapshots or into other folders have records of their own, so that like is compared with like. */
const fileIn = (cache: string, { snapshot, out }: BuildFolders): string =>
  join(cache, `last-build-${digestOf([resolve(snapshot), resolve(out)])}.json`);

/** The file in which Astro's process writes the record of the running build. */
export const newRecordFile = (cache: string): string => join(cache, `this-build-${process.pid}.json`);

/** The record of the last build of these folders; none for the first one, or where it cannot be read. */
export function lastRecord(cache: string, folders: BuildFolders): BuildRecord | undefined {
  const file = fileIn(cache, folders);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BuildRecord;
  } catch {
    return undefined;
  }
}

/** Makes the record of this build that of the last one. */
export function keepRecord(cache: string, folders: BuildFolders): BuildRecord {
  const file = fileIn(cache, folders);
  renameSync(newRecordFile(cache), file);
  return JSON.parse(readFileSync(file, 'utf8')) as BuildRecord;
}

/** Names of the parts of a key, for the report. */
const PARTS: Readonly<Record<string, string>> = {
  code: 'code, interface texts or packages',
  year: 'the year',
  site: 'menu, articles, settings or pictures that no property names',
  counts: 'how many properties there are of a type',
  address: 'its address or the number of its pages',
  links: 'the address of a property that a text links to',
  leading: 'a former address of it',
  record: 'the property itself',
  similar: 'a similar property',
  shown: 'a property in the list',
  all: 'any of the properties',
};

export interface Remade {
  /** Paths of pages that are new. */
  added: string[];
  /** Paths of pages with a changed key, by the part that changed. */
  byReason: Map<string, string[]>;
  /** Paths of removed pages. */
  removed: string[];
  /** The number of pages with an unchanged key. */
  unchanged: number;
}

/** The pages that differ from the last build, and why. Without a last build every page is new. */
export function remadePages(before: BuildRecord | undefined, after: BuildRecord): Remade {
  const old = before?.keys ?? {};
  const byReason = new Map<string, string[]>();
  const added: string[] = [];
  let unchanged = 0;
  for (const [path, key] of Object.entries(after.keys)) {
    const known = old[path];
    if (known === undefined) added.push(path);
    else if (known !== key) {
      const reason = changedParts(known, key);
      const paths = byReason.get(reason) ?? [];
      paths.push(path);
      byReason.set(reason, paths);
    } else unchanged += 1;
  }
  const removed = Object.keys(old).filter((path) => !Object.hasOwn(after.keys, path));
  return { added, byReason, removed, unchanged };
}

function changedParts(before: string, after: string): string {
  const old = new Map(before.split(' ').map((part) => part.split(':') as [string, string]));
  const names = after
    .split(' ')
    .map((part) => part.split(':') as [string, string])
    .filter(([name, digest]) => old.get(name) !== digest)
    .map(([name]) => PARTS[name] ?? name);
  return names.join('; ') || 'something less than before';
}
