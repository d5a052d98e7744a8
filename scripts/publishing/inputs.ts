import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildInputs, BuildPlan } from '../../src/snapshot/build-plan.ts';

/** What renders pages: code, interface texts, static files, settings, the exact packages. */
const CODE = ['src', 'i18n', 'law', 'public', 'scripts/rendering', 'astro.config.mjs', 'package-lock.json'];

/**
 * A file's size, time and digest when it was last read; while size and time stay the same it is not read
 * again.
 */
type Known = Record<string, [size: number, modified: number, digest: string]>;

/** The file in which a cache keeps the digests of the media. */
const knownFile = (cache: string): string => join(cache, 'media-digests.json');

/** The folder for everything that builds keep: `CACHE_DIR`, or a folder beside those of the tests. */
export const cacheDir = (): string => process.env['CACHE_DIR'] || '.cache/site';

/** What builds keep of rendered pages, in a folder of a name that is nobody else's: a whole build empties it. */
export const storeDir = (cache: string): string => join(cache, 'site-build');

/** All inputs of pages except the snapshot's records. */
export function readInputs(snapshot: string, cache: string, root = '.'): BuildInputs {
  return {
    code: codeDigest(root),
    media: mediaDigests(join(snapshot, 'media'), cache),
    without: process.env['BUILD_KEY_WITHOUT'],
  };
}

/**
 * A digest of everything that a site is built from, including its records; all shares of one site have the
 * same.
 */
export function wholeDigest(snapshot: string, inputs: BuildInputs): string {
  const hash = createHash('sha256').update(JSON.stringify(inputs));
  for (const file of filesBelow(snapshot)) {
    if (file.startsWith(join(snapshot, 'media'))) continue;
    hash.update(`${file.slice(snapshot.length)}\0`).update(readFileSync(file));
  }
  return hash.digest('base64url').slice(0, 16);
}

/** A text that changes when any file of a snapshot except its media is written: names, sizes and times. */
export const snapshotState = (snapshot: string): string =>
  JSON.stringify(
    filesBelow(snapshot)
      .filter((file) => !file.startsWith(join(snapshot, 'media')))
      .map((file) => [file, statSync(file).size, statSync(file).mtimeMs]),
  );

/** Writes the plan for Astro's process and returns the file's path. */
export function writePlan(plan: BuildPlan, cache: string): string {
  mkdirSync(cache, { recursive: true });
  const file = join(cache, `build-plan-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(plan));
  return file;
}

/** One digest over the contents and names of all files that render pages. */
export function codeDigest(root = '.'): string {
  const hash = createHash('sha256');
  for (const path of CODE) {
    for (const file of filesBelow(join(root, path))) {
      if (/\.test\.\w+$/.test(file)) continue;
      hash
        .update(`${file.slice(root.length)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('base64url').slice(0, 16);
}

/** A digest of each file, by its path below `media/`. */
function mediaDigests(media: string, cache: string): Record<string, string> {
  const before = readKnown(cache);
  const known: Known = Object.fromEntries(
    filesBelow(media).map((file): [string, Known[string]] => {
      const { size, mtimeMs } = statSync(file);
      const last = before[file];
      const isSame = last !== undefined && last[0] === size && last[1] === mtimeMs;
      return [file, [size, mtimeMs, isSame ? last[2] : digestOf(readFileSync(file))]];
    }),
  );
  mkdirSync(cache, { recursive: true });
  writeFileSync(knownFile(cache), JSON.stringify(known));
  return Object.fromEntries(
    Object.entries(known).map(([file, [, , digest]]) => [file.slice(media.length + 1), digest]),
  );
}

function readKnown(cache: string): Known {
  try {
    return JSON.parse(readFileSync(knownFile(cache), 'utf8')) as Known;
  } catch {
    // No cache yet, or a truncated one: every file is read.
    return {};
  }
}

const digestOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 16);

/** All files of a folder, or the file itself, in the order of their names; hidden ones are no matter of the site. */
function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !name.startsWith('.'))
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)));
}
