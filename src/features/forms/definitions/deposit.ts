/** What share of the price an accepted offer asks as deposit (specification, section 9). */
export const DEPOSIT_SHARE = 0.1;
