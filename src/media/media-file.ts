import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildInputs } from '../snapshot/build-plan.ts';
import { snapshotDir } from '../snapshot/folder.ts';

/**
 * Where a file of the snapshot's media lies on the disk.
 * @param path below `media/`, as records name it
 * @returns none where there is no such file, where the path leads out of the folder, or where it is hidden: hidden files
 * are no matter of the site
 */
export function mediaFile(path: string): string | undefined {
  if (path.split(/[\\/]/).some((name) => name.startsWith('.'))) return undefined;
  const file = join(snapshotDir(), 'media', path);
  return existsSync(file) ? file : undefined;
}

/** A digest of a media file's content; a build has read it already. */
export const mediaDigest = (path: string, file: string): string =>
  buildInputs()?.media[path] ??
  createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 16);
