import { createHash, createHmac } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OwnerData, ownerData } from '../../src/features/owner/data.ts';
import { normalEmail } from '../../src/features/owner/vault/credentials.ts';
import { FORMAT, vaultKey } from '../../src/features/owner/vault/derive.ts';
import { decoy, seal, sizeClass } from '../../src/features/owner/vault/file.ts';
import { VAULT_FOLDER, VAULT_SETTINGS } from '../../src/features/owner/vault/paths.ts';
import type { OwnerRecord } from '../../src/snapshot/schema/owner.ts';
import { bytesOf, type Keys } from './keys.ts';

/** Files come in groups of this size, so that their number hardly reveals the number of owners. */
const GROUP = 8;

export interface Vault {
  /** By their path on the site. */
  files: Map<string, Uint8Array | string>;
  /** Owners whose e-mail address has changed since their invitation, and who therefore cannot log in. */
  moved: OwnerRecord[];
  invited: number;
}

/**
 * The owners' part of a built site: the login's settings, and an encrypted file for each invited owner.
 * @param dataOf what an owner may see, in the format of the dashboard
 * @param siteUrl replaces the salt if there are no keys, so that such a build is repeatable
 */
export async function makeVault(
  owners: readonly OwnerRecord[],
  keys: Keys | undefined,
  dataOf: (owner: OwnerRecord) => OwnerData,
  siteUrl: string,
): Promise<Vault> {
  const salt = keys?.salt ?? createHash('sha256').update(siteUrl).digest('hex');
  const files: Vault['files'] = new Map([[VAULT_SETTINGS, `${JSON.stringify({ format: FORMAT, salt })}\n`]]);
  const moved: OwnerRecord[] = [];
  let invited = 0;
  for (const owner of owners) {
    const entry = keys?.owners[owner.ID];
    if (!entry) continue;
    if (entry.email !== normalEmail(owner.Email)) {
      moved.push(owner);
      continue;
    }
    const vault = await vaultKey(bytesOf(entry.key), owner.Email);
    files.set(fileOf(vault.name), await seal(ownerData(dataOf(owner)), vault));
    invited += 1;
  }
  if (keys && invited > 0) for (const [path, bytes] of decoys(keys, invited)) files.set(path, bytes);
  // Ordered by name, which reveals nothing.
  return { files: new Map([...files].sort(([left], [right]) => (left < right ? -1 : 1))), moved, invited };
}

const fileOf = (name: string): string => `${VAULT_FOLDER}${name}.bin`;

/**
 * Files that nobody can open, up to a full group. Their names stay the same from build to build, like those
 * of real files.
 */
function decoys({ decoys: secret }: Keys, invited: number): [string, Uint8Array][] {
  const count = GROUP - (invited % GROUP);
  return Array.from({ length: count }, (_, index) => {
    const digest = createHmac('sha256', bytesOf(secret)).update(`decoy ${index}`).digest();
    const size = sizeClass(16_384 * (1 + ((digest[31] ?? 0) % 3)));
    return [fileOf(digest.toString('hex').slice(0, 32)), decoy(size)];
  });
}

/** Writes the owners' files into a built site. */
export function writeVault(outDir: string, { files }: Vault): void {
  for (const [path, content] of files) {
    mkdirSync(join(outDir, path, '..'), { recursive: true });
    writeFileSync(join(outDir, path), content);
  }
}
