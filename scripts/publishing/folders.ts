import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { dirname, isAbsolute, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { storeDir } from './inputs.ts';

/** The folder of the built site: `OUT_DIR`, or `dist`. */
export const outputDir = (): string => resolve(process.env['OUT_DIR'] || 'dist');

/**
 * Refuses folder names that the build's tools cannot handle. They take a path to end at `#` or `?`, and to be
 * percent-encoded if it contains `%`; and they compare paths that are encoded in two ways, which differ for
 * brackets and some rarer characters. Blanks, accents, apostrophes and the like work.
 * @param root the project
 * @param others folders that the build reads and writes
 * @throws naming the folder and the character
 */
export function assertReadable(root: string, others: readonly string[]): void {
  const sign = [...root].find((one) => CUTS.test(one) || isEncodedInTwoWays(one));
  if (sign !== undefined) throw unreadable(root, sign);
  for (const folder of others) {
    const [cut] = CUTS.exec(folder) ?? [];
    if (cut !== undefined) throw unreadable(folder, cut);
  }
}

const CUTS = /["#?%]/;

const isEncodedInTwoWays = (sign: string): boolean =>
  !/[\p{L}\p{N}\s/\\.:_-]/u.test(sign) &&
  new URL(`file:///${sign}`).pathname !== pathToFileURL(`/${sign}`).pathname;

const unreadable = (folder: string, sign: string): Error =>
  new Error(
    `The folder ${folder} has the sign ${sign} in its name, with which the build's tools cannot find its files. Rename the folder.`,
  );

/**
 * Refuses an output folder if replacing it would delete something else.
 * @param keep folders that must survive
 * @throws if `out` is one of them, contains one, is inside the snapshot, or contains files that no build has
 *   made; or if a folder has a name that the build cannot read
 */
export function assertReplaceable(
  out: string,
  keep: { root: string; snapshot: string; cache: string },
): void {
  assertReadable(keep.root, [keep.snapshot, resolve(keep.cache), resolve(out)]);
  if (isWithin(keep.root, out) || isWithin(keep.snapshot, out) || isWithin(out, keep.snapshot))
    throw new Error(`OUT_DIR must be a folder of its own; a build would replace ${out} as a whole.`);
  if (isWithin(keep.cache, out))
    throw new Error(`CACHE_DIR must not lie in OUT_DIR; a build would replace ${keep.cache} with ${out}.`);
  if (isWithin(out, storeDir(keep.cache)))
    throw new Error(
      `OUT_DIR must not lie in ${storeDir(keep.cache)}, which a build empties. Choose another.`,
    );
  if (!existsSync(out)) return;
  if (!statSync(out).isDirectory())
    throw new Error(`OUT_DIR must be a folder, and ${out} is a file. Choose another, or remove the file.`);
  const names = readdirSync(out).filter((name) => !name.startsWith('.') && name !== 'lost+found');
  if (names.length > 0 && !SIGNS.some((sign) => names.includes(sign)))
    throw new Error(
      `OUT_DIR must be a folder that a build has made, or an empty one: ${out} holds ${names.slice(0, 3).join(', ')}, which would be deleted. Choose another.`,
    );
}

/** Every output, whole or a share, contains one of these. */
const SIGNS = ['index.html', '404.html', '_astro'];

function isWithin(path: string, folder: string): boolean {
  const between = relative(real(folder), real(path));
  return !between.startsWith('..') && !isAbsolute(between);
}

/** More successive links than any system follows. */
const MOST_LINKS = 40;

/** The path with links resolved; for a link with a missing target, the path of that target. */
export function real(path: string, links = 0): string {
  if (existsSync(path)) return realpathSync(path);
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  return isLink && links < MOST_LINKS
    ? real(resolve(dirname(path), readlinkSync(path)), links + 1)
    : resolve(path);
}

/** Whether a process is running. A zombie, as in containers without a reaper, counts as ended. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Only Linux provides this; the second field may contain spaces and brackets. */
function isZombie(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && /^\d+ \(.*\) Z/s.test(readFileSync(file, 'utf8'));
}
