import { snapshotDir } from '../../src/snapshot/folder.ts';
import { loadOwners } from '../../src/snapshot/read-owners.ts';
import type { OwnerRecord } from '../../src/snapshot/schema/owner.ts';
import { issue } from './issue.ts';
import { type Keys, keysFile, newKeys, readKeys, writeKeys } from './keys.ts';

/** No real address ends like this (RFC 2606), so such an owner belongs to the sample. */
const isDemo = (email: string): boolean => email.toLowerCase().endsWith('.example');

/**
 * Gives the sample's owners new passphrases, so that the portal can be tried. Does nothing if the snapshot or
 * the keys contain a real owner.
 * @returns lines to print when the site is served; empty if there is no owner to try
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
