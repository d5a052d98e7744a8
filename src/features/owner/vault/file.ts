import { OwnerPortalError } from '../portal-error.ts';
import { type Bytes, FORMAT, joined, utf8, type VaultKey } from './derive.ts';

/*
 * An owner's file: "OWNV", one byte of format version, 12 bytes of initialisation vector, and the data under
 * AES-256-GCM with its tag of 16 bytes. The data are their length in four bytes, JSON, and zeros up to a size
 * class.
 */

const MAGIC = utf8('OWNV');
const IV_LENGTH = 12;
const HEADER = MAGIC.length + 1 + IV_LENGTH;
const TAG = 16;
const SMALLEST = 16 * 1024;
/** Larger than any owner's data; a longer file is not one of ours. */
const LARGEST = 16 * 1024 * 1024;

/**
 * The size to which data of a length are padded: 16 KiB or that doubled several times, so that sizes reveal
 * little.
 */
export function sizeClass(length: number): number {
  let size = SMALLEST;
  while (size < length) size *= 2;
  if (size > LARGEST) throw new Error(`An owner's data of ${length} bytes do not fit into a file.`);
  return size;
}

/** The additional authenticated data, which bind a file to its version and owner. */
const boundTo = (version: number, { name }: VaultKey): Bytes => utf8(`owner-portal/${version}/${name}`);

/** Encrypts an owner's data; each call gives another file, because the initialisation vector is random. */
export async function seal(data: unknown, vault: VaultKey): Promise<Bytes> {
  const json = utf8(JSON.stringify(data));
  const padded = new Uint8Array(sizeClass(json.length + 4));
  new DataView(padded.buffer).setUint32(0, json.length);
  padded.set(json, 4);
  const iv = crypto.getRandomValues(new Uint8Array(IV_LENGTH));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: boundTo(FORMAT, vault) },
    vault.key,
    padded,
  );
  return joined(MAGIC, Uint8Array.of(FORMAT), iv, new Uint8Array(sealed));
}

/** Random bytes that look like a file, so that the number of files does not reveal the number of owners. */
export const decoy = (size: number): Bytes =>
  joined(MAGIC, Uint8Array.of(FORMAT), randomBytes(IV_LENGTH + size + TAG));

function randomBytes(length: number): Bytes {
  const bytes = new Uint8Array(length);
  // WebCrypto returns at most 64 KiB at a time.
  for (let at = 0; at < length; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
  return bytes;
}

/**
 * Decrypts an owner's file. The result is not checked.
 * @throws OwnerPortalError `outdated` for another format version, `damaged` for anything else that is wrong
 *   with it
 */
export async function unseal(file: Bytes, vault: VaultKey): Promise<unknown> {
  if (MAGIC.some((byte, index) => file[index] !== byte)) throw new OwnerPortalError('damaged');
  if (file[MAGIC.length] !== FORMAT) throw new OwnerPortalError('outdated');
  if (file.length > LARGEST + HEADER + TAG) throw new OwnerPortalError('damaged');
  try {
    const padded = await crypto.subtle.decrypt(
      {
        name: 'AES-GCM',
        iv: file.subarray(MAGIC.length + 1, HEADER),
        additionalData: boundTo(FORMAT, vault),
      },
      vault.key,
      file.subarray(HEADER),
    );
    const length = new DataView(padded).getUint32(0);
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(padded, 4, length)));
  } catch (cause) {
    throw new OwnerPortalError('damaged', cause);
  }
}
