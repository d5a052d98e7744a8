import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** No process has this number: it is above the highest that Linux gives. */
export const DEAD = 4_194_305;

/** A folder that is cleared away after the test. */
export function makeRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'output-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return root;
}
