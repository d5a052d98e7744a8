import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from './folders.ts';

/** Temporary files of a build, with the number of its process. */
const OWN = /^(?:build-plan|this-build|known|faults)-(\d+)\.json$/;

/** Deletes the temporary files of killed builds from a cache; with many pages they take megabytes. */
export function clearLeftovers(cache: string): void {
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache)) {
    const pid = OWN.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(cache, name));
  }
}
