import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { texts as textsOf } from '../../i18n/texts.ts';
import { type PricedRecord, type PriceTexts, priceText } from './price.ts';

const NBSP = '\u00A0';
const site = {
  marquees: {
    1: { kind: 'option', replacesPrice: false, name: { fr: 'Option' } },
    3: {
      kind: 'sold',
      replacesPrice: true,
      name: { fr: 'Vendu', nl: 'Verkocht' },
      rentName: { fr: 'Loué', nl: ' ' },
    },
    4: { kind: 'sold', replacesPrice: true },
    5: { kind: 'sold', replacesPrice: true, name: { nl: ' Verkocht ' } },
  },
  priceUnits: {
    1: { fr: '', nl: '' },
    2: { fr: '/mois', nl: '€/maand' },
    3: { fr: 'par an' },
    7: { fr: '/mois' },
  },
} as const;
const texts: PriceTexts = {
  'price.startingFrom': 'À partir de',
  'price.onRequest': 'sur demande',
  'price.annuity': 'Bouquet {{bouquet}} + rente {{rent}}/mois',
};
const record: PricedRecord = {
  Goal: 0,
  Marquee: 0,
  MarqueeName: undefined,
  Price: 850,
  PriceUnit: undefined,
  PriceUnitText: undefined,
  PublishPrice: true,
  ViagerIndexedRent: undefined,
  language: 'fr',
};
const shown = (changes: Partial<PricedRecord>, locale: Locale = 'fr', defaultLocale?: 'fr') =>
  priceText({
    record: { ...record, ...changes },
    site,
    locale,
    texts,
    ...(defaultLocale && { defaultLocale }),
  });

describe('priceText: unit', () => {
  const price = `€${NBSP}850`;
  test.each([
    ['no unit', {}, 'fr', price],
    ['mapped', { PriceUnit: 2, PriceUnitText: '€/month' }, 'fr', `${price}/mois`],
    ['mapped, with a euro sign', { PriceUnit: 2 }, 'nl', `${price}/maand`],
    ['mapped to words', { PriceUnit: 3 }, 'fr', `${price}${NBSP}par an`],
    ['mapped to nothing hides the record’s words', { PriceUnit: 1, PriceUnitText: '€/mois' }, 'fr', price],
    ['unmapped, same language', { PriceUnit: 9, PriceUnitText: ' €/mois ' }, 'fr', `${price}/mois`],
    ['no number, same language', { PriceUnitText: '/mois €' }, 'fr', `${price}/mois`],
    ['unmapped, other language', { PriceUnit: 9, PriceUnitText: '€/semaine' }, 'nl', `${price}/semaine`],
    ['no number, other language', { PriceUnitText: '€/semaine' }, 'de', `${price}/semaine`],
    ['mapped, but not in this language', { PriceUnit: 3 }, 'en', `${price}${NBSP}par an`],
    ['mapped to nothing, but not in this language', { PriceUnit: 1, PriceUnitText: '€/mois' }, 'en', price],
    ['only a euro sign', { PriceUnitText: '€' }, 'fr', price],
    ['the CRM’s empty value', { PriceUnitText: '-' }, 'fr', price],
    ['starting from', { PriceUnit: 7, PriceUnitText: '€/mois' }, 'fr', `À partir de ${price}`],
    ['unit 6 is not starting from', { PriceUnit: 6 }, 'fr', price],
    ['unit 8 is not starting from', { PriceUnit: 8 }, 'fr', price],
  ] as const)('%s', (_name, changes, locale, text) =>
    expect(shown(changes, locale)).toEqual({ kind: 'price', text, language: locale }),
  );
});

