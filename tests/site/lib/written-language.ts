import type { Locale } from '../../../src/i18n/locales.ts';

/** The commonest words of a language that the three others lack. */
const COMMON: Readonly<Record<Locale, readonly string[]>> = {
  fr: [
    'le',
    'les',
    'du',
    'et',
    'est',
    'une',
    'dans',
    'pour',
    'avec',
    'qui',
    'sur',
    'pas',
    'vous',
    'sont',
    'au',
    'aux',
    'ce',
    'par',
    'nous',
    'la',
  ],
  nl: [
    'het',
    'een',
    'van',
    'en',
    'voor',
    'met',
    'niet',
    'zijn',
    'wordt',
    'naar',
    'ook',
    'bij',
    'aan',
    'dat',
    'deze',
    'uw',
    'wij',
    'op',
    'te',
  ],
  en: [
    'the',
    'and',
    'of',
    'to',
    'is',
    'for',
    'with',
    'are',
    'you',
    'your',
    'from',
    'this',
    'not',
    'which',
    'that',
    'by',
    'it',
    'at',
  ],
  de: [
    'der',
    'das',
    'und',
    'ist',
    'ein',
    'eine',
    'mit',
    'nicht',
    'von',
    'auf',
    'zu',
    'für',
    'sich',
    'im',
    'dem',
    'auch',
    'Sie',
    'wird',
    'oder',
    'bei',
  ],
};

/** A text needs so many of these words before it says anything. */
const ENOUGH = 4;

/**
 * The language that a text is written in, by its commonest words.
 * @returns `undefined` for texts that are too short or mixed to tell
 */
export function writtenLanguage(text: string): Locale | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(COMMON).map(([locale, common]) => ({
    locale: locale as Locale,
    count: words.filter((word) => common.some((one) => one.toLowerCase() === word)).length,
  }));
  const [first, second] = counts.toSorted((a, b) => b.count - a.count);
  return first && first.count >= ENOUGH && first.count > 2 * (second?.count ?? 0) ? first.locale : undefined;
}
