/** The number of leading zero bits in a proof: about 4,000 hashes, a tenth of a second on a phone. */
export const PROOF_BITS = 12;

/** The maximum age of a proof, in milliseconds. */
const PROOF_LIFE = 30 * 60_000;

const hash = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

const leadingZeroBits = (bytes: Uint8Array): number => {
  const first = bytes.findIndex((byte) => byte !== 0);
  return first < 0 ? bytes.length * 8 : first * 8 + Math.clz32(bytes[first] ?? 0) - 24;
};

const passes = async (form: string, key: string, proof: string): Promise<boolean> =>
  leadingZeroBits(await hash(`${form}:${key}:${proof}`)) >= PROOF_BITS;

/**
 * Computes the proof of work, which makes sending many forms expensive: a number such that the hash of form,
 * idempotency key, time and number begins with enough zeros.
 * @returns `{time}:{number}`
 */
export async function findProof(form: string, key: string, now: number): Promise<string> {
  for (let number = 0; ; number += 1) {
    const proof = `${now}:${number}`;
    if (await passes(form, key, proof)) return proof;
  }
}

/** Whether a proof is valid for this form and key, and recent. Clocks may differ by a few minutes. */
export async function isProof(form: string, key: string, proof: string, now: number): Promise<boolean> {
  const time = Number(/^(\d{1,16}):\d{1,12}$/.exec(proof)?.[1] ?? Number.NaN);
  return Math.abs(now - time) <= PROOF_LIFE && (await passes(form, key, proof));
}
