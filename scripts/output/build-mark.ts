import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from './folders.ts';

const markOf = (cache: string): string => join(cache, 'build-running');

/**
 * Marks a cache as being written. A build that was killed or failed leaves its mark, for it may have put pages into the
 * cache that the list of the build before does not tell of: what stands there must not be used again.
 * @returns whether the last build ended well
 * @throws where another build is writing it now
 */
export function takeMark(cache: string): boolean {
  const mark = markOf(cache);
  const pid = existsSync(mark) ? Number(readFileSync(mark, 'utf8')) : undefined;
  if (pid !== undefined && pid !== process.pid && isRunning(pid))
    throw new Error(
      `Another build (process ${pid}) uses ${cache}. Wait for it, or set CACHE_DIR to another folder.`,
    );
  mkdirSync(cache, { recursive: true });
  writeFileSync(mark, String(process.pid));
  return pid === undefined;
}

/** Takes the mark away when a build has ended well. */
export const releaseMark = (cache: string): void => rmSync(markOf(cache), { force: true });
