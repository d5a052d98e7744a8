import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ownerData } from '../../src/features/owner/data.ts';
import { masterSecret, vaultKey } from '../../src/features/owner/vault/derive.ts';
import { unseal } from '../../src/features/owner/vault/file.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { buildRouteTable } from '../../src/routing/table.ts';
import { loadSnapshot } from '../../src/snapshot/read.ts';
import { loadOwners } from '../../src/snapshot/read-owners.ts';
import { ownersCommand } from './command.ts';
import { bytesOf, newKeys, readKeys } from './keys.ts';
import { ownerDataOf } from './owner-data.ts';
import { makeVault, type Vault } from './publish.ts';
import { MIN_BITS, makePassphrase, wordCount, wordsOf } from './word-lists.ts';

const owners = loadOwners('snapshot');
const NOW = new Date('2026-11-28T10:00:00Z');

function keysPath(): string {
  const root = mkdtempSync(join(tmpdir(), 'owners-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return join(root, 'owners.keys.json');
}

async function run(path: string, ...args: string[]) {
  const { status, out, err } = await ownersCommand(args, () => owners, path, NOW);
  return { status, lines: (out || err).split('\n') };
}

/** The passphrase that a command printed below the line of an owner. */
const passphraseIn = (lines: readonly string[], id: number): string =>
  lines[lines.findIndex((line) => line.startsWith(String(id))) + 1]?.trim() ?? '';

describe('passphrases', () => {
  test.each(LOCALES)('the words of %s are many, distinct and easily typed', (locale) => {
    const words = wordsOf(locale);
    expect(words.length).toBeGreaterThanOrEqual(2048);
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => !/^[a-z]{3,12}$/.test(word))).toEqual([]);
  });

  test.each(LOCALES)(
    'one in %s holds at least 80 bits, of words of the list, and another each time',
    (locale) => {
      const words = wordsOf(locale);
      const passphrases = Array.from({ length: 20 }, () => makePassphrase(locale));
      for (const passphrase of passphrases) {
        const parts = passphrase.split(' ');
        expect(parts.length * Math.log2(words.length)).toBeGreaterThanOrEqual(MIN_BITS);
        expect(parts.every((part) => words.includes(part))).toBe(true);
      }
      expect(new Set(passphrases).size).toBe(20);
    },
  );

  test.each([
    [2048, 8],
    [7776, 7],
    [1024, 8],
    [2, 80],
  ])('of a list of %i words, %i are needed', (length, count) => expect(wordCount(length)).toBe(count));
});

