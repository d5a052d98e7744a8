import type { Attempt } from './attempt.ts';
import type { OwnerData } from './data.ts';
import type { Credentials } from './vault/credentials.ts';

/** Where the dashboard's data come from. */
export interface OwnerPortal {
  /**
   * The data that the owner may see.
   * @param attempt when it ends, this call rejects with its reason
   * @throws OwnerPortalError
   */
  open(credentials: Credentials, attempt: Attempt): Promise<OwnerData>;
  /** Ends the session that `open` began, if there is one. Never fails. */
  close(): void;
}
