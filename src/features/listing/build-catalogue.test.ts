import { describe, expect, test } from 'vitest';
import { makeSnapshot, type PropertyInput, propertyRecords } from '../../../tests/fixtures/make-snapshot.ts';
import type { Locale } from '../../i18n/locales.ts';
import { buildRouteTable } from '../../routing/table.ts';
import { buildCatalogue } from './build-catalogue.ts';
import { decodeCatalogue } from './compact.ts';
import { encodeCatalogue } from './compact-encode.ts';

type Alter = Parameters<typeof makeSnapshot>[0];

function catalogue(alter?: Alter, locale: Locale = 'fr') {
  const snapshot = makeSnapshot(alter);
  return buildCatalogue({
    site: { ...snapshot, table: buildRouteTable(snapshot).table },
    locale,
    priceTexts: {
      'price.startingFrom': 'Dès',
      'price.onRequest': 'Sur demande',
      'price.annuity': 'Viager',
    },
    pictureVariants: [{ format: 'webp', width: 400 }],
    pictureOf: ({ id }) => ({ urls: [`/_astro/${id}.a_b.webp`], tint: 'tint-2w', hint: undefined }),
    compared: [],
  });
}

const rowsOf = (records: PropertyInput[], locale?: Locale) =>
  catalogue((files) => {
    files.properties = records;
  }, locale).rows;

const firstOf = (fields: Partial<PropertyInput>) => rowsOf(propertyRecords(4101, fields))[0];

test('the tables name everything in the page’s language', () => {
  const { rows, ...tables } = catalogue(undefined, 'nl');
  expect(tables).toEqual({
    language: 'nl',
    lists: { sale: '/nl/te-koop/', rent: '/nl/te-huur/' },
    types: [{ webId: '1', name: 'Huis', names: 'Huizen', segment: 'huis' }],
    cities: [{ name: 'Luik', zip: '4000', otherNames: ['Liège', 'Lüttich', 'Luettich'] }],
    neighbourhoods: [],
    pictureVariants: [{ format: 'webp', width: 400 }],
    compared: [],
  });
  expect(rows[0]).toMatchObject({
    id: 4101,
    goal: 'sale',
    path: '/nl/te-koop/luik/huis-om-te-renoveren/4101/',
    title: 'Huis om te renoveren',
    language: 'nl',
    energy: { label: 'c', text: 'C', image: '/images/epc/wallonia/c.png' },
    pictures: ['/_astro/4101.a_b.webp'],
    tint: 'tint-2w',
  });
  expect(rows[0]?.city).toBe(tables.cities[0]);
  expect(rows[0]?.types[0]).toBe(tables.types[0]);
});

test('a language without records has those of the default language, marked', () => {
  const { rows } = catalogue(({ languages }) => {
    languages.languages.push({ code: 'de', use: true });
  }, 'de');
  expect(rows[0]).toMatchObject({
    title: 'Maison à rénover',
    language: 'fr',
    path: expect.stringMatching('^/de/'),
  });
});

describe('what a row holds', () => {
  test.each<[Partial<PropertyInput>, object]>([
    [{ Price: 250_000 }, { price: 250_000, priceText: '€\u00A0250.000' }],
    [
      { Price: 250_000, PriceUnit: 7 },
      { price: 250_000, priceText: 'Dès €\u00A0250.000' },
    ],
    [
      { Price: 250_000, PublishPrice: '0' },
      { price: undefined, priceText: 'Sur demande' },
    ],
    [{ Price: 0 }, { price: undefined, priceText: 'Sur demande' }],
    [{ Goal: 2 }, { goal: 'rent' }],
    [
      { NumberOfBedRooms: 3, NumberOfBathRooms: 2, NumberOfGarages: 1 },
      { bedrooms: 3, bathrooms: 2, garages: 1 },
    ],
    [{ NumberOfParkings: 2, NumberOfExternalParkings: 3 }, { parkings: 5 }],
    [{}, { bedrooms: 0, parkings: 0, surface: undefined, created: undefined, place: undefined }],
    [
      { SurfaceLiving: 120, SurfaceTotal: 200, SurfaceGround: 300 },
      { surface: 120, ground: 300 },
    ],
    [{ SurfaceStore: 80 }, { surface: 80 }],
    [
      { HasGarden: '1', HasTerrace: true, HasLift: 0 },
      { garden: true, terrace: true, lift: false },
    ],
    [{ CreateDate: '1970-01-03T23:59' }, { created: 2 }],
    [{ Latitude: 50.6, Longitude: 5.6, PublishAddress: '1' }, { place: { lat: 50.6, lng: 5.6, radius: 0 } }],
  ])('%j gives %j', (fields, row) => expect(firstOf(fields)).toMatchObject(row));

  test('a hidden address is placed around a displaced point', () => {
    const place = firstOf({ Latitude: 50.6, Longitude: 5.6, PublishAddress: '0' })?.place;
    expect(place?.radius).toBe(300);
    expect(place?.lat).not.toBe(50.6);
  });

  test('a marquee that replaces the price takes the price away', () => {
    const { rows } = catalogue((files) => {
      files.site.marquees = { 1: { kind: 'option', replacesPrice: true, name: { fr: 'Option' } } };
      files.properties = propertyRecords(4101, { Price: 250_000, Marquee: 1 });
    });
    expect(rows[0]).toMatchObject({
      price: undefined,
      priceText: 'Option',
      marquee: { value: 1, kind: 'option', name: 'Option' },
    });
  });
});

test('what is sold is left out, the newest comes first', () => {
  const rows = rowsOf([
    ...propertyRecords(4101, { CreateDate: '2026-01-01' }),
    ...propertyRecords(4102, { CreateDate: '2026-03-01', Goal: 1 }),
    ...propertyRecords(4103, { Marquee: 3 }),
    ...propertyRecords(4104),
  ]);
  expect(rows.map(({ id }) => id)).toEqual([4102, 4101, 4104]);
});

test('paths follow from the rows, and survive the compact file', () => {
  const built = catalogue((files) => {
    files.properties = [
      ...propertyRecords(4101),
      ...propertyRecords(4102, { Goal: 1, TypeDescription: '🏠' }),
    ];
  });
  const file = encodeCatalogue(built);
  expect(file.paths).toEqual([[0, '/fr/a-louer/liege/maison/4102/']]);
  expect(decodeCatalogue(file).rows.map(({ path }) => path)).toEqual(built.rows.map(({ path }) => path));
});
