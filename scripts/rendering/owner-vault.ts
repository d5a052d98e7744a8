import { builtSite } from '../../src/routing/built-site.ts';
import { snapshotDir } from '../../src/snapshot/folder.ts';
import { loadOwners } from '../../src/snapshot/read-owners.ts';
import { keysFile, readKeys } from '../owners/keys.ts';
import { ownerDataOf } from '../owners/owner-data.ts';
import { makeVault, type Vault } from '../owners/publish.ts';

/**
 * The owners' part of the site that is being built.
 * @throws KeysError if the keys file is invalid
 */
export function ownerVault(): Promise<Vault> {
  const site = builtSite();
  return makeVault(
    loadOwners(snapshotDir()),
    readKeys(keysFile()),
    ownerDataOf(site, site.table),
    site.site.url,
  );
}

/** The lines about it in the build's log. */
export const vaultLines = ({ invited, moved }: Vault): string[] => [
  `owner portal: ${invited} owner(s) can log in`,
  ...moved.map(
    ({ ID }) =>
      `owner portal: ${ID} has another e-mail address since the invitation and cannot log in: rotate`,
  ),
];
