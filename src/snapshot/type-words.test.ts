import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import { texts } from '../i18n/texts.ts';
import type { PropertyType } from './domain.ts';
import { propertyType } from './schema/catalogue.ts';
import { listedAs, mainTypeWord, typeWords } from './type-words.ts';

type Fields = Partial<Record<'Name' | 'NameSingular' | 'NamePlural' | 'WebID', string>>;

const type = (records: Partial<Record<Locale, Fields>>): PropertyType => ({
  id: '1',
  records: Object.fromEntries(
    Object.entries(records).map(([language, fields]) => [
      language,
      propertyType.parse({ ID: 1, WebID: '1', language, ...fields }),
    ]),
  ),
});

/** The names of the specification (section 3), with what pages say for one and for several. */
const SPECIFIED: readonly [crm: string, Record<Locale, readonly [one: string, several: string]>][] = [
  [
    'Maison',
    { fr: ['Maison', 'Maisons'], nl: ['Huis', 'Huizen'], en: ['House', 'Houses'], de: ['Haus', 'Häuser'] },
  ],
  [
    'Appartement',
    {
      fr: ['Appartement', 'Appartements'],
      nl: ['Appartement', 'Appartementen'],
      en: ['Apartment', 'Apartments'],
      de: ['Wohnung', 'Wohnungen'],
    },
  ],
  [
    'Studio',
    {
      fr: ['Studio', 'Studios'],
      nl: ['Studio', 'Studio’s'],
      en: ['Studio', 'Studios'],
      de: ['Studio', 'Studios'],
    },
  ],
  [
    'Terrain',
    {
      fr: ['Terrain', 'Terrains'],
      nl: ['Grond', 'Gronden'],
      en: ['Plot of land', 'Land'],
      de: ['Grundstück', 'Grundstücke'],
    },
  ],
  [
    'Immeuble de rapport',
    {
      fr: ['Immeuble de rapport', 'Immeubles de rapport'],
      nl: ['Opbrengsteigendom', 'Opbrengsteigendommen'],
      en: ['Investment property', 'Investment properties'],
      de: ['Mehrfamilienhaus', 'Mehrfamilienhäuser'],
    },
  ],
  [
    'Commerciale',
    {
      fr: ['Commerce', 'Commerces'],
      nl: ['Handelspand', 'Handelspanden'],
      en: ['Commercial property', 'Commercial property'],
      de: ['Gewerbeimmobilie', 'Gewerbeimmobilien'],
    },
  ],
  [
    'Industrie',
    {
      fr: ['Bâtiment industriel', 'Bâtiments industriels'],
      nl: ['Bedrijfspand', 'Bedrijfspanden'],
      en: ['Industrial property', 'Industrial property'],
      de: ['Industriegebäude', 'Industriegebäude'],
    },
  ],
  [
    'Bureaux',
    {
      fr: ['Bureaux', 'Bureaux'],
      nl: ['Kantoor', 'Kantoren'],
      en: ['Office', 'Offices'],
      de: ['Büro', 'Büros'],
    },
  ],
  [
    'Garage/Parking',
    {
      fr: ['Garage ou parking', 'Garages et parkings'],
      nl: ['Garage of parkeerplaats', 'Garages en parkeerplaatsen'],
      en: ['Garage or parking space', 'Garages and parking spaces'],
      de: ['Garage oder Stellplatz', 'Garagen und Stellplätze'],
    },
  ],
];

describe.each(SPECIFIED)('%s, known by its French name alone', (Name, words) => {
  test.each(LOCALES)('%s', (locale) => {
    const [one, several] = words[locale];
    expect(typeWords(type({ fr: { Name } }), locale, 'fr')).toEqual({ one, several, language: locale });
  });
});

test('the languages’ own names of the CRM are known, as `Commercial` and `Kantoren`', () => {
  for (const locale of LOCALES) {
    const { types } = texts(locale);
    for (const [key, Name] of Object.entries(types).filter(([name]) => name.endsWith('.crm'))) {
      const { one } = typeWords(type({ [locale]: { Name } }), locale, 'fr');
      expect(one).toBe(types[key.replace('.crm', '_one') as keyof typeof types]);
    }
  }
});

test('a name is known in other capitals and with other blanks, whatever its WebID', () =>
  expect(typeWords(type({ fr: { Name: 'IMMEUBLE  de rapport ', WebID: '77' } }), 'fr', 'fr').several).toBe(
    'Immeubles de rapport',
  ));

describe('an agency’s own words', () => {
  test.each<[Fields, one: string, several: string | undefined]>([
    [{ Name: 'Commerciale', NamePlural: 'Surfaces commerciales' }, 'Commerce', 'Surfaces commerciales'],
    [
      { Name: 'Commerciale', NameSingular: 'Surface commerciale', NamePlural: 'Surfaces commerciales' },
      'Surface commerciale',
      'Surfaces commerciales',
    ],
    [{ Name: 'Commerciale', NameSingular: 'Surface commerciale' }, 'Surface commerciale', undefined],
    [{ Name: 'Péniche' }, 'Péniche', undefined],
    [{ Name: 'Péniche', NamePlural: '' }, 'Péniche', undefined],
    [{ Name: 'Péniche', NamePlural: 'Péniches' }, 'Péniche', 'Péniches'],
  ])('%j', (fields, one, several) =>
    expect(typeWords(type({ fr: fields }), 'fr', 'fr')).toEqual({ one, several, language: 'fr' }),
  );

  test('stand in their own language where a page has another', () =>
    expect(typeWords(type({ fr: { Name: 'Péniche', NamePlural: 'Péniches' } }), 'de', 'fr')).toEqual({
      one: 'Péniche',
      several: 'Péniches',
      language: 'fr',
    }));

  test('a list shows the plural, or the name where nobody has said one', () => {
    expect(listedAs(typeWords(type({ fr: { Name: 'Maison' } }), 'fr', 'fr'))).toBe('Maisons');
    expect(listedAs(typeWords(type({ fr: { Name: 'Péniche' } }), 'fr', 'fr'))).toBe('Péniche');
  });
});

describe('the type of one property', () => {
  const boat = type({ fr: { Name: 'Péniche' }, nl: { Name: 'Woonboot', NameSingular: 'Een woonboot' } });
  const shown = (MainTypeName: string, language: Locale, locale: Locale) =>
    mainTypeWord([boat], { WebID: '1', MainTypeName, language }, locale, 'fr');

  test.each<[MainTypeName: string, language: Locale, locale: Locale, value: string, shownIn: Locale]>([
    ['Commerciale', 'fr', 'fr', 'Commerce', 'fr'],
    ['Commerciale', 'fr', 'en', 'Commercial property', 'en'],
    ['Péniche', 'fr', 'fr', 'Péniche', 'fr'],
    ['péniche', 'fr', 'nl', 'Een woonboot', 'nl'],
    ['Péniche', 'fr', 'de', 'Péniche', 'fr'],
    ['Ferme en carré', 'fr', 'nl', 'Ferme en carré', 'fr'],
    // A word of another language is no name of the CRM's in this one.
    ['House', 'fr', 'fr', 'House', 'fr'],
  ])('%s (%s) on a page in %s', (MainTypeName, language, locale, value, shownIn) =>
    expect(shown(MainTypeName, language, locale)).toEqual({ value, language: shownIn }),
  );
});
