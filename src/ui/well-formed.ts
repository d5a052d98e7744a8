/**
 * A text without half characters, which nothing can encode: each becomes U+FFFD, as `String.prototype.toWellFormed`
 * would have it, which the oldest browsers of the site do not know.
 */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');
