import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from './folders.ts';

/**
 * Prefixes of temporary folders: the new site while it is copied and while it is put in place; the old one
 * while it may be restored and when it may not. The number of the process follows.
 */
const STEPS = ['new', 'placed', 'old', 'gone'] as const;
const STEP = /^\.(?:new|placed|old|gone)-site-(\d+)$/;

/**
 * Entries that belong to no site: those made by this file, and those of file systems at the root of a volume.
 */
const isKept = (name: string): boolean => STEP.test(name) || name === 'lost+found';

/**
 * Replaces the content of a folder that cannot be renamed, such as a container's volume. The whole new site
 * is copied into it before the old one is touched, so that a full disk changes nothing; then each entry
 * replaces the old one. During that step the site is incomplete; after an interruption, `mendContents`
 * restores the old one.
 */
export function replaceContents(staging: string, target: string): void {
  const [copied, placed, old, gone] = stepsIn(target, process.pid);
  for (const folder of [copied, placed, old, gone]) remove(folder);
  cpSync(staging, copied, { recursive: true });
  mkdirSync(old);
  for (const name of entriesOf(target)) renameSync(join(target, name), join(old, name));
  // From here on, entries in the folder belong to the new site.
  renameSync(copied, placed);
  for (const name of readdirSync(placed)) renameSync(join(placed, name), join(target, name));
  renameSync(old, gone);
  for (const folder of [placed, gone, staging]) remove(folder);
}

/**
 * Repairs a folder in which an ended process was interrupted in `replaceContents`: afterwards either the old
 * or the new site is complete.
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
