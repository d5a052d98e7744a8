import type { BrowserContext } from '@playwright/test';
import { issue } from '../../../scripts/owners/issue.ts';
import { newKeys } from '../../../scripts/owners/keys.ts';
import { ownerDataOf } from '../../../scripts/owners/owner-data.ts';
import { makeVault, type Vault } from '../../../scripts/owners/publish.ts';
import { loadOwners } from '../../../src/snapshot/read-owners.ts';
import { main } from './content.ts';

/*
 * The site is built without keys. Each worker makes its own vault with the build's functions, and answers
 * requests for its files.
 */
export const owners = loadOwners(main.snapshot);
export const keys = newKeys();
/** Passphrases by the owner's id. */
export const passphrases = new Map<number, string>();
export let vault: Vault;

/** Call it once, before the tests of a file. */
export async function prepareVault(): Promise<void> {
  for (const owner of owners) passphrases.set(owner.ID, await issue(keys, owner, new Date()));
  vault = await makeVault(owners, keys, ownerDataOf(main.content, main.table), main.url);
}

export type Spoil = (file: Buffer) => Buffer;

/** Answers requests for the owners' files of a site. */
export async function serveVault(context: BrowserContext, spoil: Spoil = (file) => file): Promise<void> {
  await context.route('**/owner/*', (route) => {
    const file = vault.files.get(new URL(route.request().url()).pathname);
    if (file === undefined) return route.fulfill({ status: 404, contentType: 'text/html', body: 'no' });
    return typeof file === 'string'
      ? route.fulfill({ contentType: 'application/json', body: file })
      : route.fulfill({ contentType: 'application/octet-stream', body: spoil(Buffer.from(file)) });
  });
}
