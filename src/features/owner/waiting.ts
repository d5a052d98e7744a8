/*
 * Politeness towards someone who mistypes, and towards the agency's host. No protection: whoever guesses does so
 * without this page, and is held off by the passphrase's length alone (docs/owner-portal.md).
 */

/** Failures without a wait. */
const FREE = 2;
const LONGEST_MS = 60_000;

/** How long the next try has to wait after so many failures in a row: nothing at first, then 1 s and its doubles. */
export const waitAfter = (failures: number): number =>
  failures <= FREE ? 0 : Math.min(LONGEST_MS, 1000 * 2 ** Math.min(failures - FREE - 1, 10));

export interface Tries {
  failures: number;
  /** When the next try may come, in milliseconds since 1970. */
  until: number;
}

const NONE: Tries = { failures: 0, until: 0 };

/** What a storage holds, which anybody may have written. */
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

/** Milliseconds to wait; a clock that was turned back makes nobody wait longer than the longest wait. */
export const waitLeft = ({ until }: Tries, now: number): number =>
  Math.min(LONGEST_MS, Math.max(0, until - now));
