import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../../src/snapshot/fault.ts';
import { runNode } from '../process/child.ts';
import { MEMORY } from './memory.ts';

interface Checked {
  status: number;
  /** The faults in words. */
  output: string;
  faults: Fault[];
}

/** Checks the snapshot in a process of its own, whose memory is free again afterwards. */
export async function checkSnapshot(cache: string, strict: boolean): Promise<Checked> {
  mkdirSync(cache, { recursive: true });
  const file = join(cache, `faults-${process.pid}.json`);
  const ended = await runNode(
    [...MEMORY, 'scripts/snapshot-check.ts', '--json', file, ...(strict ? ['--strict'] : [])],
    { output: 'capture' },
  );
  const faults = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Fault[]) : [];
  rmSync(file, { force: true });
  return { ...ended, faults };
}
