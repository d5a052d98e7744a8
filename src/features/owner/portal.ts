import type { Attempt } from './attempt.ts';
import type { OwnerData } from './data.ts';
import type { Credentials } from './vault/credentials.ts';

/** Where the dashboard's data come from. */
export interface OwnerPortal {
  /**
   * What the owner may see.
   * @param attempt ends the work when it ends itself, with its reason
   * @throws OwnerPortalError
   */
  open(credentials: Credentials, attempt: Attempt): Promise<OwnerData>;
  /** Ends what `open` began, where there is anything to end. Never fails. */
  close(): void;
}
