import { z } from 'zod/mini';
import type { Attempt } from './attempt.ts';
import { ownerData } from './data.ts';
import type { OwnerPortal } from './portal.ts';
import { OwnerPortalError } from './portal-error.ts';

const session = z.object({ token: z.string().check(z.regex(/^[\w.~+/=-]{16,4096}$/)) });

/**
 * The portal of an agency with an API of its own, described in docs/owner-api.md.
 * @param endpoint without a slash at its end, such as `/owner-api`
 */
export function httpPortal(endpoint: string): OwnerPortal {
  let token: string | undefined;
  const headers = (): HeadersInit => ({
    Accept: 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
  });
  return {
    async open({ email, passphrase }, attempt) {
      const answer = await json(attempt, `${endpoint}/session`, {
        method: 'POST',
        headers: { ...headers(), 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: email.trim(), passphrase }),
      });
      token = checked(() => session.parse(answer)).token;
      const data = await json(attempt, `${endpoint}/owner`, { headers: headers() });
      return checked(() => ownerData(data));
    },
    close() {
      if (!token) return;
      // Also sent while the page is being closed; a server that does not receive it ends the session by its
      // own timeout.
      fetch(`${endpoint}/session`, { method: 'DELETE', headers: headers(), keepalive: true }).catch(() => {});
      token = undefined;
    },
  };
}

const json = (attempt: Attempt, url: string, init: RequestInit): Promise<unknown> =>
  attempt.wait(fetched(url, { ...init, signal: attempt.signal }));

async function fetched(url: string, init: RequestInit): Promise<unknown> {
  try {
    const response = await fetch(url, { ...init, cache: 'no-store', credentials: 'omit', redirect: 'error' });
    if ([400, 401, 403, 404, 422].includes(response.status)) throw new OwnerPortalError('credentials');
    if (response.status === 410 || response.status === 426) throw new OwnerPortalError('outdated');
    if (!response.ok) throw new OwnerPortalError('unreachable');
    const text = await response.text();
    return checked(() => JSON.parse(text) as unknown);
  } catch (cause) {
    throw cause instanceof OwnerPortalError ? cause : new OwnerPortalError('unreachable', cause);
  }
}

function checked<T>(check: () => T): T {
  try {
    return check();
  } catch (cause) {
    throw new OwnerPortalError('damaged', cause);
  }
}
