import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from './folders.ts';

/** Where Astro puts the code that renders the pages, which two builds of one project would delete under each other. */
export const WORK_FOLDER = '.astro';

const markOf = (cache: string): string => join(cache, 'build-running');

/**
 * Marks a folder that a build writes, such as its cache. A build that failed or was killed leaves its mark,
 * because it may have put pages into the cache that the previous build's record does not list; they must not
 * be reused.
 * @returns whether the last build ended successfully
 * @throws if another build is writing the folder
 */
export function takeMark(folder: string): boolean {
  const mark = markOf(folder);
  const pid = existsSync(mark) ? Number(readFileSync(mark, 'utf8')) : undefined;
  if (pid !== undefined && pid !== process.pid && isRunning(pid))
    throw new Error(
      `Another build (process ${pid}) works in ${folder}. Wait for it: builds at once need a copy of the project each.`,
    );
  mkdirSync(folder, { recursive: true });
  writeFileSync(mark, String(process.pid));
  return pid === undefined;
}

/** Removes the mark after a successful build. */
export const releaseMark = (folder: string): void => rmSync(markOf(folder), { force: true });

/** The marks of a build on all folders that it writes. */
export class Marks {
  readonly #folders: readonly { folder: string; endedWell: boolean }[];

  /** @throws if another build is writing one of the folders */
  constructor(folders: readonly string[]) {
    const taken: { folder: string; endedWell: boolean }[] = [];
    this.#folders = taken;
    try {
      for (const folder of folders) taken.push({ folder, endedWell: takeMark(folder) });
    } catch (error) {
      this.takeBack();
      throw error;
    }
  }

  /** Whether the last build of each folder ended successfully. */
  get endedWell(): boolean {
    return this.#folders.every(({ endedWell }) => endedWell);
  }

  /** Called after a successful build. */
  release(): void {
    for (const { folder } of this.#folders) releaseMark(folder);
  }

  /** Called if the build has written nothing, so that the folders are as the last build left them. */
  takeBack(): void {
    for (const { folder, endedWell } of this.#folders) if (endedWell) releaseMark(folder);
  }
}
