import { z } from 'zod/mini';
import { fetchJson } from '../../../ui/fetch-json.ts';
import type { Attempt } from '../attempt.ts';
import { type OwnerData, ownerData } from '../data.ts';
import type { OwnerPortal } from '../portal.ts';
import { OwnerPortalError } from '../portal-error.ts';
import { type Credentials, normalEmail } from './credentials.ts';
import { type Bytes, FORMAT, joined, type VaultKey } from './derive.ts';
import { unseal } from './file.ts';
import { VAULT_FOLDER, VAULT_SETTINGS } from './paths.ts';

/** Derives a key; in the browser it runs in a worker, so that the page stays responsive. */
export type Derive = (credentials: Credentials, salt: Bytes, attempt: Attempt) => Promise<VaultKey>;

const settings = z.object({ format: z.number(), salt: z.string().check(z.regex(/^[0-9a-f]{32,128}$/)) });

/**
 * The portal over encrypted files beside the pages. An unknown e-mail address and a wrong passphrase behave
 * identically: both derive a name without a file, and request it.
 */
export function vaultPortal(derive: Derive): OwnerPortal {
  return {
    async open(credentials, attempt) {
      // Insecure pages and very old browsers have no WebCrypto.
      if (!globalThis.crypto?.subtle) throw new OwnerPortalError('unready');
      const salt = await attempt.wait(siteSalt(attempt.signal));
      const vault = await derive(credentials, salt, attempt);
      const data = checked(await unseal(await file(vault, attempt), vault));
      if (normalEmail(data.email) !== normalEmail(credentials.email)) throw new OwnerPortalError('damaged');
      return data;
    },
    close() {},
  };
}

function checked(data: unknown): OwnerData {
  try {
    return ownerData(data);
  } catch (cause) {
    throw new OwnerPortalError('damaged', cause);
  }
}

async function siteSalt(signal: AbortSignal): Promise<Bytes> {
  const { format, salt } = await fetchJson(VAULT_SETTINGS, {
    check: (data) => settings.parse(data),
    signal,
  }).catch((cause: unknown) => {
    throw new OwnerPortalError('unreachable', cause);
  });
  if (format !== FORMAT) throw new OwnerPortalError('outdated');
  return Uint8Array.from(salt.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

async function file({ name }: VaultKey, attempt: Attempt): Promise<Bytes> {
  const { signal } = attempt;
  try {
    // Not stored in the browser's cache.
    const response = await attempt.wait(fetch(`${VAULT_FOLDER}${name}.bin`, { cache: 'no-store', signal }));
    // Some hosts answer with a page, even with status 200, if there is no file.
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    if (response.status === 404 || response.status === 410 || (response.ok && isPage))
      throw new OwnerPortalError('credentials');
    if (!response.ok) throw new OwnerPortalError('unreachable');
    return await body(response, attempt);
  } catch (cause) {
    throw cause instanceof OwnerPortalError || signal.aborted
      ? cause
      : new OwnerPortalError('unreachable', cause);
  }
}

/** The bytes of an answer. While data keep arriving, a slow connection may take its time. */
async function body(response: Response, attempt: Attempt): Promise<Bytes> {
  const parts: Bytes[] = [];
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await attempt.wait(reader.read());
    if (done) break;
    parts.push(value);
    attempt.sign();
  }
  return joined(...parts);
}
