import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from './folders.ts';

/** What a build writes for itself, with the number of its process. */
const OWN = /^(?:build-plan|this-build|known|faults)-(\d+)\.json$/;

/** Deletes what builds that were killed have left in a cache; with many pages it is megabytes. */
export function clearLeftovers(cache: string): void {
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache)) {
    const pid = OWN.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(cache, name));
  }
}
