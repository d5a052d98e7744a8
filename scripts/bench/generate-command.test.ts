import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { snapshotGenerate } from './generate-command.ts';

let root: string;
let source: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'generate-'));
  source = join(root, 'snapshot');
  mkdirSync(join(source, 'media'), { recursive: true });
  mkdirSync(join(source, 'catalogue'));
  const property = { ID: 1, language: 'fr', Goal: 0, WebID: '1', City: 'Liège', Zip: '4000' };
  writeFileSync(join(source, 'catalogue/properties.json'), JSON.stringify([property]));
  const city = { ID: 1, Name: 'Liège', Zip: '4000', language: 'fr' };
  writeFileSync(join(source, 'catalogue/cities.json'), JSON.stringify([city]));
  vi.stubEnv('SNAPSHOT_DIR', source);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  });
});

const properties = (dir: string) => JSON.parse(readFileSync(join(dir, 'catalogue/properties.json'), 'utf8'));

test('a new folder is written, and its own is written anew', () => {
  const dir = join(root, 'large');
  expect(snapshotGenerate([dir, '--properties', '5'])).toEqual({
    status: 0,
    out: `${dir}: 5 properties.`,
    err: '',
  });
  expect(properties(dir)).toHaveLength(5);
  expect(snapshotGenerate([dir, '--properties', '7']).status).toBe(0);
  expect(properties(dir)).toHaveLength(7);
});

test('nothing else is deleted: neither the snapshot itself, nor what holds it, nor any other folder or file', () => {
  mkdirSync(join(root, 'work'));
  writeFileSync(join(root, 'work/letter.txt'), 'x');
  for (const path of [source, root, join(root, 'work'), join(root, 'work/letter.txt')]) {
    const { status, err } = snapshotGenerate([path, '--properties', '5']);
    expect(err).toContain(`${path} would be deleted`);
    expect(status).toBe(1);
  }
  expect(properties(source)).toHaveLength(1);
  expect(existsSync(join(root, 'work/letter.txt'))).toBe(true);
});

test.each([
  [[], /missing required argument 'DIR'/],
  [['a', 'b'], /too many arguments/],
  [['a', '--properties', 'many'], /--properties .* must be a whole number/],
  [['a', '--properties', '0'], /--properties/],
  [['a', '--seed', 'x'], /--seed/],
  [['a', '--sede', '1'], /--sede/],
])('called with %j it tells how', (args, message) => {
  const { status, err } = snapshotGenerate(args);
  expect(err).toMatch(message);
  expect(err).toContain('Usage:');
  expect(status).toBe(2);
});
