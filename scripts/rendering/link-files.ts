import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

/** An existing file, and its additional name. */
export type Pair = [from: string, to: string];

/** Errors of file systems without hard links, or with none to another disk. */
const WITHOUT_LINKS = ['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'];

/** Makes a hard link; if the file system has none, a copy. */
export function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && WITHOUT_LINKS.includes(String(error.code))))
      throw error;
    copyFileSync(from, to);
  }
}

/** Makes hard links in a thread of its own: tens of thousands take seconds. */
export const linkBeside = (pairs: readonly Pair[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { pairs } });
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });

function linkAll(pairs: readonly Pair[]): void {
  const made = new Set<string>();
  for (const [from, to] of pairs) {
    const folder = dirname(to);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    link(from, to);
  }
}

if (!isMainThread) {
  const { pairs } = (workerData ?? {}) as { pairs?: readonly Pair[] };
  if (pairs) linkAll(pairs);
}
