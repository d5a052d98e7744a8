import { findProof } from '../definitions/proof.ts';
import type { Entries } from '../definitions/validate.ts';

/** A proof is renewed well before it expires. */
const FRESH = 20 * 60_000;

/**
 * How long sending waits for the proof, in milliseconds. The relay accepts forms without one, but fewer of
 * them.
 */
const PATIENCE = 3000;

/** A random UUID, without `crypto.randomUUID`, which is missing on pages without TLS. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');

/**
 * The idempotency key of a filled form, and its proof of work. The same content keeps its key, so that a
 * repeated send is stored once; changed content gets a new key.
 */
export class SendingKey {
  private readonly form: string;
  private readonly needsProof: boolean;
  private key = newKey();
  private content: string | undefined;
  private proof: Promise<string | undefined> | undefined;
  private proofTime = 0;

  constructor(form: string, needsProof: boolean) {
    this.form = form;
    // Pages without TLS have no hash function.
    this.needsProof = needsProof && globalThis.crypto.subtle !== undefined;
  }

  /** Starts computing the proof, so that it is ready when the form is sent. */
  prepare(): void {
    if (!this.needsProof || (this.proof && Date.now() - this.proofTime < FRESH)) return;
    this.proofTime = Date.now();
    // A browser that cannot compute it sends none.
    this.proof = findProof(this.form, this.key, this.proofTime).catch(() => undefined);
  }

  /** Takes a new key, so that content filled in later is stored even if it is the same. */
  renew(): void {
    this.key = newKey();
    this.content = undefined;
    this.proof = undefined;
  }

  /** The key for this content. */
  for(entries: Entries): string {
    const content = JSON.stringify([...entries]);
    if (this.content !== undefined && this.content !== content) this.renew();
    this.content = content;
    this.prepare();
    return this.key;
  }

  /** The proof for the key; `undefined` if none is needed or it takes too long. */
  async proven(): Promise<string | undefined> {
    if (!this.proof) return undefined;
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
    return await Promise.race([this.proof, late]);
  }
}
