import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** All files below a folder; what is empty is a path that ends with a slash. */
export interface Listing {
  paths: string[];
  /** Two numbers for each path, see `markOf`. */
  marks: Float64Array;
}

/** Tells two files of one name apart: a number of the disk, and when its content was written, in milliseconds. */
export const markOf = ({ ino, mtimeMs }: { ino: number; mtimeMs: number }): [number, number] => [
  ino,
  mtimeMs,
];

/** The mark of a file that is to be put anew. */
const NO_MARK = [0, 0];

/** What this process gives a new file or folder, of which the last three digits of a mode tell. */
const modeOf = (most: number): number => most & ~process.umask();

/** Whether a file is to be read by those who may read what this process writes. */
export const hasFileMode = ({ mode }: { mode: number }): boolean => (mode & 0o777) === modeOf(0o666);
const hasFolderMode = ({ mode }: { mode: number }): boolean => (mode & 0o777) === modeOf(0o777);

/** Lists the files below a folder, in a thread of its own: a large site takes seconds. */
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
      // A link to a folder is no folder: nothing outside is walked through.
      if (entry.isDirectory()) {
        // A folder that is closed to others would close the site's pages to its visitors.
        walk(`${path}/`, isUsable && hasFolderMode(lstatSync(join(folder, path))));
        continue;
      }
      paths.push(path);
      marks.push(...(isUsable ? markOf(lstatSync(join(folder, path))) : NO_MARK));
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
