import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** All files below a folder; an empty folder is listed with a final slash. */
export interface Listing {
  paths: string[];
  /** Three numbers for each path, see `markOf`. */
  marks: Float64Array;
}

/** Identifies a version of a file: its inode, its modification time (milliseconds), and its size. */
export type Mark = readonly [inode: number, modified: number, size: number];

export const markOf = ({ ino, mtimeMs, size }: { ino: number; mtimeMs: number; size: number }): Mark => [
  ino,
  mtimeMs,
  size,
];

/** The mark of a file that must be written again. */
const NO_MARK: Mark = [0, 0, 0];

/** Whether a listed file has a given mark, that is, has not been written to since. */
export const isMarkedSo = ({ marks }: Listing, index: number, [inode, modified, size]: Mark): boolean =>
  marks[3 * index] === inode && marks[3 * index + 1] === modified && marks[3 * index + 2] === size;

/** The mode of this process's new files or folders; the last three octal digits. */
const modeOf = (most: number): number => most & ~process.umask();

/** Whether a file has the permissions of this process's new files. */
export const hasFileMode = ({ mode }: { mode: number }): boolean => (mode & 0o777) === modeOf(0o666);
const hasFolderMode = ({ mode }: { mode: number }): boolean => (mode & 0o777) === modeOf(0o777);

/** Lists the files below a folder in a thread of its own: a large site takes seconds. */
export const listBeside = (folder: string): Promise<Listing> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { folder } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

function list(folder: string): Listing {
  const paths: string[] = [];
  const marks: number[] = [];
  const walk = (below: string, isUsable: boolean) => {
    const entries = readdirSync(join(folder, below), { withFileTypes: true });
    for (const entry of entries) {
      const path = `${below}${entry.name}`;
      // Links to folders are not followed, so that nothing outside is listed.
      if (entry.isDirectory()) {
        // A folder that others cannot read would make the site's pages unreadable for the web server.
        walk(`${path}/`, isUsable && hasFolderMode(lstatSync(join(folder, path))));
        continue;
      }
      const stat = lstatSync(join(folder, path));
      paths.push(path);
      marks.push(...(isUsable && hasFileMode(stat) ? markOf(stat) : NO_MARK));
    }
    if (entries.length === 0 && below !== '') {
      paths.push(below);
      marks.push(...NO_MARK);
    }
  };
  if (existsSync(folder)) walk('', true);
  return { paths, marks: Float64Array.from(marks) };
}

if (!isMainThread) {
  const { folder } = (workerData ?? {}) as { folder?: string };
  if (folder !== undefined) {
    const listing = list(folder);
    parentPort?.postMessage(listing, [listing.marks.buffer as ArrayBuffer]);
  }
}
