import { snapshotDir } from '../../src/snapshot/folder.ts';
import { loadOwners } from '../../src/snapshot/read-owners.ts';
import type { OwnerRecord } from '../../src/snapshot/schema/owner.ts';
import { issue } from './issue.ts';
import { type Keys, keysFile, newKeys, readKeys, writeKeys } from './keys.ts';

/** No real address ends so (RFC 2606): whoever has one is an owner of the sample. */
const isDemo = (email: string): boolean => email.toLowerCase().endsWith('.example');

/**
 * Gives the owners of the sample new passphrases, so that the portal can be tried at once. Touches nothing where a
 * real owner is in the snapshot or in the keys.
 * @returns lines to print when the site is served; none where there is nothing to try
 */
export async function inviteDemoOwners(): Promise<string[]> {
  const owners = loadOwners(snapshotDir());
  const path = keysFile();
  const keys: Keys = readKeys(path) ?? newKeys();
  const emails = [
    ...owners.map(({ Email }) => Email),
    ...Object.values(keys.owners).map(({ email }) => email),
  ];
  if (owners.length === 0 || !emails.every(isDemo)) return [];
  const lines = await Promise.all(owners.map((owner) => line(owner, keys)));
  writeKeys(path, keys);
  return ['Owner login of the sample, made for this machine just now:', ...lines];
}

const line = async (owner: OwnerRecord, keys: Keys): Promise<string> =>
  `  ${owner.Email}\n    ${await issue(keys, owner, new Date())}`;
