import { OwnerPortalError, type PortalFailure } from './portal-error.ts';

/**
 * The total time that a login waits for the network, in milliseconds, so that it answers within ten seconds.
 */
const PATIENCE_MS = 7000;

/** The time that computing on the device may take; an old phone needs most of a minute to derive a key. */
const LONGEST_WORK_MS = 120_000;

/** One login in progress. It ends when the page is left or when nothing has arrived for too long. */
export class Attempt {
  private readonly controller = new AbortController();
  private reason: unknown;
  private readonly patience: number;
  private left: number;

  /** @param patience how long to wait for the network, in milliseconds */
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

  /** Ends the attempt: everything that waits for it rejects at once, with this reason. */
  end(reason: unknown = new OwnerPortalError('unreachable')): void {
    if (this.isOver) return;
    this.reason = reason;
    this.controller.abort();
  }

  /** Waits for the network for the rest of the time. */
  async wait<T>(work: Promise<T>): Promise<T> {
    const began = performance.now();
    try {
      return await this.within(this.left, 'unreachable', work);
    } finally {
      this.left -= performance.now() - began;
    }
  }

  /** Waits for a computation on the device, whose time does not count as waiting for the network. */
  compute<T>(work: Promise<T>): Promise<T> {
    return this.within(LONGEST_WORK_MS, 'unready', work);
  }

  /** Called when data have arrived: the waiting time starts again, since a slow connection still works. */
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
