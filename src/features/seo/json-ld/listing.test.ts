import { describe, expect, test } from 'vitest';
import { propertyWith } from '../../catalogue/property.fixture.ts';
import { contextOf } from './context.fixture.ts';
import { listingJsonLd } from './listing.ts';

type Fields = Parameters<typeof propertyWith>[1];

const ADDRESS: Fields = {
  PublishAddress: true,
  Street: 'Rue Secrète',
  HouseNumber: '12',
  BoxNr: '3',
  Latitude: 50.61,
  Longitude: 5.51,
};

const listing = (fields: Fields, locale: Parameters<typeof contextOf>[0] = 'fr') =>
  listingJsonLd(contextOf(locale), propertyWith(4101, fields));

test('a house with everything', () => {
  const fields: Fields = {
    ...ADDRESS,
    TypeDescription: 'Maison à rénover',
    City: 'LIÈGE',
    Description: 'Une <b>maison</b>.',
    CreateDate: '2026-09-01',
    ModifyDate: '2026-09-02T10:00',
    Price: 245000,
    NumberOfBedRooms: 3,
    NumberOfBathRooms: 1,
    SurfaceLiving: 148,
    ConstructionYear: 1932,
    PictureItems: [{ Url: 'https://media.example/1.jpg' }, { Url: 'properties/4101/01.jpg' }],
  };
  expect(listing(fields)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    url: 'https://www.test-immo.example/fr/property/4101/',
    name: 'Maison à rénover – Liège',
    description: 'Une maison.',
    inLanguage: 'fr',
    datePosted: '2026-09-01',
    dateModified: '2026-09-02T10:00:00+02:00',
    image: ['https://media.example/1.jpg'],
    about: {
      '@type': 'House',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Rue Secrète 12 b3',
        postalCode: '4000',
        addressLocality: 'Liège',
        addressCountry: 'BE',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 50.61, longitude: 5.51 },
      numberOfBedrooms: 3,
      numberOfBathroomsTotal: 1,
      floorSize: { '@type': 'QuantitativeValue', value: 148, unitCode: 'MTK' },
      yearBuilt: 1932,
    },
    offers: {
      '@type': 'Offer',
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' },
      availability: 'https://schema.org/InStock',
      offeredBy: {
        '@type': 'RealEstateAgent',
        '@id': 'https://www.test-immo.example/#agency',
        name: 'Test Immo',
      },
      price: 245000,
      priceCurrency: 'EUR',
    },
    provider: {
      '@type': 'RealEstateAgent',
      '@id': 'https://www.test-immo.example/#agency',
      name: 'Test Immo',
    },
  });
});

test('a hidden address gives its zip and city alone', () => {
  const json = listing({ ...ADDRESS, PublishAddress: false });
  expect(json.about).toEqual({
    '@type': 'House',
    address: { '@type': 'PostalAddress', postalCode: '4000', addressLocality: 'Liège', addressCountry: 'BE' },
  });
  expect(JSON.stringify(json)).not.toMatch(/Secrète|50\.61|5\.51/);
});

test.each([
  ['1', 'House'],
  ['8', 'Apartment'],
  ['9', 'Apartment'],
  ['8,1', 'Apartment'],
  ['2', 'Accommodation'],
  ['3', 'Accommodation'],
  ['5', 'Accommodation'],
  ['6', 'Accommodation'],
  ['4', 'Place'],
  ['7', 'Place'],
  ['99', 'Place'],
])('the type %s is a thing of the kind %s', (WebID, kind) => {
  const { about } = listing({ WebID, SurfaceLiving: 80 });
  expect(about).toMatchObject({ '@type': kind });
  expect(Object.hasOwn(about as object, 'floorSize')).toBe(kind !== 'Place');
});

