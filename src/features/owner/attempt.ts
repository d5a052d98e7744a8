import { OwnerPortalError, type PortalFailure } from './portal-error.ts';

/** So long in all, in milliseconds, a login waits for the network: ten seconds after the press something is said. */
const PATIENCE_MS = 7000;

/** So long the device's own work may take; an old telephone needs most of a minute for a key. */
const LONGEST_WORK_MS = 120_000;

/** One login on its way. It ends when the page is left, or when nothing has come for too long. */
export class Attempt {
  private readonly controller = new AbortController();
  private reason: unknown;
  private readonly patience: number;
  private left: number;

  /** @param patience with the network, in milliseconds */
  constructor(patience = PATIENCE_MS) {
    this.patience = patience;
    this.left = patience;
  }

  /** Aborted when the attempt ends. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  get isOver(): boolean {
    return this.signal.aborted;
  }

  /** Ends the attempt: whatever waits for it fails at once, with this reason. */
  end(reason: unknown = new OwnerPortalError('unreachable')): void {
    if (this.isOver) return;
    this.reason = reason;
    this.controller.abort();
  }

  /** Waits for the network, with the patience that is left. */
  async wait<T>(work: Promise<T>): Promise<T> {
    const began = performance.now();
    try {
      return await this.within(this.left, 'unreachable', work);
    } finally {
      this.left -= performance.now() - began;
    }
  }

  /** Waits for the device's own work, which may be slow: patience with the network is not used up by it. */
  compute<T>(work: Promise<T>): Promise<T> {
    return this.within(LONGEST_WORK_MS, 'unready', work);
  }

  /** Something came: patience begins anew, for what is slow is not dead. */
  sign(): void {
    this.left = this.patience;
  }

  private within<T>(milliseconds: number, failure: PortalFailure, work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.end(new OwnerPortalError(failure)), milliseconds);
      const settle = (done: () => void) => {
        clearTimeout(timer);
        this.signal.removeEventListener('abort', stop);
        done();
      };
      const stop = () => settle(() => reject(this.reason));
      work.then(
        (value) => settle(() => resolve(value)),
        (error: unknown) => settle(() => reject(error)),
      );
      if (this.isOver) stop();
      else this.signal.addEventListener('abort', stop);
    });
  }
}
