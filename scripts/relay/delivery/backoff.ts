const FIRST_DELAY = 30_000;
const LONGEST_DELAY = 6 * 3_600_000;
/** With the delays below, three days. */
const MOST_ATTEMPTS = 21;

/**
 * How long to wait after a failed delivery, in milliseconds: twice as long each time, up to six hours.
 * @param attempts how many have failed
 * @param first the delay after the first
 * @returns `undefined` when it is time to give up
 */
export function delayAfter(attempts: number, first = FIRST_DELAY): number | undefined {
  if (attempts >= MOST_ATTEMPTS) return undefined;
  const delay = Math.min(first * 2 ** (attempts - 1), LONGEST_DELAY);
  // Not all at the same moment, when a server is back that many wait for.
  return Math.round(delay * (0.9 + 0.2 * Math.random()));
}
