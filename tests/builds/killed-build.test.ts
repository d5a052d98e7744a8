import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { EDITS } from '../../scripts/incremental/edits.ts';
import { seeded } from '../../scripts/random/random.ts';
import { oneLanguageWorkshop } from './workshop.ts';

/** A digest of the names and contents of a folder's files. */
function digestOf(dir: string): string {
  const hash = createHash('sha256');
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  for (const name of names.toSorted())
    if (statSync(join(dir, name)).isFile()) hash.update(`${name}\0`).update(readFileSync(join(dir, name)));
  return hash.digest('hex');
}

/**
 * Starts a command in a process group of its own and kills the whole group, like a power cut.
 * @returns whether it had ended before
 */
async function killAfter(milliseconds: number, cwd: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const child = spawn(process.execPath, ['scripts/build.ts'], { cwd, env, detached: true, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), milliseconds);
  await ended;
  clearTimeout(timer);
  return child.exitCode === 0;
}

// Six builds, which take long on a busy machine.
test('a build that is killed at any moment leaves the old site or the new one, whole, and the next one works', {
  timeout: 600_000,
}, async () => {
  const shop = oneLanguageWorkshop();
  onTestFinished(() => shop.remove());
  const start = performance.now();
  await shop.build('site', 'cache');
  const whole = performance.now() - start;
  // From here on, builds reuse the folders of the output before the last one.
  EDITS.price(shop, seeded(1));
  await shop.build('site', 'cache');
  const [dir, random] = [join(shop.root, 'site'), seeded(7)];
  const old = digestOf(dir);
  EDITS.menu(shop, random);
  EDITS.price(shop, random);
  const seen: { share: number; digest: string; isDone: boolean }[] = [];
  // Times between the check of the snapshot and the moment when the site is put in place.
  for (const share of [0.15, 0.5, 0.85].map((from) => from + random.next() * 0.15)) {
    const env = { ...process.env, ...shop.environment('site', 'cache') };
    const isDone = await killAfter(share * whole, shop.project, env);
    seen.push({ share, digest: digestOf(dir), isDone });
  }
  await shop.build('site', 'cache');
  const fresh = digestOf(dir);
  expect(fresh).not.toBe(old);
  expect(seen.some(({ isDone }) => !isDone)).toBe(true);
  for (const { digest } of seen) expect([old, fresh]).toContain(digest);
  expect(readdirSync(shop.root).filter((name) => name.startsWith('site'))).toEqual(['site']);
});
