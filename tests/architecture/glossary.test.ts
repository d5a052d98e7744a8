import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isLocale, LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { GLOSSARY } from './glossary.ts';

/** A text of the site with its language and where it stands. */
interface Said {
  language: Locale;
  at: string;
  text: string;
}

/** The texts of a JSON file: of records with a `language`, and of objects with a text for each language. */
function* saidIn(value: unknown, at: string, language: Locale | undefined): Generator<Said> {
  if (typeof value === 'string') {
    if (language) yield { language, at, text: value };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* saidIn(item, `${at}/${index}`, language);
  } else if (value !== null && typeof value === 'object') {
    const own = 'language' in value && typeof value.language === 'string' ? value.language : undefined;
    for (const [key, item] of Object.entries(value)) {
      const next = isLocale(key) ? key : isLocale(own) ? own : language;
      yield* saidIn(item, `${at}/${key}`, next);
    }
  }
}

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

/** Records that nobody reads as text. */
const UNREAD = /known\.json$/;

/** Every text of the interface, of mails and of the sample. */
function* allSaid(): Generator<Said> {
  for (const language of LOCALES)
    for (const file of files(`i18n/${language}`).filter((name) => name.endsWith('.json')))
      yield* saidIn(JSON.parse(readFileSync(file, 'utf8')), file, language);
  for (const file of files('snapshot')) {
    if (file.endsWith('.json') && !UNREAD.test(file))
      yield* saidIn(JSON.parse(readFileSync(file, 'utf8')), file, undefined);
    const [, language] = /[\\/](\w\w)\.html$/.exec(file) ?? [];
    if (isLocale(language)) yield { language, at: file, text: readFileSync(file, 'utf8') };
  }
}

/** A pattern for a forbidden word: whole, in any case, `*` for any ending. */
const pattern = (word: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d-])${word.replaceAll(/[.()+?]/g, '\\$&').replace('*', '\\p{L}*')}(?![\\p{L}\\d-])`,
    'iu',
  );

/** The forbidden words in some texts, with the word to use. */
function breaches(texts: Iterable<Said>): string[] {
  const rules = Object.values(GLOSSARY)
    .flat()
    .flatMap(({ language, term, not }) =>
      not.map((word) => ({ language, term, word, found: pattern(word) })),
    );
  return [...texts].flatMap(({ language, at, text }) =>
    rules
      .filter((rule) => rule.language === language && rule.found.test(text))
      .map(({ word, term }) => `${at} (${language}): “${word}” instead of “${term}”`),
  );
}

describe('the glossary', () => {
  test('every text of the site uses its words', () => expect(breaches(allSaid())).toEqual([]));

  test.each<[Locale, string, string]>([
    ['nl', 'Het EPC-label is C.', 'EPC-label'],
    ['en', 'Flats for rent', 'flats'],
    ['fr', 'Venez à la visite libre.', 'visite libre'],
    ['de', 'Eigentümer-Login', 'Eigentümer-Login'],
  ])('notices in %s: %s', (language, text, word) =>
    expect(breaches([{ language, at: 'planted', text }]).join()).toContain(`“${word}”`),
  );

  test.each<[Locale, string]>([
    ['en', 'The flat roof was renewed.'],
    ['nl', 'De belastingen zijn betaald.'],
    ['fr', 'Für das EPC'],
  ])('leaves in %s: %s', (language, text) =>
    expect(breaches([{ language, at: 'planted', text }]).filter((found) => !found.includes('EPC'))).toEqual(
      [],
    ),
  );

  test('forbids no word that it asks for itself', () =>
    expect(
      breaches(
        Object.values(GLOSSARY)
          .flat()
          .map(({ language, term }) => ({ language, at: 'glossary', text: term })),
      ),
    ).toEqual([]));
});
