import { spawnSync } from 'node:child_process';
import { describe, expect, test, vi } from 'vitest';
import { makeSnapshotDir, page, propertyRecords } from '../../tests/fixtures/make-snapshot.ts';
import { snapshotCheck } from './check.ts';

describe('the fixtures', () => {
  test.each(['tests/fixtures/snapshot', 'tests/fixtures/one-language'])('%s has no error', (dir) => {
    const { status, out } = snapshotCheck([dir]);
    expect(out).not.toContain('ERROR');
    expect(status).toBe(0);
  });

  test('warnings of one kind stand together, and the last line counts entities per language', () => {
    const { out } = snapshotCheck(['tests/fixtures/snapshot']);
    expect(out).toContain('WARNING languages.json (2 times)\n  id en: ');
    const summary = out.trimEnd().split('\n').at(-1);
    expect(summary).toMatch(
      /^\d+ pages \(nl \d+, fr \d+, en 0, de 0\) · 17 properties \(nl 16, fr 16, en 0, de 0\) · /,
    );
    expect(summary).toMatch(/ · 0 error\(s\), \d+ warning\(s\)$/);
  });
});

describe('the exit status', () => {
  const broken = () =>
    makeSnapshotDir((files) => {
      files.raw['popup.json'] = '{';
    });
  const warned = () =>
    makeSnapshotDir(({ languages }) => {
      languages.languages.push({ code: 'de', use: true });
    });

  test.each([
    ['no fault', () => [makeSnapshotDir()], 0, /^5 pages \(fr 5, nl 5\).* · 0 error\(s\), 0 warning\(s\)$/],
    ['no fault, strictly', () => [makeSnapshotDir(), '--strict'], 0, /0 error/],
    [
      'an error',
      () => [broken()],
      1,
      /ERROR popup\.json[\s\S]*once these errors are mended\.\s+1 error\(s\), 0 warning\(s\)$/,
    ],
    ['a warning', () => [warned()], 0, /WARNING languages\.json/],
    ['a warning, strictly', () => ['--strict', warned()], 1, /0 error\(s\), 1 warning\(s\)$/],
    ['a request for help', () => ['--help'], 0, /^Usage: /],
  ] as const)('with %s', (_, args, status, output) => {
    const result = snapshotCheck(args());
    expect(result.out).toMatch(output);
    expect(result.err).toBe('');
    expect(result.status).toBe(status);
  });

  test.each([
    ['an unknown option', ['--foo'], /--foo[\s\S]*Usage:/],
    ['a folder that is not there', ['no/such/folder'], /no\/such\/folder[\s\S]*Usage:/],
    ['a file for a folder', ['package.json'], /package\.json[\s\S]*Usage:/],
    ['two folders', ['snapshot', 'tests'], /snapshot, tests[\s\S]*Usage:/],
  ])('with %s is 2', (_, args, message) => {
    const result = snapshotCheck(args);
    expect(result.err).toMatch(message);
    expect(result.out).toBe('');
    expect(result.status).toBe(2);
  });
});

test('faults of the route table and of links are among those named', () => {
  const dir = makeSnapshotDir(({ menu }) => {
    menu.push(page('/x/', { path: { fr: '/contact/' }, content: { fr: '<a href="/no/">x</a>' } }));
  });
  const { status, out } = snapshotCheck([dir]);
  expect(out).toContain('the path /fr/contact/, which /contact/ has already');
  expect(out).toContain('ERROR menu.json#/5/params/content/fr · id x\n  found     a link to "/no/"');
  expect(status).toBe(1);
});

test('so are videos that no player takes', () => {
  const dir = makeSnapshotDir((files) => {
    files.properties = propertyRecords(4101, { VideoUrl: 'https://films.example/1' });
  });
  expect(snapshotCheck([dir]).out).toContain(
    'id 4101 (fr, nl)\n  found     the VideoUrl "https://films.example/1"',
  );
});

test('without a folder it takes SNAPSHOT_DIR', () => {
  vi.stubEnv('SNAPSHOT_DIR', makeSnapshotDir());
  expect(snapshotCheck([]).out).toMatch(/^5 pages/);
  vi.unstubAllEnvs();
});

test('the command prints what it found and ends with its status', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/snapshot-check.ts', ...args], { encoding: 'utf8' });
  expect(run('tests/fixtures/one-language')).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringMatching(/warning\(s\)\n$/),
  });
  expect(run('no/such/folder')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining('Usage:'),
  });
});
