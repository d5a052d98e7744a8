import { describe, expect, test } from 'vitest';
import type { City } from '../../snapshot/domain.ts';
import { city } from '../../snapshot/schema/catalogue.ts';
import { countOf, countsByCity, countsByType, totals } from './counts.ts';
import { propertyWith, SITE } from './property.fixture.ts';

const bilingual = { fr: { City: 'Liège' }, nl: { City: 'Luik' } };
const properties = [
  propertyWith(1, { WebID: '1' }, bilingual),
  propertyWith(2, { WebID: '1', WebIDs: '1, 5' }, bilingual),
  propertyWith(3, { WebID: '5', Goal: 1 }, bilingual),
  propertyWith(4, { WebID: '5,5', Goal: 2, Zip: '4020' }, bilingual),
  propertyWith(5, { WebID: '1', Marquee: 3 }, bilingual),
  propertyWith(6, { WebID: '4', Marquee: 1, City: 'Ans', Zip: '4430' }),
];
const cityWith = (id: string, Zip: string, names: Partial<Record<'fr' | 'nl', string>>): City => ({
  id,
  records: Object.fromEntries(
    Object.entries(names).map(([language, Name]) => [
      language,
      city.parse({ ID: Number(id), Name, Zip, language }),
    ]),
  ),
});

describe('totals', () => {
  test.each([
    ['on the market only', properties, { sale: 3, rent: 2 }],
    ['none', [], { sale: 0, rent: 0 }],
  ])('%s', (_name, given, expected) => expect(totals(given, SITE)).toEqual(expected));
});

describe('countsByType', () => {
  const counts = countsByType(properties, SITE);
  test.each([
    ['1', { sale: 2, rent: 0 }],
    ['5', { sale: 1, rent: 2 }],
    ['4', { sale: 1, rent: 0 }],
    ['9', { sale: 0, rent: 0 }],
    ['', { sale: 0, rent: 0 }],
  ])('type %j', (webId, expected) => expect(countOf(counts, webId)).toEqual(expected));
  test('has only types that something on the market has', () =>
    expect([...counts.keys()].sort()).toEqual(['1', '4', '5']));
});

describe('countsByCity', () => {
  const cities = [
    cityWith('1', '4000', { fr: 'Liège', nl: 'Luik' }),
    cityWith('2', '4020', { fr: 'Liège' }),
    cityWith('3', '4430', { fr: 'Ans' }),
    cityWith('4', '4000', { fr: 'Luik' }),
    cityWith('5', '9999', { fr: 'Nulle part' }),
  ];
  const counts = countsByCity(properties, cities, SITE);
  test.each([
    ['name and zip, once for all languages', '1', { sale: 2, rent: 1 }],
    ['another zip of the same name', '2', { sale: 0, rent: 1 }],
    ['one language only', '3', { sale: 1, rent: 0 }],
    ['a name of another language', '4', { sale: 0, rent: 0 }],
    ['nothing there', '5', { sale: 0, rent: 0 }],
    ['unheard of', '99', { sale: 0, rent: 0 }],
  ])('%s', (_name, id, expected) => expect(countOf(counts, id)).toEqual(expected));
  test('every city has an entry', () => expect(counts.size).toBe(5));
});
