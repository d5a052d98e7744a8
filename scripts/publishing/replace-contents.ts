import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from './folders.ts';

/**
 * The new site while it is copied and while it is put in place; the old one while it may come back and when it may not.
 * Each has the number of the process after it.
 */
const STEPS = ['new', 'placed', 'old', 'gone'] as const;
const STEP = /^\.(?:new|placed|old|gone)-site-(\d+)$/;

/** Not of any site: what this file makes, and what file systems keep at the root of a volume. */
const isKept = (name: string): boolean => STEP.test(name) || name === 'lost+found';

/**
 * Replaces what is in a folder that cannot be renamed, such as a container's volume. The new site is copied into it
 * whole before anything of the old one is touched, so that a full disk changes nothing; then entry by entry takes the
 * place of the old one. For that moment the site is not whole: `mendContents` puts the old one back after a stop.
 */
export function replaceContents(staging: string, target: string): void {
  const [copied, placed, old, gone] = stepsIn(target, process.pid);
  for (const folder of [copied, placed, old, gone]) remove(folder);
  cpSync(staging, copied, { recursive: true });
  mkdirSync(old);
  for (const name of entriesOf(target)) renameSync(join(target, name), join(old, name));
  // From now on what stands in the folder is of the new site.
  renameSync(copied, placed);
  for (const name of readdirSync(placed)) renameSync(join(placed, name), join(target, name));
  renameSync(old, gone);
  for (const folder of [placed, gone, staging]) remove(folder);
}

/**
 * Mends a folder in which processes that have ended were stopped in `replaceContents`: the old site is whole again, or
 * the new one is.
 */
export function mendContents(target: string): void {
  const pids = readdirSync(target).flatMap((name) => Number(STEP.exec(name)?.[1] ?? []));
  for (const pid of new Set(pids)) if (!isRunning(pid)) mend(target, pid);
}

function mend(target: string, pid: number): void {
  const [copied, placed, old, gone] = stepsIn(target, pid);
  if (existsSync(old)) {
    if (existsSync(placed)) for (const name of entriesOf(target)) remove(join(target, name));
    for (const name of readdirSync(old)) renameSync(join(old, name), join(target, name));
    remove(old);
  }
  for (const folder of [copied, placed, gone]) remove(folder);
}

type Steps = [copied: string, placed: string, old: string, gone: string];

const stepsIn = (target: string, pid: number): Steps =>
  STEPS.map((step) => join(target, `.${step}-site-${pid}`)) as Steps;

const entriesOf = (target: string): string[] => readdirSync(target).filter((name) => !isKept(name));

const remove = (place: string): void => rmSync(place, { recursive: true, force: true });
