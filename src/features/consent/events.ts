import type { Grants } from './consent.ts';

/** Asks the dialog to open. */
export const CONSENT_OPEN = 'site:consent-open';
/** The visitor chose; the detail is the {@link Grants}. */
export const CONSENT_CHOICE = 'site:consent-choice';
/** The dialog is closed, could not be shown, or is to go because the choice was made elsewhere. */
export const CONSENT_CLOSED = 'site:consent-closed';

/** What the page's root element says in `data-consent`. */
export type ConsentState =
  /** The dialog is open or about to be. */
  | 'asking'
  /** There is a choice, or an address such as a preview's that counts as one. */
  | 'satisfied'
  /** There is no choice, and the dialog is not open. */
  | 'open';

export const setConsentState = (state: ConsentState): void => {
  document.documentElement.dataset['consent'] = state;
};

export const tellChoice = (grants: Grants): boolean =>
  document.dispatchEvent(new CustomEvent(CONSENT_CHOICE, { detail: grants }));
