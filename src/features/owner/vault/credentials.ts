/** The owner's input for logging in. */
export interface Credentials {
  email: string;
  passphrase: string;
}

/** An e-mail address for comparison: without spaces around it, in lower case. */
export const normalEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

/**
 * A passphrase for comparison. Capitals, accents and separators between the words are ignored, so that a
 * passphrase noted by hand or pasted with a line break works too.
 */
export const normalPassphrase = (passphrase: string): string =>
  passphrase
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
