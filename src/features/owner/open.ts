import { httpPortal } from './http-portal.ts';
import type { OwnerPortal } from './portal.ts';
import { deriveInWorker } from './vault/derive-in-worker.ts';
import { vaultPortal } from './vault/vault-portal.ts';

/** The portal of this site: the agency's API if there is one, otherwise the files beside the pages. */
export const sitePortal = (endpoint: string): OwnerPortal =>
  endpoint ? httpPortal(endpoint) : vaultPortal(deriveInWorker);
