import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Attempt } from '../attempt.ts';
import type { OwnerData } from '../data.ts';
import { ownerFixture } from '../owner.fixture.ts';
import { OwnerPortalError, type PortalFailure } from '../portal-error.ts';
import { normalEmail, normalPassphrase } from './credentials.ts';
import { type Bytes, hex, joined, masterSecret, type VaultKey, vaultKey } from './derive.ts';
import { decoy, seal, sizeClass, unseal } from './file.ts';
import { vaultPortal } from './vault-portal.ts';

const SALT = new Uint8Array(32).fill(7);
const PASSPHRASE = 'abeille bocal citron';
/** Few rounds, because the result of these tests does not depend on their number. */
const ROUNDS = 10;

const keyFor = async (email: string, passphrase: string): Promise<VaultKey> =>
  vaultKey(await masterSecret({ email, passphrase }, SALT, ROUNDS), email);

const failureOf = async (work: Promise<unknown>): Promise<PortalFailure | 'none' | unknown> => {
  try {
    await work;
    return 'none';
  } catch (error) {
    return error instanceof OwnerPortalError ? error.failure : error;
  }
};

let data: OwnerData;
let vault: VaultKey;
let file: Bytes;
beforeAll(async () => {
  data = ownerFixture();
  vault = await keyFor(data.email, PASSPHRASE);
  file = await seal(data, vault);
});

describe('credentials', () => {
  test.each([
    [' Odile@Example.COM ', 'odile@example.com'],
    ['ｏdile@example.com', 'odile@example.com'],
  ])('the e-mail address %j is %s', (given, expected) => expect(normalEmail(given)).toBe(expected));

  test.each([
    ['Abeille  bocal\ncitron ', 'abeille bocal citron'],
    ['abeille-bocal–citron', 'abeille bocal citron'],
    ['ÉCLAIR été', 'eclair ete'],
    ['', ''],
  ])('the passphrase %j is %s', (given, expected) => expect(normalPassphrase(given)).toBe(expected));
});

test('key and name follow from e-mail, passphrase and salt, and from nothing less', async () => {
  const { name } = vault;
  expect(name).toMatch(/^[0-9a-f]{32}$/);
  expect((await keyFor(' Odile@example.com', 'ABEILLE bocal citron')).name).toBe(name);
  expect((await keyFor(data.email, 'abeille bocal citrons')).name).not.toBe(name);
  expect((await keyFor('odil@example.com', PASSPHRASE)).name).not.toBe(name);
  const otherSite = await masterSecret(
    { email: data.email, passphrase: PASSPHRASE },
    new Uint8Array(32),
    ROUNDS,
  );
  expect((await vaultKey(otherSite, data.email)).name).not.toBe(name);
  expect(vault.key.extractable).toBe(false);
});

test('PBKDF2 with SHA-256 and 600,000 rounds, as another implementation has it', async () => {
  const { createHash, pbkdf2Sync } = await import('node:crypto');
  const salt = createHash('sha256')
    .update(
      joined(new TextEncoder().encode('owner-portal salt'), SALT, new TextEncoder().encode('a@b.example')),
    )
    .digest();
  expect(hex(await masterSecret({ email: 'a@b.example', passphrase: 'x y' }, SALT))).toBe(
    pbkdf2Sync('x y', salt, 600_000, 32, 'sha256').toString('hex'),
  );
});

describe('a file', () => {
  test('opens to what was put in', async () => expect(await unseal(file, vault)).toEqual(data));

  test('is another one each time', async () => {
    const again = await seal(data, vault);
    expect(again.length).toBe(file.length);
    expect(hex(again.subarray(5))).not.toBe(hex(file.subarray(5)));
  });

  test('tells a size class and no more', async () => {
    const little = await seal({ ...data, name: 'x'.repeat(5000) }, vault);
    expect(little.length).toBe(file.length);
    expect(file.length).toBe(4 + 1 + 12 + 16_384 + 16);
    expect(decoy(16_384).length).toBe(file.length);
  });

  test.each([
    [0, 16_384],
    [16_384, 16_384],
    [16_385, 32_768],
    [100_000, 131_072],
  ])('of %i bytes fills %i', (length, size) => expect(sizeClass(length)).toBe(size));

  test('of more than anybody has is a fault', () =>
    expect(() => sizeClass(20_000_000)).toThrow('do not fit'));

  test.each<[string, (bytes: Bytes) => Bytes, PortalFailure]>([
    ['a flipped bit in the data', (bytes) => flip(bytes, 5000), 'damaged'],
    ['a flipped bit in the vector', (bytes) => flip(bytes, 8), 'damaged'],
    ['a flipped bit in the tag', (bytes) => flip(bytes, bytes.length - 1), 'damaged'],
    ['a flipped bit in the mark', (bytes) => flip(bytes, 0), 'damaged'],
    ['the end cut off', (bytes) => bytes.slice(0, -1), 'damaged'],
    ['all but the header cut off', (bytes) => bytes.slice(0, 17), 'damaged'],
    ['half a header', (bytes) => bytes.slice(0, 9), 'damaged'],
    ['nothing', () => new Uint8Array(), 'damaged'],
    ['bytes at the end', (bytes) => joined(bytes, new Uint8Array(1)), 'damaged'],
    ['an old format version', (bytes) => replaced(bytes, 4, 0), 'outdated'],
    ['a newer format version', (bytes) => replaced(bytes, 4, 2), 'outdated'],
  ])('with %s does not open', async (_name, spoil, failure) =>
    expect(await failureOf(unseal(spoil(file), vault))).toBe(failure),
  );

  test('of another owner under one’s name does not open', async () => {
    const other = await keyFor('wannes@example.com', PASSPHRASE);
    expect(await failureOf(unseal(await seal(data, other), vault))).toBe('damaged');
    // The file cannot be opened under another owner's name, because the name is part of the authenticated
    // data.
    expect(await failureOf(unseal(file, { ...vault, name: other.name }))).toBe('damaged');
  });
});

