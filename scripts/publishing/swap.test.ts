import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEAD, makeRoot } from './output.fixture.ts';
import { makeStaging, recover, swapIn } from './swap.ts';

function fill(folder: string, text: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), text);
  return folder;
}

const read = (folder: string) => readFileSync(join(folder, 'index.html'), 'utf8');

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
    fill(join(root, `dist-replaced-by-build-${DEAD}`), 'old');
    recover(join(root, 'dist'));
    expect(read(join(root, 'dist'))).toBe('old');
    expect(readdirSync(root)).toEqual(['dist']);
  });

  test('removes the previous output where the new one is in place', () => {
    const root = makeRoot();
    fill(join(root, 'dist'), 'new');
    fill(join(root, `dist-replaced-by-build-${DEAD}`), 'old');
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

  test('puts it back also where the output is a link', () => {
    const root = makeRoot();
    symlinkSync('release', join(root, 'dist'));
    fill(join(root, `release-replaced-by-build-${DEAD}`), 'old');
    recover(join(root, 'dist'));
    expect(read(join(root, 'dist'))).toBe('old');
    expect(readdirSync(root)).toEqual(['dist', 'release']);
  });

  test('of several it puts the last one back', () => {
    const root = makeRoot();
    for (const [id, text] of [
      [DEAD, 'older'],
      [DEAD + 1, 'newer'],
    ] as const) {
      fill(join(root, `dist-replaced-by-build-${id}`), text);
      // A different time, even on disks with millisecond timestamps.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
    recover(join(root, 'dist'));
    expect(read(join(root, 'dist'))).toBe('newer');
    expect(readdirSync(root)).toEqual(['dist']);
  });

  test('leaves a folder of somebody else alone, whatever it is called', () => {
    const root = makeRoot();
    for (const name of ['dist-previous', 'dist-building-x', 'dist-replaced-by-build-'])
      mkdirSync(join(root, name));
    expect(recover(join(root, 'dist'))).toEqual([]);
    expect(readdirSync(root)).toHaveLength(3);
  });

  test('mends an output that is replaced within', () => {
    const root = makeRoot();
    fill(join(root, 'dist', `.old-site-${DEAD}`), 'old');
    recover(join(root, 'dist'));
    expect(read(join(root, 'dist'))).toBe('old');
  });

  test('an output whose parent does not exist is no fault', () => {
    expect(() => recover(join(makeRoot(), 'a', 'dist'))).not.toThrow();
  });
});
