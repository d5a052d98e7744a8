const FIRST_DELAY = 30_000;
const LONGEST_DELAY = 6 * 3_600_000;
/**
 * The longest wait of a held delivery: after a repair it must go out soon, but a failing login must not be
 * tried often.
 */
const LONGEST_HELD = 3_600_000;
/** With the delays below, about three days. */
const MOST_ATTEMPTS = 21;

/**
 * The wait after a failed delivery, in milliseconds: doubled each time, up to six hours.
 * @param attempts the number of failed attempts
 * @param first the delay after the first
 * @returns `undefined` after the last attempt
 */
export const delayAfter = (attempts: number, first = FIRST_DELAY): number | undefined =>
  attempts >= MOST_ATTEMPTS ? undefined : doubled(attempts, first, LONGEST_DELAY);

/** The same for a delivery that is never abandoned. */
export const delayWithoutEnd = (attempts: number, first = FIRST_DELAY): number =>
  doubled(attempts, first, LONGEST_DELAY);

/** The same for a delivery held until somebody corrects something: up to one hour, without end. */
export const delayWhileHeld = (attempts: number, first = FIRST_DELAY): number =>
  doubled(attempts, first, LONGEST_HELD);

/** Randomised, so that deliveries do not all start at the same moment when a server is back. */
const doubled = (attempts: number, first: number, longest: number): number =>
  Math.round(Math.min(first * 2 ** (attempts - 1), longest) * (0.9 + 0.2 * Math.random()));
