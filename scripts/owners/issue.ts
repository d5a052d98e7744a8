import { normalEmail } from '../../src/features/owner/vault/credentials.ts';
import { hex, masterSecret } from '../../src/features/owner/vault/derive.ts';
import type { OwnerRecord } from '../../src/snapshot/schema/owner.ts';
import { bytesOf, type Keys } from './keys.ts';
import { makePassphrase } from './word-lists.ts';

/**
 * Gives an owner a new passphrase; the previous one is not valid for the next build. It is shown once and
 * stored nowhere.
 */
export async function issue(keys: Keys, owner: OwnerRecord, now: Date): Promise<string> {
  const passphrase = makePassphrase(owner.language);
  const master = await masterSecret({ email: owner.Email, passphrase }, bytesOf(keys.salt));
  keys.owners[owner.ID] = {
    email: normalEmail(owner.Email),
    key: hex(master),
    since: now.toISOString().slice(0, 10),
  };
  return passphrase;
}
