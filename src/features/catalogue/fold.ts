/** Letters that Unicode does not take apart into a base letter and marks. */
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
 * A text as it is compared in searches: lower case, without accents, every run of other signs (apostrophes, hyphens,
 * punctuation, emoji, white space) one space (specification, section 2: "accent-stripped name").
 * @returns letters and digits parted by single spaces; empty where the text has none
 */
export function fold(text: string): string {
  // References are plain, and ten thousand of them are folded while someone waits.
  if (/^[ -~]*$/.test(text)) return spaced(text.toLowerCase(), /[^a-z\d]+/g);
  const letters = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøđłı]/g, (letter) => LETTERS[letter] ?? letter);
  return spaced(letters, /[^\p{L}\p{N}]+/gu);
}

const spaced = (text: string, gaps: RegExp): string => text.replace(gaps, ' ').trim();
