const LETTERS: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l' };

/** The first eighty characters; a surrogate pair counts as one. */
const LONGEST = /^(.{80}).*$/u;

/**
 * One segment of an address: accents removed, punctuation stripped, lower case, words joined with hyphens
 * (specification, path rules). Empty if nothing is left, as for a text of emoji only.
 */
export function slugify(text: string): string {
  return (
    text
      // Separates accents from their letters, so that they are removed with the punctuation.
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[œæßøđł]/g, (letter) => LETTERS[letter] ?? letter)
      .replace(/[\s\-_/–—|+]+/g, ' ')
      .replace(/[^\p{L}\p{N} ]/gu, '')
      .normalize('NFC')
      .trim()
      .replace(/ +/g, '-')
      .replace(LONGEST, '$1')
      .replace(/-$/, '')
  );
}
