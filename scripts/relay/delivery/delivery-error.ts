/** A delivery failed. */
export class DeliveryError extends Error {
  /** Another attempt would fail too, such as for an address that does not exist. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false }: { isFinal?: boolean } = {}) {
    super(message);
    this.name = 'DeliveryError';
    this.isFinal = isFinal;
  }
}
