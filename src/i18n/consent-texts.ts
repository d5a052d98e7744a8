import { fromTexts, type Texts } from './texts.ts';

export type ConsentTexts = Texts['consent'];

/** The consent dialog's texts, for the endpoint that serves them. Pages use `translator`. */
export const CONSENT_TEXTS = fromTexts((texts) => texts.consent);
