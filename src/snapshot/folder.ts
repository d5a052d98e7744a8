import { resolve } from 'node:path';

/** The snapshot that a command works on: `SNAPSHOT_DIR`, else the project's own. */
export function snapshotDir(): string {
  const { SNAPSHOT_DIR } = process.env;
  return resolve(SNAPSHOT_DIR || 'snapshot');
}
