import { describe, expect, test } from 'vitest';
import type { Locale } from '../../src/i18n/locales.ts';
import { GLOSSARY } from './glossary.ts';
import { allSaid, type Said } from './said.ts';

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

  test.each([
    ['the interface', 'i18n/fr/forms.json/send'],
    ['mails', 'i18n/de/mail.json/closing'],
    ['pages', 'snapshot/menu.json/0/params/title/nl'],
    ['articles', 'snapshot/articles/about/en.html'],
    ['questions under an article', 'snapshot/articles/syndic/article.json/faq/0/answer/nl'],
    ['descriptions', 'snapshot/catalogue/properties.json/0/Description'],
    ['alternative texts of a property', 'snapshot/catalogue/properties.json/0/PictureItems/0/Name'],
    [
      'alternative texts of a neighbourhood',
      'snapshot/catalogue/neighbourhoods.json/0/LargePictureItems/0/Name',
    ],
    ['alternative texts of an article', 'snapshot/articles/acheter-a-liege/article.json/image/alt/fr'],
    ['units of a project', 'snapshot/catalogue/projects.json/0/Units/0/TypeDescription'],
    ['notes on a viewing', 'snapshot/catalogue/visits.json/20/Note/en'],
    ['what owners read', 'snapshot/owners/502.json/properties/0/visits/0/Comment'],
  ])('reads %s', (_, at) => expect([...allSaid()].map((said) => said.at)).toContain(at));

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
