import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeSnapshotDir, type SnapshotFiles } from '../fixtures/make-snapshot.ts';
import { buildEnv } from './lib/build-env.ts';

/** Changes a file's content in ways that its type does not allow. */
const spoil = (value: object, change: Record<string, unknown>) => Object.assign(value, change);

const at = <T>(list: readonly T[], index = 0): T => {
  const item = list[index];
  if (item === undefined) throw new Error(`The minimal snapshot has no entry ${index}.`);
  return item;
};

/** Changes that break the minimal snapshot, and the build's error message for each. */
const BROKEN: [name: string, alter: (files: SnapshotFiles) => void, message: RegExp][] = [
  [
    'missing field',
    (files) => spoil(at(files.properties), { City: undefined }),
    /properties\.json#\/0\/City\b/,
  ],
  [
    'wrong type',
    (files) => spoil(at(files.properties), { Price: 'beaucoup' }),
    /properties\.json#\/0\/Price\b/,
  ],
  [
    'duplicate path',
    (files) => files.menu.push({ ...at(files.menu, 3), id: 'second', path: '/contact/' }),
    /menu\.json.*[\s\S]*\/contact\//,
  ],
  ['truncated JSON', (files) => spoil(files.raw, { 'site.json': '{ "name": "Test' }), /site\.json/],
  ['unknown key', (files) => spoil(files.site, { fone: '1' }), /site\.json.*[\s\S]*fone/],
  [
    'missing picture',
    (files) =>
      spoil(at(files.properties), { PictureItems: [{ ID: 1, Url: 'properties/no.jpg', Name: 'no' }] }),
    /properties\.json#\/0\/PictureItems\/0\/Url[\s\S]*properties\/no\.jpg/,
  ],
  [
    'wrong polygon',
    (files) =>
      files.neighbourhoods.push({
        ID: 1,
        Name: 'Outremeuse',
        language: 'fr',
        Coordinates: '50.64,5.58 here 50.65,5.59',
      }),
    /neighbourhoods\.json#\/0\/Coordinates/,
  ],
  [
    'redirect loop',
    (files) => {
      spoil(at(files.menu, 3).params, { redirect: true, redirectUrl: '/Blog/' });
      spoil(at(files.menu, 4).params, { redirect: true, redirectUrl: '/contact/' });
    },
    /menu\.json/,
  ],
];

function build(snapshot: string) {
  const root = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const out = join(root, 'dist');
  mkdirSync(out);
  writeFileSync(join(out, 'index.html'), 'the last good site');
  const report = join(root, 'report');
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    encoding: 'utf8',
    env: buildEnv({
      SNAPSHOT_DIR: snapshot,
      OUT_DIR: out,
      CACHE_DIR: join(root, 'cache'),
      REPORT_DIR: report,
    }),
  });
  return {
    status,
    stderr,
    report: readFileSync(join(report, 'index.html'), 'utf8'),
    left: readdirSync(root).filter((name) => name !== 'cache' && name !== 'report'),
    index: readFileSync(join(out, 'index.html'), 'utf8'),
  };
}

describe('a broken snapshot ends the build and leaves the last output as it was', () => {
  test.each(BROKEN)('%s', (_, alter, message) => {
    const { status, stderr, report, left, index } = build(makeSnapshotDir(alter));
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/ {2}found {5}.+\n {2}expected {2}.+\n {2}hint {6}.+/);
    expect(report).toMatch(/Nothing was built\..*Correct what is named below/);
    expect({ status, index, left }).toEqual({
      status: 1,
      left: ['dist'],
      index: 'the last good site',
    });
  });

  test('all faults at once', () => {
    const { stderr } = build(
      makeSnapshotDir((files) => {
        spoil(at(files.properties), { City: undefined });
        spoil(files.site, { fone: '1' });
        spoil(at(files.menu).params, { title: 7 });
      }),
    );
    for (const message of [/properties\.json#\/0\/City/, /fone/, /menu\.json#\/0\/params\/title/])
      expect(stderr).toMatch(message);
  });

  test('a fault that only the build itself finds: a picture that is damaged within', async () => {
    const whole = await sharp({
      create: { width: 300, height: 200, channels: 3, background: '#888' },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const damaged = Buffer.concat([
      whole.subarray(0, 60),
      Buffer.alloc(whole.length - 120, 7),
      whole.subarray(-60),
    ]);
    const snapshot = makeSnapshotDir((files) => {
      spoil(at(files.properties), {
        PictureItems: [{ ID: 1, Url: 'a.png', Name: 'a', Width: 300, Height: 200 }],
      });
      spoil(files.raw, { 'media/a.png': damaged });
    });
    const memory = () => readFileSync(join(snapshot, 'catalogue/known.json'), 'utf8');
    const before = memory();
    const { status, report, left, index } = build(snapshot);
    expect(memory()).toBe(before);
    expect(report).toMatch(/Nothing was built\..*last lines of the terminal/);
    expect({ status, index, left }).toEqual({
      status: 1,
      left: ['dist'],
      index: 'the last good site',
    });
  });
});
