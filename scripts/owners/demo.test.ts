import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeSnapshotDir } from '../../tests/fixtures/make-snapshot.ts';
import { inviteDemoOwners } from './demo.ts';
import { newKeys, readKeys, writeKeys } from './keys.ts';

const owner = (ID: number, Email: string) =>
  JSON.stringify({
    ID,
    Email,
    FirstName: 'A',
    LastName: 'B',
    language: 'en',
    Updated: '2026-11-28',
    properties: [],
  });
const snapshotWith = (...emails: string[]) =>
  makeSnapshotDir(({ raw }) => {
    emails.forEach((email, index) => {
      raw[`owners/${index + 1}.json`] = owner(index + 1, email);
    });
  });

let root: string;
let path: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'demo-'));
  path = join(root, 'owners.keys.json');
  vi.stubEnv('OWNERS_KEYS', path);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

test('the owners of a sample get passphrases, new ones each time', async () => {
  vi.stubEnv('SNAPSHOT_DIR', snapshotWith('a@mail.example', 'b@mail.example'));
  const lines = await inviteDemoOwners();
  expect(lines.join('\n')).toMatch(/a@mail\.example\n {4}(\w+ ){7}\w+\n {2}b@mail\.example/);
  expect(Object.keys(readKeys(path)?.owners ?? {})).toEqual(['1', '2']);
  expect(await inviteDemoOwners()).not.toEqual(lines);
});

test.each([
  ['no owner', []],
  ['a real owner among them', ['a@mail.example', 'b@gmail.com']],
])('with %s nothing is made', async (_name, emails) => {
  vi.stubEnv('SNAPSHOT_DIR', snapshotWith(...emails));
  expect(await inviteDemoOwners()).toEqual([]);
  expect(existsSync(path)).toBe(false);
});

test('the keys of real owners are left alone', async () => {
  vi.stubEnv('SNAPSHOT_DIR', snapshotWith('a@mail.example'));
  const keys = {
    ...newKeys(),
    owners: { '9': { email: 'c@gmail.com', key: '0'.repeat(64), since: '2026-01-01' } },
  };
  writeKeys(path, keys);
  expect(await inviteDemoOwners()).toEqual([]);
  expect(readKeys(path)).toEqual(keys);
});

test('a keys file that is no such file stops the start', async () => {
  vi.stubEnv('SNAPSHOT_DIR', snapshotWith('a@mail.example'));
  writeFileSync(path, '{', { mode: 0o600 });
  await expect(inviteDemoOwners()).rejects.toThrow('not a keys file');
});
