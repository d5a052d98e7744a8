/** Said when the dialog is about to open. */
export const CONSENT_OPEN = 'site:consent-open';
/** Said when the dialog was closed, could not be shown, or must close because the choice was made elsewhere. */
export const CONSENT_CLOSED = 'site:consent-closed';

/** The value of `data-consent` on the page's root element. */
export type ConsentState =
  /** The dialog is open or about to be. */
  | 'asking'
  /** There is a choice, or an address that counts as one, such as a preview's. */
  | 'satisfied'
  /** There is no choice, and the dialog is not open. */
  | 'open';

export const setConsentState = (state: ConsentState): void => {
  document.documentElement.dataset['consent'] = state;
};

export const isAsking = (): boolean => document.documentElement.dataset['consent'] === 'asking';

export const announce = (event: typeof CONSENT_OPEN | typeof CONSENT_CLOSED): boolean =>
  document.dispatchEvent(new Event(event));
