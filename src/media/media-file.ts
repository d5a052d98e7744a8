import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { buildInputs } from '../snapshot/build-plan.ts';
import { snapshotDir } from '../snapshot/folder.ts';

/**
 * Where a file of the snapshot's media lies on the disk.
 * @param path below `media/`, as records name it
 * @returns none where there is no such file, or where the path leads out of the folder
 */
export function mediaFile(path: string): string | undefined {
  const media = join(snapshotDir(), 'media');
  const file = normalize(join(media, path));
  return file.startsWith(media) && existsSync(file) ? file : undefined;
}

/** A digest of a media file's content; a build has read it already. */
export const mediaDigest = (path: string, file: string): string =>
  buildInputs()?.media[path] ??
  createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 16);
