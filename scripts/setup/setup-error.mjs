/** Something that the person at the keyboard has to mend; its message says how. */
export class SetupError extends Error {}
