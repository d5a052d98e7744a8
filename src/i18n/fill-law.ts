/** What a text's `{law.…}` placeholders stand for in one language; a function takes the amount after `of`. */
export type LawWords = ReadonlyMap<string, string | ((amount: number) => string)>;

/**
 * A placeholder of the law: `{law.wallonia.duty.own}`, `{law.wallonia.deposit.months.digits}`,
 * `{law.wallonia.duty.own.of.180000}`.
 */
const PLACEHOLDER = /\{law\.([a-zA-Z.]+?)(?:\.of\.(\d+))?\}/g;

/** Anything that was meant as one, even with a slip of the pen in it. */
const MEANT = /\{+\s*law\b[^}]*\}*/gi;

/** The placeholders of a text that stand for nothing, as written. */
export const unknownLaw = (text: string, words: LawWords): string[] =>
  (text.match(MEANT) ?? []).filter((written) => {
    PLACEHOLDER.lastIndex = 0;
    const match = PLACEHOLDER.exec(written);
    return match?.[0] !== written || wordOf(words, match[1], match[2]) === undefined;
  });

/**
 * A text with the values of the law in the place of its `{law.…}` placeholders. Single braces, as in
 * `{FOR_SALE_TOTAL}`, so that neither i18next nor an island takes one for its own.
 * @throws if one of them is unknown, or if `words` is missing
 */
export function fillLaw(text: string, words: LawWords | undefined): string {
  if (!text.includes('{law.')) return text;
  return text.replace(PLACEHOLDER, (written, name: string, amount: string | undefined) => {
    const word = words && wordOf(words, name, amount);
    if (word === undefined) throw new Error(`There is no value of the law for ${written} in "${text}".`);
    return word;
  });
}

function wordOf(words: LawWords, name = '', amount: string | undefined): string | undefined {
  if (amount === undefined) {
    const word = words.get(name);
    return typeof word === 'string' ? word : undefined;
  }
  const share = words.get(`${name}.of`);
  return typeof share === 'function' ? share(Number(amount)) : undefined;
}

/** Texts by their keys, each with its `{law.…}` placeholders filled in. @throws as `fillLaw` */
export const withLaw = <T extends Readonly<Record<string, string>>>(texts: T, words: LawWords): T =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, fillLaw(text, words)])) as T;
