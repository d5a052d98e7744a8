import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES } from '../../i18n/locales.ts';
import { openFonts } from './outlines.ts';

const TEXTS = join(import.meta.dirname, '../../../i18n');

/** Every letter that the interface of a language is written with. */
const lettersOf = (locale: string): string[] => {
  const files = readdirSync(join(TEXTS, locale)).filter((file) => file.endsWith('.json'));
  return [...new Set(files.map((file) => readFileSync(join(TEXTS, locale, file), 'utf8')).join(''))].filter(
    (letter) => /\p{L}|\p{M}/u.test(letter),
  );
};

test.each(LOCALES)(
  'the typefaces, which are those of astro.config.mjs, have all letters: %s',
  async (locale) => {
    const letters = lettersOf(locale);
    expect(letters.length).toBeGreaterThan(25);
    const fonts = Object.entries(await openFonts());
    const missing = fonts.flatMap(([face, font]) =>
      letters.filter((letter) => font.charToGlyphIndex(letter) === 0).map((letter) => `${face}: ${letter}`),
    );
    expect(missing).toEqual([]);
  },
);
