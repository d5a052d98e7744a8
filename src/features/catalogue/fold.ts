/** Letters that Unicode does not decompose into a base letter and marks. */
const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};

/**
 * A text as it is compared in searches: lower case, without accents, every run of other characters
 * (apostrophes, hyphens, punctuation, emoji, white space) replaced by one space (specification, section 2:
 * "accent-stripped name").
 * @returns letters and digits separated by single spaces; empty if the text has none
 */
export function fold(text: string): string {
  // A shortcut for ASCII such as references: ten thousand of them are folded while the visitor waits.
  if (/^[ -~]*$/.test(text)) return spaced(text.toLowerCase(), /[^a-z\d]+/g);
  const letters = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøđłı]/g, (letter) => LETTERS[letter] ?? letter);
  return spaced(letters, /[^\p{L}\p{N}]+/gu);
}

const spaced = (text: string, gaps: RegExp): string => text.replace(gaps, ' ').trim();