describe('the vault’s portal', () => {
  afterEach(() => vi.unstubAllGlobals());
  const settings = { format: 1, salt: hex(SALT) };
  const asked: string[] = [];

  /** Answers as a host does: `file` under its name, and not found for everything else. */
  function serve(answer: (url: string) => Response) {
    asked.length = 0;
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return url === '/owner/portal.json' ? Response.json(settings) : answer(url);
    });
  }
  const host = (url: string) =>
    url === `/owner/${vault.name}.bin` ? new Response(file) : new Response('no', { status: 404 });
  const portal = () =>
    vaultPortal(async ({ email, passphrase }, salt) =>
      vaultKey(await masterSecret({ email, passphrase }, salt, ROUNDS), email),
    );
  const open = (email: string, passphrase: string) => portal().open({ email, passphrase }, new Attempt());

  test('gives the owner’s data', async () => {
    serve(host);
    expect(await open(' ODILE@example.com', 'Abeille bocal citron')).toEqual(data);
  });

  test('asks for as much, and answers alike, for an unknown address and a wrong passphrase', async () => {
    serve(host);
    expect(await failureOf(open('nobody@example.com', PASSPHRASE))).toBe('credentials');
    const unknown = asked.map((url) => url.length);
    asked.length = 0;
    expect(await failureOf(open(data.email, 'abeille bocal'))).toBe('credentials');
    expect(asked.map((url) => url.length)).toEqual(unknown);
    expect(asked).toHaveLength(2);
  });

  test.each<[string, () => Response, PortalFailure]>([
    ['a server in trouble', () => new Response('', { status: 503 }), 'unreachable'],
    [
      'no network',
      () => {
        throw new TypeError('offline');
      },
      'unreachable',
    ],
    [
      'a page with status 200',
      () => new Response('<p>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
      'credentials',
    ],
    ['a text', () => new Response('hello'), 'damaged'],
  ])('%s', async (_name, answer, failure) => {
    serve(answer);
    expect(await failureOf(open(data.email, PASSPHRASE))).toBe(failure);
  });

  test.each<[string, object]>([
    [
      'a script as address',
      {
        ...ownerFixture(),
        properties: [
          {
            ...ownerFixture().properties[0],
            online: [{ source: 'x', since: '2026-01-01', url: 'javascript:alert(1)', views: 1 }],
          },
        ],
      },
    ],
    [
      'a path to another site',
      {
        ...ownerFixture(),
        properties: [{ ...ownerFixture().properties[0], path: { fr: '//evil.example/' } }],
      },
    ],
    ['no properties', { ...ownerFixture(), properties: undefined }],
    ['another owner’s address', { ...ownerFixture(), email: 'other@example.com' }],
    ['a list', []],
  ])('%s inside a file shows nothing', async (_name, content) => {
    const spoilt = await seal(content, vault);
    serve(() => new Response(spoilt));
    expect(await failureOf(open(data.email, PASSPHRASE))).toBe('damaged');
  });

  test('settings of another version are outdated', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ ...settings, format: 2 }));
    expect(await failureOf(open(data.email, PASSPHRASE))).toBe('outdated');
  });
});

const flip = (bytes: Bytes, at: number): Bytes => replaced(bytes, at, (bytes[at] ?? 0) ^ 1);

function replaced(bytes: Bytes, at: number, value: number): Bytes {
  const copy = bytes.slice();
  copy[at] = value;
  return copy;
}
