/*
 * Slows down repeated mistakes, to spare the agency's host. It gives no protection: an attacker does not use
 * this page and is stopped only by the passphrase's length (docs/owner-portal.md).
 */

/** The number of failures without a wait. */
const FREE = 2;
const LONGEST_MS = 60_000;

/**
 * The wait before the next try after a number of failures in a row: nothing at first, then 1 s, doubled each
 * time.
 */
export const waitAfter = (failures: number): number =>
  failures <= FREE ? 0 : Math.min(LONGEST_MS, 1000 * 2 ** Math.min(failures - FREE - 1, 10));

export interface Tries {
  failures: number;
  /** The time of the next permitted try, in milliseconds since 1970. */
  until: number;
}

const NONE: Tries = { failures: 0, until: 0 };

/** Parses the stored text, which may be anything. */
export function triesOf(stored: string | null): Tries {
  const [failures, until] =
    /^(\d{1,4}) (\d{1,16})$/
      .exec(stored ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  return failures === undefined || until === undefined ? NONE : { failures, until };
}

export const afterFailure = ({ failures }: Tries, now: number): Tries => ({
  failures: failures + 1,
  until: now + waitAfter(failures + 1),
});

/** Milliseconds to wait; never more than the longest wait, even if the clock was turned back. */
export const waitLeft = ({ until }: Tries, now: number): number =>
  Math.min(LONGEST_MS, Math.max(0, until - now));
