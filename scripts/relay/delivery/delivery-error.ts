import type { Hold } from '../store/lead.ts';

/** A delivery failed. */
export class DeliveryError extends Error {
  /** Another attempt would fail too, such as for an address that does not exist. */
  readonly isFinal: boolean;
  /** What the agency must mend first; such a delivery is never given up. */
  readonly hold: Hold;

  constructor(message: string, { isFinal = false, hold = '' }: { isFinal?: boolean; hold?: Hold } = {}) {
    super(message);
    this.name = 'DeliveryError';
    this.isFinal = isFinal;
    this.hold = hold;
  }
}
