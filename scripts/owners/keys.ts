import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type Bytes, hex } from '../../src/features/owner/vault/derive.ts';

const secret = z.string().regex(/^[0-9a-f]{64}$/);

const keysSchema = z.strictObject({
  version: z.literal(1),
  /** The site's public salt, which the login page reads; it is random. */
  salt: secret,
  /** The secret from which the names of decoy files are derived. */
  decoys: secret,
  owners: z.record(
    z.string().regex(/^\d+$/),
    z.strictObject({
      /** The e-mail address with which the key was derived. */
      email: z.string(),
      /** Derived from the passphrase, which is stored nowhere. */
      key: secret,
      since: z.string(),
    }),
  ),
});
export type Keys = z.infer<typeof keysSchema>;

/** An error in the keys file or in a command, with a message for the person who runs it. */
export class KeysError extends Error {
  override name = 'KeysError';
}

/** The path of the keys: `OWNERS_KEYS`, or `owners.keys.json` beside the snapshot, which git ignores. */
export const keysFile = (): string => resolve(process.env['OWNERS_KEYS'] || 'owners.keys.json');

export const newKeys = (): Keys => ({ version: 1, salt: randomHex(), decoys: randomHex(), owners: {} });

const randomHex = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

/**
 * The keys; `undefined` if there is no file.
 * @throws KeysError for a file that others may read, or that has another format
 */
export function readKeys(path: string): Keys | undefined {
  if (!existsSync(path)) return undefined;
  const mode = statSync(path).mode & 0o777;
  // Windows has no such permission bits: every file there seems readable by others.
  if (process.platform !== 'win32' && mode & 0o077)
    throw new KeysError(
      `${path} may be read by others (permissions ${mode.toString(8)}). It opens every owner's data: run  chmod 600 "${path}"`,
    );
  try {
    return keysSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new KeysError(
      `${path} is not a keys file, or was cut off. Put its backup back, or move it away and invite every owner again.`,
    );
  }
}

/** Writes the keys so that only their owner can read them; an interruption leaves the old file intact. */
export function writeKeys(path: string, keys: Keys): void {
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  renameSync(temporary, path);
}

export const bytesOf = (text: string): Bytes =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
