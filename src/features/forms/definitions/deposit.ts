/** The deposit on an accepted offer as a share of the price (specification, section 9). */
export const DEPOSIT_SHARE = 0.1;
