import { describe, expect, test } from 'vitest';
import { makeSnapshot, propertyRecords } from '../../../tests/fixtures/make-snapshot.ts';
import type { Locale } from '../../i18n/locales.ts';
import { buildRouteTable } from '../../routing/table.ts';
import { buildIndex } from './build-index.ts';
import { decodeIndex } from './decode-index.ts';

type Alter = Parameters<typeof makeSnapshot>[0];

function fileOf(locale: Locale = 'fr', alter?: Alter) {
  const snapshot = makeSnapshot(alter);
  return buildIndex({
    site: { ...snapshot, table: buildRouteTable(snapshot).table },
    locale,
    thumbnailVariants: [{ format: 'webp', width: 250 }],
    thumbnailsOf: ({ id }) => (id === '4101' ? ['/_astro/01.a_b.webp'] : []),
  });
}

const indexOf = (...args: Parameters<typeof fileOf>) =>
  decodeIndex(JSON.parse(JSON.stringify(fileOf(...args))));

const many: Alter = (files) => {
  const around = '50.6,5.5 50.6,5.7 50.7,5.7 50.7,5.5';
  files.types.push({ ID: 8, WebID: '8', Name: 'Appartement', language: 'fr' });
  files.cities.push({ ID: 2, Name: 'Ans', Zip: '4430', language: 'fr' });
  files.neighbourhoods = [
    { ID: 5, Name: 'Saint-Léonard', Coordinates: around, language: 'fr' },
    { ID: 6, Name: '🏠', language: 'fr' },
  ];
  files.properties = [
    ...propertyRecords(4101, {
      RecordFile: 'MB-0101',
      Latitude: 50.65,
      Longitude: 5.6,
      CreateDate: '2026-01-01',
    }),
    ...propertyRecords(4102, { Goal: 1, WebIDs: '1,8', TypeDescription: `${'mot '.repeat(30)}fin` }),
    ...propertyRecords(4103, { Marquee: 3 }),
  ];
};

test('types, cities and neighbourhoods with their counts and lists, those without a property too', () => {
  const { types, cities, neighbourhoods, lists, language, thumbnailVariants } = indexOf('fr', many);
  expect({ lists, language, thumbnailVariants }).toEqual({
    language: 'fr',
    lists: { sale: '/fr/a-vendre/', rent: '/fr/a-louer/' },
    thumbnailVariants: [{ format: 'webp', width: 250 }],
  });
  expect(types).toEqual([
    {
      webId: '1',
      name: 'Maisons',
      counts: { sale: 1, rent: 1 },
      hrefs: { sale: '/fr/a-vendre/?type=1', rent: '/fr/a-louer/?type=1' },
    },
    {
      webId: '8',
      name: 'Appartements',
      counts: { sale: 0, rent: 1 },
      hrefs: { sale: undefined, rent: '/fr/a-louer/?type=8' },
    },
  ]);
  expect(cities).toEqual([
    {
      name: 'Liège',
      zip: '4000',
      otherNames: ['Luik', 'Lüttich', 'Luettich'],
      counts: { sale: 1, rent: 1 },
      hrefs: { sale: '/fr/a-vendre/?city=Li%C3%A8ge|4000', rent: '/fr/a-louer/?city=Li%C3%A8ge|4000' },
    },
    {
      name: 'Ans',
      zip: '4430',
      otherNames: [],
      counts: { sale: 0, rent: 0 },
      hrefs: { sale: undefined, rent: undefined },
    },
  ]);
  expect(neighbourhoods).toMatchObject([
    {
      id: 5,
      name: 'Saint-Léonard',
      path: '/fr/quartiers/saint-leonard/',
      counts: { sale: 1, rent: 0 },
      hrefs: { sale: '/fr/a-vendre/?district=5', rent: undefined },
    },
    { id: 6, name: '🏠', path: '/fr/quartiers/6/' },
  ]);
});

test('properties on the market, the newest first, then those that are taken, with their own addresses', () => {
  const { properties } = indexOf('fr', many);
  const plain = properties.map((property) => ({
    ...property,
    status: property.status,
    path: property.path,
    thumbnails: property.thumbnails,
  }));
  expect(plain).toEqual([
    {
      id: 4101,
      reference: 'MB-0101',
      title: 'Maison à rénover',
      status: '',
      path: '/fr/a-vendre/liege/maison-a-renover/4101/',
      thumbnails: ['/_astro/01.a_b.webp'],
    },
    {
      id: 4102,
      reference: '',
      title: expect.stringMatching(/^(mot ){24}mot\.\.\.$/),
      status: '',
      path: `/fr/a-louer/liege/${'mot-'.repeat(20).slice(0, 79)}/4102/`,
      thumbnails: [],
    },
    {
      id: 4103,
      reference: '',
      title: 'Maison à rénover',
      status: 'Ce bien est vendu.',
      path: '/fr/a-vendre/liege/maison-a-renover/4103/',
      thumbnails: [],
    },
  ]);
});

test('in another language the names and addresses are that language’s', () => {
  const { cities, properties } = indexOf('nl');
  expect(cities[0]).toMatchObject({ name: 'Luik', otherNames: ['Liège', 'Lüttich', 'Luettich'] });
  expect(properties[0]?.path).toBe('/nl/te-koop/luik/huis-om-te-renoveren/4101/');
});

describe('a damaged file is refused', () => {
  test.each<[string, (file: ReturnType<typeof fileOf>) => unknown]>([
    ['nothing', () => undefined],
    ['another version', (file) => ({ ...file, version: 0 })],
    ['a column too short', (file) => ({ ...file, properties: { ...file.properties, title: [] } })],
    ['a city that is not listed', (file) => ({ ...file, properties: { ...file.properties, city: [7] } })],
    ['a count in words', (file) => ({ ...file, types: [['1', 'Maison', 'one', 0]] })],
  ])('%s', (_name, alter) => expect(() => decodeIndex(alter(fileOf()))).toThrow());
});
