import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildInputs } from '../snapshot/build-plan.ts';
import { snapshotDir } from '../snapshot/folder.ts';

/**
 * The path on the disk of a file below the snapshot's `media/`.
 * @param path below `media/`, as records name it
 * @returns `undefined` if there is no such file, if the path leads out of the folder, or if a part of it
 *   begins with a dot: hidden files are not published
 */
export function mediaFile(path: string): string | undefined {
  if (path.split(/[\\/]/).some((name) => name.startsWith('.'))) return undefined;
  const file = join(snapshotDir(), 'media', path);
  return existsSync(file) ? file : undefined;
}

/** A digest of a media file's content, taken from the build's inputs if they hold it. */
export const mediaDigest = (path: string, file: string): string =>
  buildInputs()?.media[path] ??
  createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 16);
