import { createHash, randomBytes } from 'node:crypto';
import type { Fields } from './lead.ts';

/** A digest of the content of a filled form, independent of the order of its fields. */
export function digestOf(form: string, fields: Fields): string {
  const sorted = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([form, sorted]))
    .digest('base64url');
}

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** An id of 16 characters (80 bits), which cannot be guessed and can be read out on the telephone. */
export const makeId = (): string =>
  Array.from(randomBytes(16), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
