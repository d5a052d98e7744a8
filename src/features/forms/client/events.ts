/** Fired on a form when its script has loaded and the form can be filled in by other scripts. */
export const READY = 'form:ready';

/** Fired on a form after another script has filled it in. */
export const FILLED = 'form:filled';
