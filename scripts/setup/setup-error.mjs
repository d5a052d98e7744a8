/** An error that the user must correct; its message says how. */
export class SetupError extends Error {}
