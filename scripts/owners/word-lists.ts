import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordlist as english } from '@scure/bip39/wordlists/english.js';
import { wordlist as french } from '@scure/bip39/wordlists/french.js';
import { normalPassphrase } from '../../src/features/owner/vault/credentials.ts';
import type { Locale } from '../../src/i18n/locales.ts';

/** The minimum entropy of a passphrase (design, section 8). */
export const MIN_BITS = 80;

const own = (locale: Locale): string[] =>
  readFileSync(join(import.meta.dirname, 'words', `${locale}.txt`), 'utf8')
    .trim()
    .split('\n');

/** Where each language's words come from. */
const LISTS: Record<Locale, () => readonly string[]> = {
  fr: () => french,
  nl: () => own('nl'),
  en: () => english,
  de: () => own('de'),
};

const lists: Partial<Record<Locale, readonly string[]>> = {};

/** The words of a language in their compared form: lower case, without accents. */
export function wordsOf(locale: Locale): readonly string[] {
  lists[locale] ??= LISTS[locale]().map(normalPassphrase);
  return lists[locale];
}

/** The number of words from a list that have the required entropy. */
export const wordCount = (listLength: number, bits = MIN_BITS): number =>
  Math.ceil(bits / Math.log2(listLength));

/** A passphrase of words chosen by the system's random source, without bias. */
export function makePassphrase(locale: Locale): string {
  const words = wordsOf(locale);
  return Array.from({ length: wordCount(words.length) }, () => words[fairIndex(words.length)]).join(' ');
}

/** An integer below `length`, all equally likely: values that the remainder would favour are rejected. */
function fairIndex(length: number): number {
  const limit = 2 ** 32 - (2 ** 32 % length);
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (number < limit) return number % length;
  }
}