describe('priceText: life annuity', () => {
  const [bouquet, rent] = [`€${NBSP}62.000`, `€${NBSP}780,50`];
  const annuity = { Price: 62_000, ViagerIndexedRent: 780.5 };
  test.each([
    ['bouquet and annuity', annuity, `Bouquet ${bouquet} + rente ${rent}/mois`],
    [
      'starting from, within the sentence',
      { ...annuity, PriceUnit: 7 },
      `Bouquet à partir de ${bouquet} + rente ${rent}/mois`,
    ],
    ['no annuity', { ...annuity, ViagerIndexedRent: 0 }, bouquet],
    ['on request', { ...annuity, PublishPrice: false }, 'sur demande'],
    ['sold', { ...annuity, Marquee: 3 }, 'Vendu'],
  ])('%s', (_name, changes, text) => expect(shown(changes).text).toBe(text));

  test.each(LOCALES)('in words: %s', (locale) => {
    const text = priceText({
      record: { ...record, ...annuity },
      site,
      locale,
      texts: textsOf(locale).property,
    });
    expect(text.text).toContain(bouquet);
    expect(text.text).toContain(rent + (locale === 'en' ? ' per month' : '/'));
    expect(text.text).not.toContain('{');
  });
});

describe('priceText: on request', () => {
  test.each([
    ['not published', { PublishPrice: false }],
    ['missing', { Price: undefined }],
    ['zero', { Price: 0 }],
    ['zero, starting from', { Price: 0, PriceUnit: 7 }],
    ['not published, option', { PublishPrice: false, Marquee: 1 }],
  ])('%s', (_name, changes) =>
    expect(shown(changes)).toEqual({ kind: 'on-request', text: 'sur demande', language: 'fr' }),
  );
});

describe('priceText: marquee', () => {
  test.each([
    ['sold', { Marquee: 3 }, 'fr', 'Vendu', 'fr'],
    ['wins over on request', { Marquee: 3, Price: undefined, PublishPrice: false }, 'fr', 'Vendu', 'fr'],
    ['wins over starting from', { Marquee: 3, PriceUnit: 7 }, 'fr', 'Vendu', 'fr'],
    ['in the reader’s language', { Marquee: 3 }, 'nl', 'Verkocht', 'nl'],
    ['falls back to a language that has it', { Marquee: 3 }, 'de', 'Vendu', 'fr'],
    ['rented', { Marquee: 3, Goal: 1 }, 'fr', 'Loué', 'fr'],
    ['takeover counts as rent', { Marquee: 3, Goal: 2 }, 'fr', 'Loué', 'fr'],
    [
      'a let home is never called sold for want of a translation',
      { Marquee: 3, Goal: 1 },
      'nl',
      'Loué',
      'fr',
    ],
    ['rent without a name of its own', { Marquee: 5, Goal: 1 }, 'nl', 'Verkocht', 'nl'],
    ['the record’s name', { Marquee: 4, MarqueeName: ' Vendu par nous ' }, 'nl', 'Vendu par nous', 'fr'],
    ['the table wins over the record’s name', { Marquee: 3, MarqueeName: 'VENDU' }, 'fr', 'Vendu', 'fr'],
    ['no name at all', { Marquee: 4 }, 'fr', '', 'fr'],
  ] as const)('%s', (_name, changes, locale, text, language) =>
    expect(shown(changes, locale)).toEqual({ kind: 'marquee', text, language }),
  );

  test('the default language comes first among fallbacks', () => {
    const marquees = {
      3: { kind: 'sold', replacesPrice: true, name: { nl: 'Verkocht', fr: 'Vendu' } },
    } as const;
    const context = {
      record: { ...record, Marquee: 3 },
      site: { ...site, marquees },
      locale: 'de',
      texts,
    } as const;
    expect(priceText({ ...context, defaultLocale: 'fr' }).text).toBe('Vendu');
    expect(priceText(context).text).toBe('Verkocht');
  });

  test.each([0, 1, 2, 99])('marquee %i leaves the price', (Marquee) =>
    expect(shown({ Marquee, MarqueeName: 'Option' }).kind).toBe('price'),
  );
});
