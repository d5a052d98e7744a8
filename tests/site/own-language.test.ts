import { expect, test } from 'vitest';
import { isLocale, LOCALES } from '../../src/i18n/locales.ts';
import { expectNone } from './lib/expect-none.ts';
import { MAIN, siteOf } from './lib/outputs.ts';
import type { Page } from './lib/page.ts';
import { contentPages, isNoindex, isOriginal } from './lib/site.ts';
import { writtenLanguage } from './lib/written-language.ts';

const site = siteOf(MAIN);
const pages = contentPages(site);

/** The names of the languages in the language switch, each in itself. */
const LANGUAGES = new Set(LOCALES.flatMap((locale) => [locale.toUpperCase(), nameOf(locale)]));

function nameOf(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const foreign = ({ lang, phrases }: Page) =>
  phrases.filter(
    (phrase) => isLocale(phrase.lang) && phrase.lang !== lang && !LANGUAGES.has(phrase.text.trim()),
  );

test('no page of the sample shows a text of another language', () =>
  expectNone(
    pages.flatMap((page) =>
      foreign(page).map(({ text, lang }) => `${page.path}: "${text.slice(0, 80)}" (${lang})`),
    ),
  ));

test('what is said to be of the page’s language is written in it', () =>
  expectNone(
    pages.flatMap(({ path, lang, phrases }) =>
      phrases.flatMap(({ text }) => {
        const written = writtenLanguage(text);
        return written && written !== lang ? [`${path}: "${text.slice(0, 80)}" is ${written}`] : [];
      }),
    ),
  ));

test.each([
  ['fr', 'La maison est dans une rue calme, avec un jardin pour les enfants.'],
  [
    'nl',
    'Het huis ligt in een rustige straat, met een tuin voor de kinderen, en is niet ver van het station.',
  ],
  ['en', 'The house is in a quiet street with a garden, and the station is not far from it.'],
  ['de', 'Das Haus liegt in einer ruhigen Straße, mit einem Garten, und der Bahnhof ist nicht weit.'],
  [undefined, 'Rue des Trois Marronniers 27, 4000 Liège'],
] as const)('a text in %s is known by its words', (language, text) => {
  expect(writtenLanguage(text)).toBe(language);
});

test('every page that may be indexed is an original, and names itself in all languages', () => {
  const open = pages.filter((page) => !isNoindex(page));
  expect(open.length).toBeGreaterThan(500);
  expectNone(
    open.flatMap((page) => {
      const named = page.alternates.map(({ hreflang }) => hreflang);
      const missing = LOCALES.filter((locale) => !named.includes(locale));
      return isOriginal(site, page) && missing.length === 0
        ? []
        : [`${page.path} ${isOriginal(site, page) ? `lacks ${missing}` : 'is no original'}`];
    }),
  );
});

test('a page is kept from search engines in all languages or in none', () =>
  expectNone(
    site.table.routes.flatMap(({ key, paths }) => {
      const kept = LOCALES.filter((locale) => {
        const page = site.pages.get(paths[locale] ?? '');
        return page && isNoindex(page);
      });
      return kept.length === 0 || kept.length === LOCALES.length ? [] : [`${key}: ${kept}`];
    }),
  ));

test('where a snapshot has no German, a German page shows marked texts of another language, and names that page as its original', () => {
  const fixture = siteOf({ out: 'dist-fixture', snapshot: 'tests/fixtures/snapshot' });
  const properties = fixture.table.routes.filter(({ target }) => target.type === 'property');
  expect(properties.length).toBeGreaterThan(0);
  for (const { paths } of properties) {
    const page = fixture.pages.get(paths.de ?? '');
    expect(page?.lang).toBe('de');
    const [, original] = /\/(nl|fr|en)\//.exec(page?.canonicals[0] ?? '') ?? [];
    expect(original).toBeDefined();
    expect(page && foreign(page).map(({ lang }) => lang)).toContain(original);
  }
});
