/**
 * `credentials`: nobody with this e-mail address and passphrase; `unreachable`: no answer, or a server in trouble;
 * `damaged`: an answer that is not what was stored; `outdated`: data of another version of the portal; `unready`: the
 * portal's own code does not come, breaks, or misses something in this browser.
 */
export type PortalFailure = 'credentials' | 'unreachable' | 'damaged' | 'outdated' | 'unready';

/** Why a login did not succeed. */
export class OwnerPortalError extends Error {
  override name = 'OwnerPortalError';
  readonly failure: PortalFailure;

  constructor(failure: PortalFailure, cause?: unknown) {
    super(`The owner portal did not open: ${failure}.`, { cause });
    this.failure = failure;
  }
}
