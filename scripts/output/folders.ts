import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';

/** Where the built site goes: `OUT_DIR`, else `dist`. */
export const outputDir = (): string => resolve(process.env['OUT_DIR'] || 'dist');

/**
 * Refuses an output folder whose replacement would delete something else.
 * @param keep folders that must survive
 * @throws when `out` is one of them, or holds one, or lies in the snapshot, or holds what no build has made; or when
 * a folder has a name that the build cannot read from
 */
export function assertReplaceable(out: string, keep: { root: string; snapshot: string }): void {
  for (const folder of [keep.root, keep.snapshot])
    if (/[#?]/.test(folder))
      throw new Error(
        `${folder} has a "#" or "?" in its name, where the build's tools take a path to end. Rename the folder.`,
      );
  if (isWithin(keep.root, out) || isWithin(keep.snapshot, out) || isWithin(out, keep.snapshot))
    throw new Error(`OUT_DIR must be a folder of its own; a build would replace ${out} as a whole.`);
  if (!existsSync(out)) return;
  if (!statSync(out).isDirectory())
    throw new Error(`OUT_DIR must be a folder, and ${out} is a file. Choose another, or remove the file.`);
  const names = readdirSync(out).filter((name) => !name.startsWith('.') && name !== 'lost+found');
  if (names.length > 0 && !SIGNS.some((sign) => names.includes(sign)))
    throw new Error(
      `OUT_DIR must be a folder that a build has made, or an empty one: ${out} holds ${names.slice(0, 3).join(', ')}, which would be deleted. Choose another.`,
    );
}

/** One of these is in every output, whole or a share. */
const SIGNS = ['index.html', '404.html', '_astro'];

function isWithin(path: string, folder: string): boolean {
  const between = relative(real(folder), real(path));
  return !between.startsWith('..') && !isAbsolute(between);
}

const real = (path: string): string => (existsSync(path) ? realpathSync(path) : resolve(path));

/** A folder beside the output that a build fills; the process that fills it stands in its name. */
export function makeStaging(out: string): string {
  const staging = sibling(out, `building-${process.pid}`);
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  return staging;
}

/**
 * Puts a finished build in the output's place. Between the two renames there is no output for an instant;
 * `recover` mends a stop right there.
 * @param clear deletes the folder of what was there before, which takes seconds for a large site
 */
export function swapIn(staging: string, out: string, clear = removeFolder): void {
  const target = real(out);
  const previous = sibling(out, 'previous');
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(target)) {
    try {
      renameSync(target, previous);
    } catch (error) {
      if (!isImmovable(error)) throw error;
      replaceContents(staging, target);
      return;
    }
  }
  renameSync(staging, target);
  if (existsSync(previous)) clear(previous);
}

const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** A mount point, such as a container's volume, cannot be renamed: what is in it can. */
function replaceContents(staging: string, target: string): void {
  for (const name of readdirSync(target)) rmSync(join(target, name), { recursive: true });
  for (const name of readdirSync(staging)) renameSync(join(staging, name), join(target, name));
  rmSync(staging, { recursive: true });
}

const isImmovable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EBUSY' || error.code === 'EXDEV');

/**
 * Mends what a killed build left: puts the last good output back if it was moved away and not yet replaced,
 * and removes half-filled folders.
 */
export function recover(out: string): void {
  const previous = sibling(out, 'previous');
  if (existsSync(previous)) {
    if (existsSync(out)) rmSync(previous, { recursive: true, force: true });
    else renameSync(previous, out);
  }
  const target = real(out);
  const prefix = `${basename(target)}-building-`;
  if (!existsSync(dirname(target))) return;
  for (const name of readdirSync(dirname(target))) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN;
    if (Number.isInteger(pid) && !isRunning(pid))
      rmSync(join(dirname(target), name), { recursive: true, force: true });
  }
}

/** Whether a process lives; one that has ended and that nobody has asked for, as in containers, does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Only Linux tells; its second field may hold spaces and brackets. */
function isZombie(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && /^\d+ \(.*\) Z/s.test(readFileSync(file, 'utf8'));
}

const sibling = (out: string, suffix: string): string => `${real(out)}-${suffix}`;
