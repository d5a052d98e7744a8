const FIRST_DELAY = 30_000;
const LONGEST_DELAY = 6 * 3_600_000;
/** Who has mended something must not wait for long, and a login that fails must not be tried often. */
const LONGEST_HELD = 3_600_000;
/** With the delays below, three days. */
const MOST_ATTEMPTS = 21;

/**
 * How long to wait after a failed delivery, in milliseconds: twice as long each time, up to six hours.
 * @param attempts how many have failed
 * @param first the delay after the first
 * @returns `undefined` when it is time to give up
 */
export const delayAfter = (attempts: number, first = FIRST_DELAY): number | undefined =>
  attempts >= MOST_ATTEMPTS ? undefined : doubled(attempts, first, LONGEST_DELAY);

/** The same for a delivery that is never given up. */
export const delayWithoutEnd = (attempts: number, first = FIRST_DELAY): number =>
  doubled(attempts, first, LONGEST_DELAY);

/** The same for what waits until somebody mends it: up to one hour, without end. */
export const delayWhileHeld = (attempts: number, first = FIRST_DELAY): number =>
  doubled(attempts, first, LONGEST_HELD);

/** Not all at the same moment, when a server is back that many wait for. */
const doubled = (attempts: number, first: number, longest: number): number =>
  Math.round(Math.min(first * 2 ** (attempts - 1), longest) * (0.9 + 0.2 * Math.random()));
