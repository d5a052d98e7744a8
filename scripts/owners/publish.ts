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

/** Files come in such groups, so that their number hardly tells how many owners there are. */
const GROUP = 8;

export interface Vault {
  /** By address on the site. */
  files: Map<string, Uint8Array | string>;
  /** Owners who were invited under another e-mail address, and so cannot log in. */
  moved: OwnerRecord[];
  invited: number;
}

/**
 * The owners' part of a built site: the settings of the login and an encrypted file for each owner who was invited.
 * @param dataOf what an owner may see, in the shape of the dashboard
 * @param siteUrl stands in for the salt where there are no keys: such a build is the same each time
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
  // In the order of their names, which tells nothing.
  return { files: new Map([...files].sort(([left], [right]) => (left < right ? -1 : 1))), moved, invited };
}

const fileOf = (name: string): string => `${VAULT_FOLDER}${name}.bin`;

/** Files that open to nobody, up to a full group; their names stay from build to build, as real ones do. */
function decoys({ decoys: secret }: Keys, invited: number): [string, Uint8Array][] {
  const count = GROUP - (invited % GROUP);
  return Array.from({ length: count }, (_, index) => {
    const digest = createHmac('sha256', bytesOf(secret)).update(`decoy ${index}`).digest();
    const size = sizeClass(16_384 * (1 + ((digest[31] ?? 0) % 3)));
    return [fileOf(digest.toString('hex').slice(0, 32)), decoy(size)];
  });
}

/** Puts the owners' files into a built site. */
export function writeVault(outDir: string, { files }: Vault): void {
  for (const [path, content] of files) {
    mkdirSync(join(outDir, path, '..'), { recursive: true });
    writeFileSync(join(outDir, path), content);
  }
}
