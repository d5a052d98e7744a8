import { sharedLaw } from './shared-law.ts';

/** The law of the day on which the sample was made. */
export const LAW = sharedLaw('2026-11-29');
