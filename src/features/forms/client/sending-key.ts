import { findProof } from '../definitions/proof.ts';
import type { Entries } from '../definitions/validate.ts';
import { writeDraft } from './draft.ts';

/** A proof is renewed well before it is too old. */
const FRESH = 20 * 60_000;

/** How long sending waits for the work to be done, in milliseconds; the relay takes forms without it too, but fewer. */
const PATIENCE = 3000;

/** A random UUID. `crypto.randomUUID` makes one too, but is missing on pages without TLS. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');

/**
 * The key under which a filled form is sent, and the work that goes with it. The same content keeps its key, so that
 * trying again stores nothing twice; changed content gets another.
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

  /** Begins the work, so that it is done when the form is sent. */
  prepare(): void {
    if (!this.needsProof || (this.proof && Date.now() - this.proofTime < FRESH)) return;
    this.proofTime = Date.now();
    // A browser that cannot do it sends without.
    this.proof = findProof(this.form, this.key, this.proofTime).catch(() => undefined);
  }

  /** Takes another key, for what is filled in from now on is sent anew even where it is the same. */
  renew(): void {
    this.key = newKey();
    this.content = undefined;
    this.proof = undefined;
  }

  /** The key for this content. */
  for(entries: Entries): string {
    const content = writeDraft(entries);
    if (this.content !== undefined && this.content !== content) this.renew();
    this.content = content;
    this.prepare();
    return this.key;
  }

  /** The work done for the key, `undefined` where none is wanted or it takes too long. */
  async proven(): Promise<string | undefined> {
    if (!this.proof) return undefined;
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
    return await Promise.race([this.proof, late]);
  }
}
