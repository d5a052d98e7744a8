const KEY = /^[\w-]{8,128}$/;

/** A form without a script has no key; the same content sent again within this time is the same filling. */
const WINDOW = 10 * 60_000;

/**
 * The keys under which a filling of a form may be known, the one to store it under first.
 * @param header `Idempotency-Key`
 * @returns `undefined` for a key that is none
 */
export function idempotencyKeys(header: string | null, now: number): [string, ...string[]] | undefined {
  if (header === null) {
    const window = Math.floor(now / WINDOW);
    return [`without:${window}`, `without:${window - 1}`];
  }
  return KEY.test(header) ? [header] : undefined;
}
