import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type Bytes, hex } from '../../src/features/owner/vault/derive.ts';

const secret = z.string().regex(/^[0-9a-f]{64}$/);

const keysSchema = z.strictObject({
  version: z.literal(1),
  /** The site's salt, which the login page reads; random, but no secret. */
  salt: secret,
  /** What the names of the files that open to nobody are made from. */
  decoys: secret,
  owners: z.record(
    z.string().regex(/^\d+$/),
    z.strictObject({
      /** The address that the key was derived with. */
      email: z.string(),
      /** Derived from the passphrase, which is kept nowhere. */
      key: secret,
      since: z.string(),
    }),
  ),
});
export type Keys = z.infer<typeof keysSchema>;

/** A fault of the keys file, or of a command, in words for who runs it. */
export class KeysError extends Error {
  override name = 'KeysError';
}

/** Where the keys are: `OWNERS_KEYS`, else `owners.keys.json` beside the snapshot, which git ignores. */
export const keysFile = (): string => resolve(process.env['OWNERS_KEYS'] || 'owners.keys.json');

export const newKeys = (): Keys => ({ version: 1, salt: randomHex(), decoys: randomHex(), owners: {} });

const randomHex = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

/**
 * The keys, or `undefined` where there is no file.
 * @throws KeysError for a file that others may read, or that is none of ours
 */
export function readKeys(path: string): Keys | undefined {
  if (!existsSync(path)) return undefined;
  const mode = statSync(path).mode & 0o777;
  // Windows has no such bits: every file there looks open.
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

/** Writes the keys for their owner's eyes only; a stop half-way leaves the old file whole. */
export function writeKeys(path: string, keys: Keys): void {
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  renameSync(temporary, path);
}

export const bytesOf = (text: string): Bytes =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