describe('the command', () => {
  test('invites, in words of the owner’s language, and keeps neither passphrase nor words', async () => {
    const path = keysPath();
    const { status, lines } = await run(path, 'invite', '501', 'WANNES.oosterlynck@postvak.example');
    expect(status).toBe(0);
    expect(
      passphraseIn(lines, 502)
        .split(' ')
        .every((word) => wordsOf('nl').includes(word)),
    ).toBe(true);
    expect(
      passphraseIn(lines, 501)
        .split(' ')
        .every((word) => wordsOf('fr').includes(word)),
    ).toBe(true);
    const file = readFileSync(path, 'utf8');
    expect(file).not.toContain(passphraseIn(lines, 501));
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(Object.keys(readKeys(path)?.owners ?? {})).toEqual(['501', '502']);
    const list = (await run(path, 'list')).lines.join('\n');
    expect(list).toMatch(/501 .* since 2026-11-28/);
    expect(list).toMatch(/503 .* no access/);
  });

  test('rotates one or all, and revokes', async () => {
    const path = keysPath();
    await run(path, 'invite', '501', '502');
    const before = readKeys(path);
    await run(path, 'rotate', '501');
    expect(readKeys(path)?.owners['501']?.key).not.toBe(before?.owners['501']?.key);
    expect(readKeys(path)?.owners['502']).toEqual(before?.owners['502']);
    const { lines } = await run(path, 'rotate', '--all');
    expect(readKeys(path)?.owners['502']?.key).not.toBe(before?.owners['502']?.key);
    expect(passphraseIn(lines, 502)).not.toBe('');
    expect(readKeys(path)?.salt).toBe(before?.salt);
    await run(path, 'revoke', '501');
    expect(Object.keys(readKeys(path)?.owners ?? {})).toEqual(['502']);
  });

  test.each<[string, string[], number, RegExp]>([
    ['an unknown owner', ['invite', '999'], 1, /no owner 999[\s\S]*501/],
    ['one without a keys file', ['rotate', '501'], 1, /no keys file/],
    ['nobody', ['invite'], 2, /Usage/],
    ['everybody at once', ['invite', '--all'], 2, /Usage/],
    ['an unknown command', ['delete', '501'], 2, /unknown command 'delete'/],
    ['an unknown option', ['list', '--force'], 2, /--force/],
    ['nothing', [], 2, /Usage/],
  ])('refuses %s', async (_name, args, status, message) => {
    const path = keysPath();
    const outcome = await run(path, ...args);
    expect(outcome.status).toBe(status);
    expect(outcome.lines.join('\n')).toMatch(message);
    expect(existsSync(path)).toBe(false);
  });

  test('refuses to invite twice, and to rotate or revoke who has no access', async () => {
    const path = keysPath();
    await run(path, 'invite', '501');
    const before = readFileSync(path, 'utf8');
    for (const args of [
      ['invite', '501'],
      ['rotate', '502'],
      ['revoke', '502'],
      ['rotate', '502', '501'],
    ])
      expect((await run(path, ...args)).status).toBe(1);
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  test.skipIf(process.platform === 'win32')('refuses keys that others may read', async () => {
    const path = keysPath();
    await run(path, 'invite', '501');
    chmodSync(path, 0o644);
    const { status, lines } = await run(path, 'list');
    expect(status).toBe(1);
    expect(lines.join()).toMatch(/chmod 600/);
  });

  test.each(['', '{', '{"version":2}', '[]'])('refuses a keys file that holds %j', async (content) => {
    const path = keysPath();
    writeFileSync(path, content, { mode: 0o600 });
    expect((await run(path, 'invite', '501')).lines.join()).toMatch(/not a keys file/);
    expect(readFileSync(path, 'utf8')).toBe(content);
  });
});

describe('what is published', () => {
  const snapshot = loadSnapshot('snapshot');
  const dataOf = ownerDataOf(snapshot, buildRouteTable(snapshot).table);
  const publish = (keys: Parameters<typeof makeVault>[1]) =>
    makeVault(owners, keys, dataOf, 'https://www.example.com');
  const bytes = ({ files }: Vault) =>
    Buffer.concat([...files].flatMap(([path, content]) => [Buffer.from(path), Buffer.from(content)]));
  async function invited() {
    const path = keysPath();
    const { lines } = await run(path, 'invite', '501', '502', '503');
    return { path, lines, keys: readKeys(path) ?? newKeys() };
  }
  /** The result of a login: the file that e-mail address and passphrase lead to. */
  async function login(vault: Vault, salt: string, email: string, passphrase: string) {
    const key = await vaultKey(await masterSecret({ email, passphrase }, bytesOf(salt)), email);
    const file = vault.files.get(`/owner/${key.name}.bin`);
    return file instanceof Uint8Array ? unseal(Uint8Array.from(file), key) : undefined;
  }

  test('every owner’s data pass the check of the dashboard, hidden address included', () => {
    const [first] = owners.map((owner) => ownerData(dataOf(owner)));
    expect(first?.properties[0]).toMatchObject({
      reference: 'MB-0101',
      path: { fr: expect.stringContaining('/fr/') },
    });
    expect(first?.properties[1]?.address).toContain('Rue du Cadran');
  });

  test('opens to its owner alone; after a rotation, to the new passphrase alone', async () => {
    const { path, lines, keys } = await invited();
    const [email, passphrase] = [owners[0]?.Email ?? '', passphraseIn(lines, 501)];
    const vault = await publish(keys);
    expect(await login(vault, keys.salt, email, passphrase)).toMatchObject({ id: 501 });
    expect(await login(vault, keys.salt, owners[1]?.Email ?? '', passphrase)).toBeUndefined();
    const fresh = passphraseIn((await run(path, 'rotate', '501')).lines, 501);
    const next = await publish(readKeys(path));
    expect(await login(next, keys.salt, email, passphrase)).toBeUndefined();
    expect(await login(next, keys.salt, email, fresh)).toMatchObject({ id: 501 });
  });

  test('holds nothing of an owner in clear, and differs from build to build', async () => {
    const { keys, lines } = await invited();
    const [one, two] = [bytes(await publish(keys)), bytes(await publish(keys))];
    const secrets = owners.flatMap((owner) => [
      owner.Email,
      owner.LastName,
      passphraseIn(lines, owner.ID),
      keys.owners[owner.ID]?.key ?? '',
      ...owner.properties.flatMap(({ visits, communication }) =>
        [...visits, ...communication].flatMap(({ Contact, Comment }) => [Contact, Comment]),
      ),
    ]);
    expect(secrets.length).toBeGreaterThan(100);
    for (const secret of secrets.filter(Boolean)) expect(one.includes(secret)).toBe(false);
    expect(one.equals(two)).toBe(false);
    expect(one.length).toBe(two.length);
  });

  test('names stay from build to build, and files come in groups of eight, some of which open to nobody', async () => {
    const { keys } = await invited();
    const [one, two] = [await publish(keys), await publish(keys)];
    expect([...one.files.keys()]).toEqual([...two.files.keys()]);
    expect(one.files.size).toBe(1 + 8);
    expect(one.invited).toBe(3);
  });

  test('without keys there is a portal that lets nobody in, the same in each build', async () => {
    const vault = await publish(undefined);
    expect([...vault.files.keys()]).toEqual(['/owner/portal.json']);
    expect(bytes(vault).equals(bytes(await publish(undefined)))).toBe(true);
  });

  test('an owner whose e-mail address changed has to be given a new passphrase', async () => {
    const { keys } = await invited();
    const entry = keys.owners['501'];
    if (entry) entry.email = 'before@example.com';
    const vault = await publish(keys);
    expect(vault.moved.map(({ ID }) => ID)).toEqual([501]);
    expect(vault.invited).toBe(2);
  });
});
