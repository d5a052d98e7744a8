import { describe, expect, test } from 'vitest';
import { makeSnapshot, page, propertyRecords } from '../../tests/fixtures/make-snapshot.ts';
import { allPages, recordIn, textIn, usedLocales } from './domain.ts';
import { groupByLanguage } from './group.ts';
import { anyRecord, goalOf, isTaken, marqueeOf, onMarket, webIdsOf } from './market.ts';

describe('falling back', () => {
  test.each([
    [{ fr: 'a', nl: 'b', en: 'c' }, 'nl', { value: 'b', language: 'nl' }],
    [{ fr: 'a', nl: ' ' }, 'nl', { value: 'a', language: 'fr' }],
    [{ en: 'c', de: 'd' }, 'nl', { value: 'c', language: 'en' }],
    [{ fr: '', de: 'd' }, 'fr', { value: 'd', language: 'de' }],
    [{}, 'fr', undefined],
    [undefined, 'fr', undefined],
  ] as const)('the text %j in %s is %j', (text, locale, expected) => {
    expect(textIn(text, locale, 'fr')).toEqual(expected);
  });

  test.each([
    [{ fr: 1, nl: 2 }, 'nl', { value: 2, language: 'nl' }],
    [{ fr: 1, en: 3 }, 'nl', { value: 1, language: 'fr' }],
    [{ en: 3 }, 'nl', { value: 3, language: 'en' }],
  ] as const)('the record %j in %s is %j', (records, locale, expected) => {
    expect(recordIn({ id: '1', records }, locale, 'fr')).toEqual(expected);
  });

  test('an entity without a record is a fault of the program', () => {
    expect(() => recordIn({ id: '7', records: {} }, 'fr', 'fr')).toThrow('Entity 7');
    expect(() => anyRecord({ id: '7', records: {} })).toThrow('Entity 7');
  });
});

test('the languages in use, in their order', () => {
  const languages = [
    { code: 'nl', use: true },
    { code: 'de', use: false },
    { code: 'fr', use: true },
  ] as const;
  expect(usedLocales({ default: 'fr', languages: [...languages] })).toEqual(['nl', 'fr']);
});

test('all pages, parents before their children', () => {
  const { menu } = makeSnapshot((files) => {
    files.menu.push(
      page('/a/', {}, { childMenus: [page('/a/b/', {}, { childMenus: [page('/a/b/c/')] }), page('/a/d/')] }),
    );
  });
  expect(
    allPages(menu)
      .slice(-4)
      .map(({ path }) => path),
  ).toEqual(['/a/', '/a/b/', '/a/b/c/', '/a/d/']);
});

test('records are gathered by ID, in the order of the file; of two in one language the first counts', () => {
  const record = (ID: number, language: 'fr' | 'nl', Name: string) => ({ ID, language, Name });
  expect(
    groupByLanguage([record(2, 'fr', 'a'), record(1, 'fr', 'b'), record(2, 'nl', 'c'), record(2, 'nl', 'd')]),
  ).toEqual([
    { id: '2', records: { fr: record(2, 'fr', 'a'), nl: record(2, 'nl', 'c') } },
    { id: '1', records: { fr: record(1, 'fr', 'b') } },
  ]);
});

describe('the market', () => {
  test.each([
    [0, 'sale'],
    [1, 'rent'],
    [2, 'rent'],
    [99, 'rent'],
  ])('goal %i means %s', (Goal, expected) => {
    expect(goalOf({ Goal })).toBe(expected);
  });

  test.each([
    [{ WebID: '1', WebIDs: undefined }, ['1']],
    [{ WebID: '1,5', WebIDs: undefined }, ['1', '5']],
    [{ WebID: '1', WebIDs: '2 , 3' }, ['2', '3']],
  ])('%j has the types %j', (record, expected) => {
    expect(webIdsOf(record)).toEqual(expected);
  });

  test('a marquee that the site does not explain counts as none', () => {
    const { site } = makeSnapshot();
    expect(marqueeOf(site, { Marquee: 3 }).kind).toBe('sold');
    expect(marqueeOf(site, { Marquee: 8 })).toEqual({ kind: 'none', replacesPrice: false });
  });

  test.each([
    ['sold', true],
    ['rented', true],
    ['option', false],
    ['new', false],
    ['none', false],
  ] as const)('%s means taken: %s', (kind, expected) => {
    const site = { marquees: { 5: { kind, replacesPrice: false } } };
    expect(isTaken(site, { Marquee: 5, Goal: 0 })).toBe(expected);
  });

  test('sold and rented properties are off the market', () => {
    const { properties, site } = makeSnapshot((files) => {
      files.properties.push(...propertyRecords(4102, { Marquee: 3 }));
    });
    expect(onMarket(properties, site).map(({ id }) => id)).toEqual(['4101']);
  });
});
