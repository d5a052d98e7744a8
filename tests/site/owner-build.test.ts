import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownersCommand } from '../../scripts/owners/command.ts';
import { bytesOf, readKeys } from '../../scripts/owners/keys.ts';
import { masterSecret, vaultKey } from '../../src/features/owner/vault/derive.ts';
import { unseal } from '../../src/features/owner/vault/file.ts';
import { loadOwners } from '../../src/snapshot/read-owners.ts';
import { buildEnv } from './lib/build-env.ts';
import { expectNone } from './lib/expect-none.ts';

/*
 * Two whole builds with the agency's command, with the sample's owners and their keys; between them one
 * owner's passphrase is changed.
 */
const root = mkdtempSync(join(tmpdir(), 'owner-build-'));
const keysPath = join(root, 'owners.keys.json');
const owners = loadOwners('snapshot');
const [rotated, kept] = owners;
if (!rotated || !kept) throw new Error('The sample has two owners.');

const logs: string[] = [];
const outs = ['one', 'two'].map((name) => join(root, name)) as [string, string];

/** Passphrases by owner, the earlier ones first. */
const passphrases = new Map<number, string[]>();
async function command(...args: string[]): Promise<void> {
  const { status, out, err } = await ownersCommand(args, () => owners, keysPath);
  expect(status, err).toBe(0);
  const lines = out.split('\n');
  for (const { ID } of owners) {
    const line = lines.findIndex((text) => text.startsWith(`${ID}  `));
    if (line >= 0) passphrases.set(ID, [...(passphrases.get(ID) ?? []), lines[line + 1]?.trim() ?? '']);
  }
}

function build(out: string, snapshot: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    encoding: 'utf8',
    env: buildEnv({
      SNAPSHOT_DIR: snapshot,
      OUT_DIR: out,
      OWNERS_KEYS: keysPath,
      CACHE_DIR: join(root, 'cache'),
      REPORT_DIR: join(root, 'report'),
    }),
  });
  expect(status, stderr).toBe(0);
  logs.push(stdout, stderr);
}

beforeAll(async () => {
  const snapshot = join(root, 'snapshot');
  cpSync('tests/fixtures/one-language', snapshot, { recursive: true });
  cpSync('snapshot/owners', join(snapshot, 'owners'), { recursive: true });
  await command('invite', ...owners.map(({ ID }) => String(ID)));
  build(outs[0], snapshot);
  await command('rotate', String(rotated.ID));
  build(outs[1], snapshot);
}, 240_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/**
 * The result of a login to an output: the data, or `undefined` if e-mail address and passphrase lead to no
 * file.
 */
async function login(out: string, email: string, passphrase = '') {
  const { salt } = JSON.parse(readFileSync(join(out, 'owner/portal.json'), 'utf8')) as { salt: string };
  const key = await vaultKey(await masterSecret({ email, passphrase }, bytesOf(salt)), email);
  const file = `${key.name}.bin`;
  return readdirSync(join(out, 'owner')).includes(file)
    ? unseal(Uint8Array.from(readFileSync(join(out, 'owner', file))), key)
    : undefined;
}

test('neither output, cache, report nor log holds a name, comment, address, passphrase or key of an owner', () => {
  const texts = owners.flatMap((owner) => [
    owner.Email,
    owner.LastName,
    ...(passphrases.get(owner.ID) ?? []),
    readKeys(keysPath)?.owners[owner.ID]?.key ?? '',
    ...owner.properties.flatMap(({ Address = '', visits, communication }) => [
      Address,
      ...[...visits, ...communication].flatMap(({ Contact, Subject, Comment }) => [
        Contact,
        Subject,
        Comment,
      ]),
    ]),
  ]);
  const wanted = [...new Set(texts)].filter((text) => text.length > 8).map((text) => Buffer.from(text));
  expect(wanted.length).toBeGreaterThan(50);
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter(
    (entry) =>
      entry.isFile() && entry.parentPath !== root && !entry.parentPath.startsWith(join(root, 'snapshot')),
  );
  expect(files.length).toBeGreaterThan(100);
  const contents = files.map(({ parentPath, name }) => join(parentPath, name));
  expectNone([
    ...contents.flatMap((file) => {
      const content = readFileSync(file);
      return wanted.filter((text) => content.includes(text)).map((text) => `${file}: ${text}`);
    }),
    ...wanted.filter((text) => logs.join('\n').includes(String(text))).map((text) => `a log: ${text}`),
  ]);
});

test('two builds: the same names for who kept their passphrase, and not a byte of the data the same', async () => {
  const [before, after] = outs.map((out) =>
    readdirSync(join(out, 'owner'))
      .filter((name) => name.endsWith('.bin'))
      .sort(),
  ) as [string[], string[]];
  expect(before.length % 8).toBe(0);
  const same = before.filter((name) => after.includes(name));
  expect(same).toHaveLength(before.length - 1);
  for (const name of same) {
    const [one, two] = outs.map((out) => readFileSync(join(out, 'owner', name)));
    expect(one?.equals(two ?? Buffer.of()), name).toBe(false);
    expect(one?.subarray(64, 96).equals(two?.subarray(64, 96) ?? Buffer.of()), name).toBe(false);
  }
});

test('after a change, the old passphrase opens nothing of the new build; the new one and all others do', async () => {
  const [old, fresh] = passphrases.get(rotated.ID) ?? [];
  expect(old).not.toBe(fresh);
  expect(await login(outs[0], rotated.Email, old)).toMatchObject({ id: rotated.ID });
  expect(await login(outs[1], rotated.Email, old)).toBeUndefined();
  expect(await login(outs[1], rotated.Email, fresh)).toMatchObject({ id: rotated.ID });
  expect(await login(outs[1], kept.Email, passphrases.get(kept.ID)?.[0])).toMatchObject({ id: kept.ID });
});
