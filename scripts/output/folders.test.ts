import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { assertReplaceable, isRunning, makeStaging, recover, swapIn } from './folders.ts';

function makeRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'output-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}

function fill(folder: string, text: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), text);
  return folder;
}

const read = (folder: string) => readFileSync(join(folder, 'index.html'), 'utf8');

/** No process has this number: it is above the highest that Linux gives. */
const DEAD = 4_194_305;

describe('swapIn', () => {
  test('puts the first output in place', () => {
    const out = join(makeRoot(), 'dist');
    const staging = makeStaging(out);
    fill(staging, 'new');
    swapIn(staging, out);
    expect(read(out)).toBe('new');
  });

  test('replaces the last output and leaves nothing beside it', () => {
    const root = makeRoot();
    const out = fill(join(root, 'dist'), 'old');
    writeFileSync(join(out, 'gone.html'), '');
    const staging = makeStaging(out);
    fill(staging, 'new');
    swapIn(staging, out);
    expect(read(out)).toBe('new');
    expect(existsSync(join(out, 'gone.html'))).toBe(false);
    expect(readdirSync(root)).toEqual(['dist']);
  });

  test('follows a link to the output', () => {
    const root = makeRoot();
    const target = fill(join(root, 'release'), 'old');
    symlinkSync(target, join(root, 'dist'));
    const staging = makeStaging(join(root, 'dist'));
    fill(staging, 'new');
    swapIn(staging, join(root, 'dist'));
    expect(read(join(root, 'dist'))).toBe('new');
    expect(readdirSync(root).sort()).toEqual(['dist', 'release']);
  });
});

describe('recover', () => {
  test('puts the last output back after a stop between the two renames', () => {
    const root = makeRoot();
    fill(join(root, 'dist-previous'), 'old');
    recover(join(root, 'dist'));
    expect(read(join(root, 'dist'))).toBe('old');
    expect(readdirSync(root)).toEqual(['dist']);
  });

  test('removes the previous output where the new one is in place', () => {
    const root = makeRoot();
    fill(join(root, 'dist'), 'new');
    fill(join(root, 'dist-previous'), 'old');
    recover(join(root, 'dist'));
    expect(read(join(root, 'dist'))).toBe('new');
    expect(readdirSync(root)).toEqual(['dist']);
  });

  test('removes what killed builds left, not what runs', () => {
    const root = makeRoot();
    fill(join(root, 'dist'), 'old');
    for (const id of [DEAD, process.pid]) mkdirSync(join(root, `dist-building-${id}`));
    recover(join(root, 'dist'));
    expect(readdirSync(root).sort()).toEqual(['dist', `dist-building-${process.pid}`]);
  });

  test('an output whose parent does not exist is no fault', () => {
    expect(() => recover(join(makeRoot(), 'a', 'dist'))).not.toThrow();
  });
});

describe('isRunning', () => {
  test('knows this process, and not one that never was', () => {
    expect(isRunning(process.pid)).toBe(true);
    expect(isRunning(DEAD)).toBe(false);
  });

  test.runIf(existsSync('/proc/self/stat'))(
    'does not count one that has ended and is not asked for',
    async () => {
      // The shell becomes `sleep`, which never asks for the child that it left.
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
  const keep = { root: '/srv/site', snapshot: '/data/snapshot' };

  test.each(['/srv/site', '/srv', '/', '/data', '/data/snapshot', '/data/snapshot/dist'])(
    'refuses %s',
    (out) => expect(() => assertReplaceable(out, keep)).toThrow('OUT_DIR'),
  );

  test.each([
    { ...keep, snapshot: '/data/snapshot #2' },
    { ...keep, root: '/srv/site?' },
  ])('refuses folders of names that the bundler cannot read: %j', (folders) =>
    expect(() => assertReplaceable('/out', folders)).toThrow(/Rename the folder/),
  );

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
