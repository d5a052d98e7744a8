/**
 * A text without lone surrogates, which cannot be encoded: each becomes U+FFFD.
 * `String.prototype.toWellFormed` does the same, but the oldest supported browsers lack it.
 */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');
