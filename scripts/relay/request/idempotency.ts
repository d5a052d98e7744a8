const KEY = /^[\w-]{8,128}$/;

/**
 * A form without a script has no key; the same content sent again within this time counts as a repetition.
 */
const WINDOW = 10 * 60_000;

/**
 * The keys under which a filled form may have been stored; the first is used for storing it.
 * @param header `Idempotency-Key`
 * @returns `undefined` for an invalid key
 */
export function idempotencyKeys(header: string | null, now: number): [string, ...string[]] | undefined {
  if (header === null) {
    const window = Math.floor(now / WINDOW);
    return [`without:${window}`, `without:${window - 1}`];
  }
  return KEY.test(header) ? [header] : undefined;
}
