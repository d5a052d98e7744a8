/** What an owner types to log in. */
export interface Credentials {
  email: string;
  passphrase: string;
}

/** An e-mail address as it is compared: without spaces around, in lower case. */
export const normalEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

/**
 * A passphrase as it is compared. Capitals, accents and whatever stands between the words do not count, so that
 * what was noted by hand or pasted with a line break opens the same.
 */
export const normalPassphrase = (passphrase: string): string =>
  passphrase
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
