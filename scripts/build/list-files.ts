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
  const walk = (below: string) => {
    const entries = readdirSync(join(folder, below), { withFileTypes: true });
    for (const entry of entries) {
      const path = `${below}${entry.name}`;
      // A link to a folder is no folder: nothing outside is walked through.
      if (entry.isDirectory()) {
        walk(`${path}/`);
        continue;
      }
      paths.push(path);
      marks.push(...markOf(lstatSync(join(folder, path))));
    }
    if (entries.length === 0 && below !== '') {
      paths.push(below);
      marks.push(0, 0);
    }
  };
  if (existsSync(folder)) walk('');
  return { paths, marks: Float64Array.from(marks) };
}

if (!isMainThread) {
  const { folder } = (workerData ?? {}) as { folder?: string };
  if (folder !== undefined) {
    const listing = list(folder);
    parentPort?.postMessage(listing, [listing.marks.buffer as ArrayBuffer]);
  }
}
