/** On a form: its script has come, and it may be filled in from outside. */
export const READY = 'form:ready';

/** On a form: it was filled in from outside. */
export const FILLED = 'form:filled';
