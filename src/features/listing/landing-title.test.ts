import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import type { Goal } from '../../snapshot/market.ts';
import { cityTitle, titleText, typeTitle } from './landing-title.ts';

const SALE: Record<Locale, string> = { fr: 'à vendre', nl: 'te koop', en: 'for sale', de: 'zu verkaufen' };
const RENT: Record<Locale, string> = { fr: 'à louer', nl: 'te huur', en: 'to let', de: 'zu vermieten' };
const PHRASES: Record<Goal, Record<Locale, string>> = { sale: SALE, rent: RENT };

const CASES = LOCALES.flatMap((locale) =>
  (['sale', 'rent'] as const).flatMap((goal) =>
    [0, 1, 2, 5].map((count): [Locale, Goal, number] => [locale, goal, count]),
  ),
);

describe.each(CASES)('%s, %s, %i', (locale, goal, count) => {
  const phrase = PHRASES[goal][locale];
  const several = count > 1 || (count === 0 && locale !== 'fr');

  test('a known type is one phrase, in the number of what it stands over', () =>
    expect(typeTitle({ one: 'One', several: 'Several', language: locale }, goal, count, locale)).toEqual([
      { value: `${several ? 'Several' : 'One'} ${phrase}`, language: locale },
    ]));

  test('a type without a plural stands behind a colon over several', () => {
    const title = titleText(
      typeTitle({ one: 'Barge', several: undefined, language: locale }, goal, count, locale),
    );
    const capital = phrase.charAt(0).toUpperCase() + phrase.slice(1);
    expect(title).toBe(several ? `${capital}${locale === 'fr' ? '\u00A0' : ''}: Barge` : `Barge ${phrase}`);
  });

  test('a name in another language is never a part of the sentence, and is marked', () => {
    const language = locale === 'fr' ? 'nl' : 'fr';
    const title = typeTitle({ one: 'Barge', several: 'Barges', language }, goal, count, locale);
    expect(titleText(title)).toMatch(/: Barges$/);
    expect(title.map((part) => part.language)).toEqual([locale, language]);
  });
});

test.each<[Locale, Goal, string]>([
  ['fr', 'sale', 'À vendre à Lüttich'],
  ['nl', 'rent', 'Te huur in Lüttich'],
  ['en', 'rent', 'To let in Lüttich'],
  ['de', 'sale', 'Zu verkaufen in Lüttich'],
])('a city: %s, %s', (locale, goal, text) =>
  expect(titleText(cityTitle('Lüttich', goal, locale))).toBe(text),
);
