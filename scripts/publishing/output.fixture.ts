import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** The number of no process: it is above the highest that Linux uses. */
export const DEAD = 4_194_305;

/** A folder that is deleted after the test. */
export function makeRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'output-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return root;
}
