import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyRows, CITIES, catalogueOf, rowWith, TYPES } from './catalogue.fixture.ts';
import { decodeCatalogue } from './compact.ts';
import { encodeCatalogue } from './compact-encode.ts';
import type { CompactCatalogue } from './compact-schema.ts';
import type { Catalogue, CatalogueRow } from './row.ts';

const sent = (catalogue: Catalogue): CompactCatalogue =>
  JSON.parse(JSON.stringify(encodeCatalogue(catalogue))) as CompactCatalogue;

/** A row as a plain object, including its computed properties. */
const plain = (row: CatalogueRow) => ({
  ...row,
  priceText: row.priceText,
  path: row.path,
  pictures: row.pictures,
  compared: row.compared,
});

test('what was encoded is decoded, row by row', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const catalogue = catalogueOf(rows);
      const { rows: decoded, ...rest } = decodeCatalogue(sent(catalogue));
      expect(decoded.map(plain)).toEqual(rows);
      expect({ ...rest, rows: [] }).toEqual({ ...catalogue, rows: [] });
    }),
  );
});

describe('price texts', () => {
  test.each([
    [389_000, '€\u00A0389.000', ['', '']],
    [268_000, 'À partir de €\u00A0268.000', ['À partir de ', '']],
    [1050, '€\u00A01.050/mois', ['', '/mois']],
    [850.5, '€\u00A0850,50/mois', ['', '/mois']],
    [undefined, 'Prix sur demande', ['Prix sur demande']],
    [undefined, 'NaN', ['NaN']],
    [1, 'Option', ['Option']],
  ])('%s, %j', (price, priceText, form) => {
    const file = sent(catalogueOf([rowWith({ price, priceText })]));
    expect(file.prices).toEqual([form]);
    expect(decodeCatalogue(file).rows[0]?.priceText).toBe(priceText);
  });
});

describe('paths', () => {
  test.each([
    [{ path: '/fr/a-vendre/liege/maison/1/' }, []],
    [{ title: 'Maison à rénover, 3 ch.', path: '/fr/a-vendre/liege/maison-a-renover-3-ch/1/' }, []],
    [{ goal: 'rent' as const, path: '/fr/a-louer/liege/maison/1/' }, []],
    [{ title: '🏠', path: '/fr/a-vendre/liege/maison/1/' }, [[0, '/fr/a-vendre/liege/maison/1/']]],
    [{ path: '/de/for-sale/luettich/haus/1/' }, [[0, '/de/for-sale/luettich/haus/1/']]],
  ])('%j', (fields, paths) => {
    const file = sent(catalogueOf([rowWith(fields)]));
    expect(file.paths).toEqual(paths);
    expect(decodeCatalogue(file).rows[0]?.path).toBe(fields.path);
  });
});

test('rows of one city share it', () => {
  const { rows, cities } = decodeCatalogue(sent(catalogueOf([rowWith(), rowWith({ id: 2 })])));
  expect(rows[0]?.city).toBe(cities[0]);
  expect(rows[1]?.city).toBe(cities[0]);
});

test('a row that names something outside the tables cannot be encoded', () => {
  for (const fields of [{ city: { ...CITIES[0] } }, { types: [{ ...TYPES[0] }] }]) {
    expect(() => encodeCatalogue(catalogueOf([rowWith(fields as Partial<CatalogueRow>)]))).toThrow(
      /table lacks/,
    );
  }
});

describe('a damaged file is refused', () => {
  const file = sent(catalogueOf([rowWith(), rowWith({ id: 2 })]));
  const withRows = (columns: object) => ({ ...file, rows: { ...file.rows, ...columns } });
  test.each<[string, unknown]>([
    ['nothing', null],
    ['a page of HTML', '<!doctype html>'],
    ['another version', { ...file, version: 1 }],
    ['a column too short', withRows({ title: ['Maison'] })],
    ['digits too few', withRows({ flags: '0' })],
    ['a city that is not listed', withRows({ city: [0, 99] })],
    ['a price form that is not listed', withRows({ priceForm: [0, 9] })],
    ['a negative place', withRows({ energy: [0, -1] })],
    ['a text for a number', withRows({ price: ['<b>', 1] })],
    ['a label that is none', { ...file, energies: [['z_plus', 'Z+', '']] }],
    ['an unknown goal', withRows({ goal: '02' })],
    ['a class that is none', { ...file, tints: ['hint'] }],
  ])('%s', (_name, data) => expect(() => decodeCatalogue(data)).toThrow());
});
