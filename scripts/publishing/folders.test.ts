import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { assertReplaceable, isRunning } from './folders.ts';
import { DEAD, makeRoot } from './output.fixture.ts';

describe('isRunning', () => {
  test('knows this process, and not one that never was', () => {
    expect(isRunning(process.pid)).toBe(true);
    expect(isRunning(DEAD)).toBe(false);
  });

  test.runIf(existsSync('/proc/self/stat'))(
    'does not count one that has ended and is not asked for',
    async () => {
      // `exec` replaces the shell by `sleep`, which never waits for the child process.
      const parent = spawn('sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 30'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      onTestFinished(() => void parent.kill('SIGKILL'));
      const pid = await new Promise<number>((resolve) =>
        parent.stdout.once('data', (data: Buffer) => resolve(Number(data.toString()))),
      );
      await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000 });
      expect(() => process.kill(pid, 0)).not.toThrow();
    },
  );
});

describe('assertReplaceable', () => {
  const keep = { root: '/srv/site', snapshot: '/data/snapshot', cache: '/srv/site/.cache' };

  test.each(['/srv/site', '/srv', '/', '/data', '/data/snapshot', '/data/snapshot/dist'])(
    'refuses %s',
    (out) => expect(() => assertReplaceable(out, keep)).toThrow('OUT_DIR'),
  );

  test.each([
    { ...keep, snapshot: '/data/snapshot #2' },
    { ...keep, root: '/srv/site?' },
    { ...keep, root: '/srv/été 100%' },
    { ...keep, root: '/srv/site [1]' },
    { ...keep, snapshot: '/data/100%' },
    { ...keep, cache: '/srv/50% cache' },
  ])('refuses folders of names that the bundler cannot read: %j', (folders) =>
    expect(() => assertReplaceable('/out', folders)).toThrow(/Rename the folder/),
  );

  test('takes folders with blanks, accents, apostrophes and brackets', () =>
    expect(() =>
      assertReplaceable("/out/l'été [1]", {
        root: "/srv/Mes documents/l'été (2) {b} & c+d !e",
        snapshot: "/data/l'été [1]",
        cache: '/srv/Ma cache [1]',
      }),
    ).not.toThrow());

  test('refuses to lie in what a build empties, and to hold the cache', () => {
    expect(() => assertReplaceable('/srv/site/.cache/site-build/previous', keep)).toThrow(
      'which a build empties',
    );
    expect(() => assertReplaceable('/out', { ...keep, cache: '/out/cache' })).toThrow('CACHE_DIR');
    expect(() => assertReplaceable('/srv/site/.cache/out', keep)).not.toThrow();
  });

  test('refuses a file, and a folder with anything else than a site; takes an empty one and an older output', () => {
    const root = makeRoot();
    const folder = (name: string, ...files: string[]) => {
      mkdirSync(join(root, name));
      for (const file of files) writeFileSync(join(root, name, file), '');
      return join(root, name);
    };
    writeFileSync(join(root, 'file'), 'x');
    expect(() => assertReplaceable(join(root, 'file'), keep)).toThrow(/is a file/);
    expect(() => assertReplaceable(folder('src', 'a.ts', 'b.ts'), keep)).toThrow(/holds a\.ts, b\.ts, which/);
    for (const path of [
      folder('empty'),
      folder('volume', 'lost+found', '.keep'),
      folder('dist', 'index.html', 'a.ts'),
      folder('share', '_astro'),
    ])
      expect(() => assertReplaceable(path, keep)).not.toThrow();
  });

  test.each(['/srv/site/dist', '/srv/site-dist', '/data/snapshot-dist', '/out'])('allows %s', (out) =>
    expect(() => assertReplaceable(out, keep)).not.toThrow(),
  );
});
