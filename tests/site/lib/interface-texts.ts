import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '../../../src/i18n/locales.ts';

const FOLDER = 'i18n';

/** Shorter texts may be the same word in another language, or a name. */
const SHORTEST = 12;

type Texts = Record<string, string>;

const textFilesOf = (locale: Locale): string[] =>
  readdirSync(join(FOLDER, locale)).filter((file) => file.endsWith('.json'));

/** The interface texts of a language by `namespace:key`. */
export const interfaceTexts = (locale: Locale): Texts =>
  Object.fromEntries(
    textFilesOf(locale).flatMap((file) => {
      const texts: Texts = JSON.parse(readFileSync(join(FOLDER, locale, file), 'utf8'));
      return Object.entries(texts).map(([key, text]) => [`${file.replace('.json', '')}:${key}`, text]);
    }),
  );

const TEXTS = Object.fromEntries(LOCALES.map((locale) => [locale, interfaceTexts(locale)])) as Record<
  Locale,
  Texts
>;

/** Keys that cannot be words: those with a dot, and all with their namespace. */
const KEYS = new Set(
  Object.keys(TEXTS.fr).flatMap((full) => {
    const key = full.slice(full.indexOf(':') + 1);
    return key.includes('.') ? [full, key] : [full];
  }),
);

/** An interface key that appears in a text instead of its words. */
export const rawKeyIn = (text: string): string | undefined =>
  text.split(/[\s"'“”()]+/).find((word) => KEYS.has(word.replace(/[.,;:!?]+$/, '')));

/** The longest part of a text between placeholders. */
const literal = (text: string): string =>
  text
    .split(/\{\{\w+\}\}/)
    .map((part) => part.trim())
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');

const literals = (locale: Locale): string[] => Object.values(TEXTS[locale]).map(literal);

/** For each language, interface texts that only other languages have. */
const FOREIGN = Object.fromEntries(
  LOCALES.map((locale) => {
    const own = literals(locale).join('\n');
    const others = LOCALES.filter((other) => other !== locale).flatMap((other) =>
      literals(other).map((text) => ({ text, locale: other })),
    );
    return [locale, others.filter(({ text }) => text.length > SHORTEST && !own.includes(text))];
  }),
) as Record<Locale, { text: string; locale: Locale }[]>;

/** An interface text of another language in a text. */
export const foreignTextIn = (text: string, lang: Locale): { text: string; locale: Locale } | undefined =>
  text.length > SHORTEST ? FOREIGN[lang].find((foreign) => text.includes(foreign.text)) : undefined;

/** The interface texts of several words, in all languages. */
const WHOLE = new Set(
  LOCALES.flatMap((locale) => Object.values(TEXTS[locale])).filter((text) => /\s/.test(text)),
);

/** The interface texts among the strings of a script. */
export const textsInScript = (source: string): string[] =>
  [...source.matchAll(/(["'`])((?:\\.|(?!\1).)*?)\1/gs)]
    .map(([, , text = '']) => text)
    .filter((text) => WHOLE.has(text));
