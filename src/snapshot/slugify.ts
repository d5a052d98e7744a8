const LETTERS: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l' };

/** How German addresses write umlauts; without their dots, other words would be read. */
const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** The first eighty characters; a surrogate pair counts as one. */
const LONGEST = /^(.{80}).*$/u;

/**
 * One segment of an address: accents removed, punctuation stripped, lower case, words joined with hyphens
 * (specification, path rules). Empty if nothing is left, as for a text of emoji only.
 * @param language the address's language: German writes ä as `ae`, where Dutch `coördinatie` just loses the dots
 */
export function slugify(text: string, language = ''): string {
  const spelt =
    language === 'de'
      ? text
          .normalize('NFC')
          .toLowerCase()
          .replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter)
      : text;
  return (
    spelt
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
