import { getRssString } from '@astrojs/rss';
import { DOMParser } from 'linkedom';
import { describe, expect, test } from 'vitest';
import filters from '../../../i18n/fr/filters.json';
import { makeSnapshot, propertyRecords } from '../../../tests/fixtures/make-snapshot.ts';
import type { Locale } from '../../i18n/locales.ts';
import { buildRouteTable } from '../../routing/table.ts';
import { fill } from '../../ui/fill.ts';
import { listFeed, listFeedPath, listRoutes } from './list-feed.ts';

type Alter = Parameters<typeof makeSnapshot>[0];

const SITE = 'https://www.test-immo.example';

const several: Alter = (files) => {
  files.types.push({ ID: 8, WebID: '8', Name: 'Appartement', language: 'fr' });
  files.cities.push(
    { ID: 2, Name: 'Ans', Zip: '4430', language: 'fr' },
    { ID: 2, Name: 'Ans', Zip: '4430', language: 'nl' },
  );
  files.properties = [
    ...propertyRecords(4101, {
      CreateDate: '2026-01-05',
      Price: 250_000,
      Description: '<p>Bien &amp; beau</p>',
    }),
    ...propertyRecords(4102, { CreateDate: '2026-03-05T14:30', City: 'Ans', Zip: '4430', WebID: '8' }),
    ...propertyRecords(4103, { Goal: 1 }),
    ...propertyRecords(4104, { Marquee: 3 }),
  ];
};

/** The French texts of filters, whatever the language. */
const t = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
  fill(new Map(Object.entries(filters)).get(key.replace('filters:', '')) ?? key, values);

function feeds(locale: Locale = 'fr', alter: Alter = several) {
  const snapshot = makeSnapshot(alter);
  const { table } = buildRouteTable(snapshot);
  const priceTexts = {
    'price.startingFrom': 'Dès',
    'price.onRequest': 'Sur demande',
    'price.annuity': 'Viager',
  };
  return new Map(
    listRoutes(table).map((route) => [
      listFeedPath(route, locale),
      listFeed({ snapshot, table, locale, priceTexts, t }, route),
    ]),
  );
}

const ids = (feed: ReturnType<typeof listFeed> | undefined) =>
  feed?.items.map(({ link }) => Number(link?.split('/').at(-2)));

test('each list, and each city and type page, has a feed of what it lists, the newest first', () => {
  expect([...feeds()].map(([path, feed]) => [path, ids(feed)])).toEqual([
    ['/fr/a-vendre/rss.xml', [4102, 4101]],
    ['/fr/a-louer/rss.xml', [4103]],
    ['/fr/a-vendre/liege/rss.xml', [4101]],
    ['/fr/a-vendre/ans/rss.xml', [4102]],
    ['/fr/a-vendre/maison/rss.xml', [4101]],
    ['/fr/a-vendre/appartement/rss.xml', [4102]],
    ['/fr/a-louer/liege/rss.xml', [4103]],
    ['/fr/a-louer/maison/rss.xml', [4103]],
  ]);
});

test('a feed is named by its page, an item says price, place and how its description begins', () => {
  const feed = feeds().get('/fr/a-vendre/liege/rss.xml');
  expect(feed).toMatchObject({ title: 'Test Immo – À vendre – Liège', site: `${SITE}/fr/a-vendre/liege/` });
  expect(feed?.customData).toContain(`href="${SITE}/fr/a-vendre/liege/rss.xml"`);
  expect(feed?.items).toEqual([
    {
      title: 'Maison à rénover',
      description: '€\u00A0250.000 · 4000 Liège · Bien & beau',
      link: `${SITE}/fr/a-vendre/liege/maison-a-renover/4101/`,
      pubDate: new Date('2026-01-05T00:00:00Z'),
      categories: ['Maison', 'Liège', 'Classe énergétique\u00a0: C'],
      customData: '<dc:language>fr</dc:language>',
    },
  ]);
});

test('a property’s values of filters are its categories, in the order of the filters', () => {
  const feed = feeds('fr', (files) => {
    files.properties = propertyRecords(4101, {
      NumberOfBedRooms: 3,
      NumberOfBathRooms: 0,
      NumberOfParkings: 1,
      NumberOfExternalParkings: 1,
      EnergyPerformance: 100,
      HasGarden: '1',
      HasLift: '0',
    });
  }).get('/fr/a-vendre/rss.xml');
  expect(feed?.items[0]?.categories).toEqual([
    'Maison',
    'Liège',
    'Chambres\u00a0: 3',
    'Parkings\u00a0: 2',
    'Classe énergétique\u00a0: B',
    'Jardin',
  ]);
});

describe('what is missing', () => {
  test('a price and a description leave no trace, a day neither', () => {
    const [item] = feeds().get('/fr/a-louer/rss.xml')?.items ?? [];
    expect(item).toMatchObject({ description: 'Sur demande · 4000 Liège' });
    expect(item).not.toHaveProperty('pubDate');
  });
  test('in a language without records they are those of the default language, marked', () => {
    const [item] =
      feeds('de', (files) => {
        files.languages.languages.push({ code: 'de', use: true });
      }).get('/de/zu-verkaufen/rss.xml')?.items ?? [];
    expect(item?.customData).toBe('<dc:language>fr</dc:language>');
  });
});

test('hostile texts give well-formed XML', async () => {
  const feed = feeds('fr', (files) => {
    files.properties = propertyRecords(4101, { TypeDescription: 'A & B </title><script>\u0007' });
  }).get('/fr/a-vendre/rss.xml');
  if (!feed) throw new Error('no feed');
  const xml = new DOMParser().parseFromString(await getRssString(feed), 'text/xml');
  expect(xml.querySelector('item > title')?.textContent).toBe('A & B </title><script>');
});
