import { type Credentials, normalEmail, normalPassphrase } from './credentials.ts';

/** The version of the files and of the key derivation. Raise it when either changes. */
export const FORMAT = 1;

/** OWASP's recommendation for PBKDF2 with SHA-256 (design, section 8). */
export const ROUNDS = 600_000;

/** The key of one owner's file, and its name, which identifies the owner in the vault. */
export interface VaultKey {
  key: CryptoKey;
  name: string;
}

/** A `Uint8Array` of the type that WebCrypto accepts. */
export type Bytes = Uint8Array<ArrayBuffer>;

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

/**
 * Derives a 32-byte secret from a passphrase. Slow on purpose.
 * @param salt the site's public salt; combined with the e-mail address, each owner has a salt of their own
 */
export async function masterSecret(
  { email, passphrase }: Credentials,
  salt: Bytes,
  rounds = ROUNDS,
): Promise<Bytes> {
  const own = await crypto.subtle.digest(
    'SHA-256',
    joined(utf8('owner-portal salt'), salt, utf8(normalEmail(email))),
  );
  const base = await crypto.subtle.importKey('raw', utf8(normalPassphrase(passphrase)), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: own, iterations: rounds },
    base,
    256,
  );
  return new Uint8Array(bits);
}

/**
 * The key and name of an owner's file. The name is a hash of the e-mail address under a key derived from the
 * passphrase, so that nobody can find out whether an address has a file.
 */
export async function vaultKey(master: Bytes, email: string): Promise<VaultKey> {
  const base = await crypto.subtle.importKey('raw', master, 'HKDF', false, ['deriveKey']);
  const derive = (info: string, use: AesKeyGenParams | HmacKeyGenParams, usage: KeyUsage[]) =>
    crypto.subtle.deriveKey(
      { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8(info) },
      base,
      use,
      false,
      usage,
    );
  const [key, naming] = await Promise.all([
    derive('owner-portal key', { name: 'AES-GCM', length: 256 }, ['encrypt', 'decrypt']),
    derive('owner-portal name', { name: 'HMAC', hash: 'SHA-256', length: 256 }, ['sign']),
  ]);
  const name = await crypto.subtle.sign('HMAC', naming, utf8(normalEmail(email)));
  return { key, name: hex(new Uint8Array(name).subarray(0, 16)) };
}

export const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export function joined(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
