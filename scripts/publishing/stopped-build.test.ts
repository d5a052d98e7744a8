import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeSnapshotDir } from '../../tests/fixtures/make-snapshot.ts';

test('a build that is stopped at the keyboard says what became of the site', async () => {
  const root = mkdtempSync(join(tmpdir(), 'stopped-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const cache = join(root, 'cache');
  const build = spawn(process.execPath, ['scripts/build.ts'], {
    // A process group of its own, as a shell creates for a command: Ctrl+C stops the whole group.
    detached: true,
    env: {
      ...process.env,
      SNAPSHOT_DIR: makeSnapshotDir(),
      OUT_DIR: join(root, 'dist'),
      CACHE_DIR: cache,
      REPORT_DIR: join(root, 'report'),
    },
  });
  const said = text(build.stderr);
  // The folder is made right before the check starts, which runs even if another build is running.
  await vi.waitFor(() => expect(existsSync(cache)).toBe(true), { timeout: 20_000, interval: 20 });
  process.kill(-(build.pid ?? 0), 'SIGINT');
  expect(await once(build, 'exit')).toEqual([130, null]);
  expect(await said).toContain('Stopped. The output folder holds the last site that was built, whole.');
  expect(existsSync(join(root, 'dist'))).toBe(false);
});
