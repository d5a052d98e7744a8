import type { Attempt } from './attempt.ts';
import type { OwnerData } from './data.ts';
import type { Credentials } from './vault/credentials.ts';

/**
 * `credentials`: nobody has this e-mail address and passphrase; `unreachable`: no answer, or a server error;
 * `damaged`: an answer that differs from what was stored; `outdated`: data of another version of the portal;
 * `unready`: the portal's code fails to load or to run, or this browser lacks a feature.
 */
export type PortalFailure = 'credentials' | 'unreachable' | 'damaged' | 'outdated' | 'unready';

/** The reason why a login failed. */
export class OwnerPortalError extends Error {
  override name = 'OwnerPortalError';
  readonly failure: PortalFailure;

  constructor(failure: PortalFailure, cause?: unknown) {
    super(`The owner portal did not open: ${failure}.`, { cause });
    this.failure = failure;
  }
}

/** The source of the dashboard's data. */
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
