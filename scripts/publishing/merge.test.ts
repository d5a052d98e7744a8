import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isInShare } from '../rendering/share.ts';
import { mergeShares } from './merge.ts';
import { readBuildOptions } from './options.ts';

function shares(...files: Record<string, string>[]): { folder: string; out: string } {
  const root = mkdtempSync(join(tmpdir(), 'merge-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'shares');
  for (const [index, share] of files.entries()) {
    const note = JSON.stringify({ index: index + 1, count: files.length, inputs: 'x' });
    for (const [name, text] of Object.entries({ 'share.json': note, ...share })) {
      const file = join(folder, String(index), name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  return { folder, out: join(root, 'dist') };
}

test('shares are put together, without their notes, and replace what was there', () => {
  const { folder, out } = shares(
    { 'a/index.html': 'a', 'robots.txt': 'r' },
    { 'b/index.html': 'b', 'robots.txt': 'r' },
  );
  mkdirSync(out);
  writeFileSync(join(out, 'old.html'), '');
  expect(mergeShares(folder, out)).toBe(2);
  expect(
    readFileSync(join(out, 'a/index.html'), 'utf8') + readFileSync(join(out, 'b/index.html'), 'utf8'),
  ).toBe('ab');
  for (const name of ['old.html', 'share.json']) expect(existsSync(join(out, name))).toBe(false);
});

test.each<[string, Record<string, string>[], RegExp]>([
  ['two shares that differ', [{ 'a.html': '1' }, { 'a.html': '2' }], /differ in a\.html/],
  [
    'a share of something else',
    [{}, { 'share.json': '{"index":2,"count":2,"inputs":"y"}' }],
    /another snapshot/,
  ],
  ['a share twice', [{}, { 'share.json': '{"index":1,"count":2,"inputs":"x"}' }], /1\/2 is there 2 times/],
  [
    'a share that is missing',
    [{ 'share.json': '{"index":1,"count":2,"inputs":"x"}' }],
    /2\/2 is there 0 times/,
  ],
  ['no share', [], /no share/],
])('%s leaves the output as it was', (_, files, message) => {
  const { folder, out } = shares(...files);
  mkdirSync(out);
  writeFileSync(join(out, 'old.html'), '');
  expect(() => mergeShares(folder, out)).toThrow(message);
  expect(existsSync(join(out, 'old.html'))).toBe(true);
});

test('every path falls into one share, and the shares are about equal', () => {
  const sizes = [1, 2, 3, 4].map(
    (index) =>
      Array.from({ length: 4000 }, (_, id) => `/fr/${id}/`).filter((path) =>
        isInShare(path, { index, count: 4 }),
      ).length,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(4000);
  for (const size of sizes) expect(Math.abs(size - 1000)).toBeLessThan(120);
});

test.each(['0/4', '5/4', '2', '2/0', 'a/b', ''])('%j is no share', (text) =>
  expect(() => readBuildOptions(['--shard', text])).toThrow('2/4'),
);
