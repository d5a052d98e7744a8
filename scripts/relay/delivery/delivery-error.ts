import type { Hold } from '../store/lead.ts';

/** A failed delivery. */
export class DeliveryError extends Error {
  /** Whether another attempt would fail too, as for an address that does not exist. */
  readonly isFinal: boolean;
  /** What the agency must correct first; such a delivery is never abandoned. */
  readonly hold: Hold;

  constructor(message: string, { isFinal = false, hold = '' }: { isFinal?: boolean; hold?: Hold } = {}) {
    super(message);
    this.name = 'DeliveryError';
    this.isFinal = isFinal;
    this.hold = hold;
  }
}
