import { findProof } from '../definitions/proof.ts';
import type { Entries } from '../definitions/validate.ts';
import { writeDraft } from './draft.ts';

/** A proof is renewed well before it is too old. */
const FRESH = 20 * 60_000;

/**
 * The key under which a filled form is sent, and the work that goes with it. The same content keeps its key, so that
 * trying again stores nothing twice; changed content gets another.
 */
export class SendingKey {
  private readonly form: string;
  private readonly needsProof: boolean;
  private key = crypto.randomUUID();
  private content: string | undefined;
  private proof: Promise<string> | undefined;
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
    this.proof = findProof(this.form, this.key, this.proofTime);
  }

  async for(entries: Entries): Promise<{ key: string; proof: string | undefined }> {
    const content = writeDraft(entries);
    if (this.content !== undefined && this.content !== content) {
      this.key = crypto.randomUUID();
      this.proof = undefined;
    }
    this.content = content;
    this.prepare();
    return { key: this.key, proof: await this.proof };
  }
}