describe('the offer', () => {
  const sell = { businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' } };
  const lease = { businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' } };
  const month = { '@type': 'UnitPriceSpecification', priceCurrency: 'EUR', unitCode: 'MON' };

  test.each<[string, Fields, object]>([
    [
      'rent is paid by the month',
      { Goal: 1, Price: 850, PriceUnit: 2 },
      { ...lease, price: 850, priceCurrency: 'EUR', priceSpecification: { ...month, price: 850 } },
    ],
    [
      'any goal but 0 is rent',
      { Goal: 2, Price: 850 },
      { ...lease, price: 850, priceCurrency: 'EUR', priceSpecification: { ...month, price: 850 } },
    ],
    [
      'rent for a week is not one for a month',
      { Goal: 1, Price: 350, PriceUnit: 4, PriceUnitText: '€/semaine' },
      {
        ...lease,
        price: 350,
        priceCurrency: 'EUR',
        priceSpecification: { ...month, unitCode: 'WEE', price: 350 },
      },
    ],
    ['rent for what its unit does not tell', { Goal: 1, Price: 350, PriceUnitText: 'par boxe' }, lease],
    [
      'starting from',
      { Price: 200000, PriceUnit: 7 },
      {
        ...sell,
        priceSpecification: { '@type': 'UnitPriceSpecification', minPrice: 200000, priceCurrency: 'EUR' },
      },
    ],
    ['price not published', { Price: 245000, PublishPrice: false }, sell],
    ['price missing', {}, sell],
    ['a price for a square metre', { Price: 90, PriceUnit: 3 }, sell],
    ['sold, the marquee in place of the price', { Price: 1, Marquee: 3 }, { ...sell, availability: 'sold' }],
    [
      'sold, with its price',
      { Price: 245000, Marquee: 4 },
      { ...sell, price: 245000, priceCurrency: 'EUR', availability: 'sold' },
    ],
    [
      'a life annuity whose price is on request',
      { PublishPrice: false, Price: 62000, ViagerIndexedRent: 780 },
      sell,
    ],
    [
      'no annuity to pay',
      { Price: 62000, ViagerIndexedRent: 0 },
      { ...sell, price: 62000, priceCurrency: 'EUR' },
    ],
    ['under option', { Price: 1, Marquee: 1 }, { ...sell, price: 1, priceCurrency: 'EUR' }],
  ])('%s', (_name, fields, expected) => {
    const {
      '@type': _type,
      offeredBy,
      availability,
      ...offer
    } = listing(fields).offers as Record<string, unknown>;
    const sold = Object.hasOwn(expected, 'availability');
    expect(offer).toEqual(
      Object.fromEntries(Object.entries(expected).filter(([key]) => key !== 'availability')),
    );
    expect(availability).toBe(`https://schema.org/${sold ? 'SoldOut' : 'InStock'}`);
  });
});

test.each([
  ['fr', undefined, { price: 62000 }, ['Bouquet', 'Rente indexée']],
  ['de', 7, { minPrice: 62000 }, ['Einmalzahlung (Bouquet)', 'Indexierte Rente']],
] as const)(
  'a life annuity in %s has no single price, but its two parts with their names',
  (locale, PriceUnit, price, names) => {
    const { offers } = listing({ Price: 62000, PriceUnit, ViagerIndexedRent: 780.5 }, locale);
    const part = { '@type': 'UnitPriceSpecification', priceCurrency: 'EUR' };
    expect(offers).not.toHaveProperty('price');
    expect(offers).not.toHaveProperty('priceCurrency');
    expect(offers).toHaveProperty('priceSpecification', {
      '@type': 'CompoundPriceSpecification',
      priceComponent: [
        { ...part, ...price, name: names[0], priceComponentType: 'https://schema.org/Downpayment' },
        {
          ...part,
          price: 780.5,
          unitCode: 'MON',
          name: names[1],
          priceComponentType: 'https://schema.org/Installment',
        },
      ],
    });
  },
);

test('the language is that of the record, where it falls back', () => {
  expect(listing({}, 'de')).toMatchObject({
    inLanguage: 'fr',
    url: 'https://www.test-immo.example/de/property/4101/',
  });
});

test('pictures: none resolvable, or as the page publishes them', () => {
  expect(listing({ PictureItems: [{ Url: 'properties/4101/01.jpg' }] })).not.toHaveProperty('image');
  const json = listingJsonLd(contextOf(), propertyWith(1), { images: ['/_astro/1.webp'] });
  expect(json.image).toEqual(['https://www.test-immo.example/_astro/1.webp']);
});

test.each([
  ['a film with still pictures', 'https://youtu.be/abcdefghijk', 3],
  ['a film whose provider has none', 'https://vimeo.com/123456', undefined],
  ['a file', 'https://media.example/film.mp4', undefined],
  ['no film', undefined, undefined],
])('%s', (_, VideoUrl, pictures) => {
  const video: unknown = listing({ VideoUrl, CreateDate: '2026-09-01' }).video;
  expect(video === undefined ? undefined : (video as { thumbnailUrl: string[] }).thumbnailUrl.length).toBe(
    pictures,
  );
  if (pictures)
    expect(video).toMatchObject({
      '@type': 'VideoObject',
      name: 'Maison – Liège',
      embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
      uploadDate: '2026-09-01',
    });
});
