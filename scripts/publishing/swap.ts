import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isRunning, real } from './folders.ts';
import { mendContents, replaceContents } from './replace-contents.ts';

type Kind = 'building' | 'replaced-by-build';

/** The path of a folder beside the output; it contains the number of this process, so that it is unique. */
const besideOf = (out: string, kind: Kind): string => `${real(out)}-${kind}-${process.pid}`;

/** Creates the folder beside the output that a build fills. */
export function makeStaging(out: string): string {
  const staging = besideOf(out, 'building');
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  return staging;
}

/**
 * Puts a finished build in the output's place. Between the two renames there is no output for a moment;
 * `recover` repairs an interruption there. A folder that cannot be renamed, such as a container's volume, has
 * its content replaced.
 * @param clear handles the replaced folder; by default it is deleted, which takes seconds for a large site
 */
export function swapIn(staging: string, out: string, clear = removeFolder): void {
  const target = real(out);
  const replaced = besideOf(out, 'replaced-by-build');
  if (existsSync(target)) {
    try {
      renameSync(target, replaced);
    } catch (error) {
      if (!isImmovable(error)) throw error;
      replaceContents(staging, target);
      return;
    }
  }
  renameSync(staging, target);
  if (existsSync(replaced)) clear(replaced);
}

const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

const isImmovable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EBUSY' || error.code === 'EXDEV');

/**
 * Repairs what a killed build left: restores the last good output if it was moved away and not yet replaced,
 * and removes leftover folders.
 * @returns a warning for each folder that cannot be removed
 */
export function recover(out: string): string[] {
  const target = real(out);
  if (!existsSync(dirname(target))) return [];
  const replaced = leftBeside(target, 'replaced-by-build').toSorted((a, b) => age(a) - age(b));
  if (!existsSync(target)) {
    const last = replaced.shift();
    if (last !== undefined) renameSync(last, target);
  } else if (statSync(target).isDirectory()) mendContents(target);
  return [...replaced, ...leftBeside(target, 'building')].flatMap((folder) => {
    try {
      removeFolder(folder);
      return [];
    } catch (error) {
      return [`${folder} is of no use any more and could not be deleted: ${(error as Error).message}`];
    }
  });
}

/** Milliseconds since a folder was renamed or otherwise changed. */
const age = (folder: string): number => Date.now() - statSync(folder).ctimeMs;

/** The folders of one kind beside an output that ended processes have left. */
function leftBeside(target: string, kind: Kind): string[] {
  const prefix = `${basename(target)}-${kind}-`;
  return readdirSync(dirname(target))
    .filter((name) => {
      const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN;
      return Number.isInteger(pid) && !isRunning(pid);
    })
    .map((name) => join(dirname(target), name));
}
