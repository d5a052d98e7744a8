import type { LawWords } from '../../i18n/fill-law.ts';
import { FORMAT_LOCALE, LOCALES, type Locale } from '../../i18n/locales.ts';
import { texts } from '../../i18n/texts.ts';
import { perObject } from '../per-object.ts';
import { GROUNDS, type Kind, type Law, NAMES, REGIONS } from './names.ts';

/** `A++` of `a_plusplus`. */
const written = (label: string): string => {
  const [letter = '', sign = ''] = label.split('_');
  return letter.toUpperCase() + sign.replaceAll('plus', '+').replace('minus', '-');
};

const formats = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    new Intl.NumberFormat(FORMAT_LOCALE[locale], { maximumFractionDigits: 3 }),
  ]),
) as Record<Locale, Intl.NumberFormat>;
const digits = (value: number, locale: Locale): string => formats[locale].format(value);

const inText = (key: 'percent' | 'euro', value: number, locale: Locale): string =>
  texts(locale).law[key].replace('{{value}}', digits(value, locale));
const percent = (value: number, locale: Locale): string => inText('percent', value, locale);
const money = (value: number, locale: Locale): string => inText('euro', value, locale);

/** A count as running text writes it: `deux`, `dix-huit`, but `28`. */
const numberWord = (count: number, locale: Locale): string =>
  new Map(Object.entries(texts(locale).law)).get(`number.${count}`) ?? String(count);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

type Entry = readonly [name: string, word: string | ((amount: number) => string)];

const shares = (name: string, value: number, locale: Locale): Entry[] => [
  [name, percent(value, locale)],
  [`${name}.digits`, digits(value, locale)],
  [`${name}.of`, (amount) => money(Math.round((amount * value) / 100), locale)],
];

/** What the placeholders of a value stand for, by its kind. */
function entriesOf(name: string, kind: Kind, value: unknown, locale: Locale): Entry[] {
  switch (kind) {
    case 'percent':
      return shares(name, Number(value), locale);
    case 'count': {
      const word = numberWord(Number(value), locale);
      return [
        [name, word],
        [`${name}.capital`, capital(word)],
        [`${name}.digits`, String(value)],
      ];
    }
    case 'year':
      return [[name, String(value)]];
    case 'euro':
      return [
        [name, money(Number(value), locale)],
        [`${name}.digits`, digits(Number(value), locale)],
      ];
    case 'words': {
      const names = value as Partial<Record<Locale, string>>;
      // A language that the law has no words in takes those of the first one that it has.
      const word = names[locale] ?? Object.values(names)[0];
      return word === undefined
        ? []
        : [
            [name, word],
            [`${name}.capital`, capital(word)],
          ];
    }
    case 'label':
      return [[name, written(String(value))]];
    case 'labels':
      return [[name, either((value as string[]).map(written), locale)]];
    default:
      return [];
  }
}

const either = (items: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(items);

type Word = Entry[1];

const wordsIn = (law: Law, locale: Locale): LawWords =>
  new Map<string, Word>([
    ...GROUNDS.flatMap((ground) =>
      Object.entries(NAMES[ground]).flatMap(([name, kind]) =>
        entriesOf(`${ground}.${name}`, kind, new Map(Object.entries(law[ground])).get(name), locale),
      ),
    ),
    ...REGIONS.flatMap((region) =>
      shares(`${region}.duty.saving`, law[region]['duty.other'] - law[region]['duty.own'], locale),
    ),
  ]);

const knownWords = perObject((_law: Law) => new Map<Locale, LawWords>());

/** What `{law.…}` placeholders stand for in a language. `duty.saving` is what the lower duty saves. */
export function lawWords(law: Law, locale: Locale): LawWords {
  const known = knownWords(law);
  const words = known.get(locale) ?? wordsIn(law, locale);
  known.set(locale, words);
  return words;
}
