import { describe, expect, test } from 'vitest';
import {
  JPEG,
  makeSnapshot,
  propertyRecords,
  type SnapshotFiles,
} from '../../tests/fixtures/make-snapshot.ts';
import { historyAfter, KNOWN_FILE, knownAfter, knownText } from './known.ts';
import type { KnownRecord } from './schema/known.ts';

const row = (ID: number, rest: Partial<KnownRecord> = {}) => ({
  ID,
  language: 'fr',
  Goal: 0,
  WebID: '1',
  Zip: '4000',
  City: 'Liège',
  TypeDescription: 'Ancienne ferme',
  MainTypeName: 'Maison',
  State: 'available',
  ...rest,
});
const withKnown = (rows: readonly object[], alter: (files: SnapshotFiles) => void = () => {}) =>
  makeSnapshot((files) => {
    files.raw[KNOWN_FILE] = JSON.stringify(rows);
    alter(files);
  });

describe('what is known of the properties that are there', () => {
  test.each<[string, Parameters<typeof propertyRecords>[1], Partial<KnownRecord>]>([
    ['for sale', {}, { State: 'available', Goal: 0, WebID: '1', Picture: undefined }],
    ['sold', { Marquee: 3 }, { State: 'sold' }],
    ['rented, though the marquee is the one for sold', { Marquee: 3, Goal: 1 }, { State: 'rented' }],
    ['several types', { WebID: '1', WebIDs: '1,5' }, { WebID: '1,5' }],
  ])('%s', (_, fields, expected) => {
    const [first] = knownAfter(
      makeSnapshot((files) => {
        files.types.push({ ID: 5, WebID: '5', Name: 'Bureau', language: 'fr' });
        files.properties = propertyRecords(7, fields);
      }),
    );
    expect(first).toMatchObject(expected);
  });

  test('their first picture is kept, with its words in each language, and nothing that the page does not need', () => {
    const [french, dutch] = knownAfter(
      makeSnapshot((files) => {
        files.raw['media/a.jpg'] = JPEG;
        files.properties = propertyRecords(7, {
          Price: 100_000,
          Street: 'Rue du Test',
          PictureItems: [{ Url: 'a.jpg', Name: 'Façade' }],
        });
      }),
    );
    expect(french).toEqual(row(7, { TypeDescription: 'Maison à rénover', Picture: french?.Picture }));
    expect(french?.Picture).toMatchObject({ Url: 'a.jpg', Name: 'Façade' });
    expect(dutch).toMatchObject({ language: 'nl', City: 'Luik', MainTypeName: 'Huis' });
  });
});

describe('those that are gone', () => {
  test('are former ones, and stay known as they were', () => {
    const gone = row(9, { State: 'sold' });
    const snapshot = withKnown([gone, row(4101)]);
    expect(snapshot.former.map(({ id }) => id)).toEqual(['9']);
    expect(knownAfter(snapshot)[0]).toEqual({ ...gone, Picture: undefined });
  });

  test('one that comes back is no former one, and known as it is now', () => {
    const snapshot = withKnown([row(4101, { State: 'sold', TypeDescription: 'Autre titre' })]);
    expect(snapshot.former).toEqual([]);
    expect(knownAfter(snapshot)[0]).toMatchObject({
      State: 'available',
      TypeDescription: 'Maison à rénover',
    });
  });

  test('a language in which one is gone is no longer known', () => {
    const snapshot = withKnown([row(4101, { language: 'de' })]);
    expect(knownAfter(snapshot).map(({ language }) => language)).toEqual(['fr', 'nl']);
  });

  test('a picture may have gone with them', () => {
    const snapshot = withKnown([
      row(9, { Picture: { ID: 1, Url: 'no.jpg', Width: 1, Height: 1, Name: '' } }),
    ]);
    expect(snapshot.former).toHaveLength(1);
  });

  test.each([
    ['an address that is none', { Picture: { Url: 'javascript:alert(1)', Name: '' } }],
    ['a state that is none', { State: 'gone' }],
    ['a path that leads out', { Picture: { Url: '../../etc/passwd', Name: '' } }],
  ])('%s is a fault', (_, rest) =>
    expect(() => withKnown([{ ...row(9), ...rest }])).toThrow(/known\.json#\/0/),
  );
});

describe('a memory that is damaged is refused, with the place', () => {
  const memory = (rest: object = {}) => ({ version: 2, addresses: [], properties: [], ...rest });
  const address = (rest: object) =>
    memory({
      addresses: [
        { of: '/property/9/', path: '/fr/a/9/' },
        { of: '/property/9/', ...rest },
      ],
    });
  test.each<[string, unknown, RegExp]>([
    ['of a newer version', memory({ version: 4 }), /#\/version[\s\S]*found +4[\s\S]*expected +3/],
    ['no list', 'nothing', /known\.json[\s\S]*found +"nothing"/],
    ['a part is missing', { version: 2, addresses: [] }, /#\/properties[\s\S]*found +nothing/],
    ['an unknown part', memory({ adresses: [] }), /#\/adresses[\s\S]*Did you mean "addresses"/],
    ['an address that leads out', address({ path: '/fr/../../x/' }), /#\/addresses\/1\/path/],
    ['an address without a language', address({ path: '/a/9/' }), /#\/addresses\/1\/path[\s\S]*\/fr\//],
    ['an address that is no path', address({ path: 'javascript:alert(1)' }), /#\/addresses\/1\/path/],
    ['an unknown field', address({ path: '/fr/b/9/', hiden: true }), /#\/addresses\/1\/hiden[\s\S]*"hidden"/],
    [
      'an address of two properties',
      address({ of: '/property/8/', path: '/fr/a/9/' }),
      /#\/addresses\/1[\s\S]*\/fr\/a\/9\/[\s\S]*property:9/,
    ],
    [
      'a state that is none',
      memory({ properties: [row(9, { State: 'gone' as 'sold' })] }),
      /#\/properties\/0\/State/,
    ],
  ])('%s', (_, content, message) =>
    expect(() =>
      makeSnapshot(({ raw }) => {
        raw[KNOWN_FILE] = JSON.stringify(content);
      }),
    ).toThrow(message),
  );

  test('cut off', () =>
    expect(() =>
      makeSnapshot(({ raw }) => {
        raw[KNOWN_FILE] = '{"version": 2, "addre';
      }),
    ).toThrow(/broken JSON/));
});

test('rows stand by number, then by language, whatever their order before', () => {
  const rows = [row(30), row(9, { language: 'nl' }), row(9), row(100)];
  const order = (given: readonly object[]) =>
    knownAfter(withKnown(given)).map(({ ID, language }) => `${ID} ${language}`);
  expect(order(rows)).toEqual(['9 fr', '9 nl', '30 fr', '100 fr', '4101 fr', '4101 nl']);
  expect(order(rows.toReversed())).toEqual(order(rows));
});

test('the text is JSON with a line for each row', () => {
  const properties = knownAfter(withKnown([row(9)]));
  const addresses = [{ of: 'property:9', path: '/fr/a-vendre/liege/maison/9/' }];
  const text = knownText({ addresses, properties });
  expect(JSON.parse(text)).toMatchObject({ version: 3, addresses, properties: [{}, {}, {}] });
  expect(text.split('\n').filter((line) => /^\{"(?:of|ID)"/.test(line))).toHaveLength(4);
  expect(JSON.parse(knownText({ site: 'https://a.example', addresses: [], properties: [] }))).toEqual({
    version: 3,
    site: 'https://a.example',
    addresses: [],
    properties: [],
    history: [],
  });
});

describe('the history of a property', () => {
  type Day = [day: string, alter: (files: SnapshotFiles) => void];
  const with4101 = (fields: Parameters<typeof propertyRecords>[1]) => (files: SnapshotFiles) => {
    files.properties = propertyRecords(4101, fields);
  };
  const without4101 = (files: SnapshotFiles) => {
    files.properties = propertyRecords(4102);
  };
  const remembered = (...days: Day[]) => {
    let text = knownText({ addresses: [], properties: [] });
    for (const [day, alter] of days) {
      const snapshot = makeSnapshot((files) => {
        files.raw[KNOWN_FILE] = text;
        alter(files);
      });
      const history = historyAfter(snapshot, day);
      text = knownText({ addresses: [], properties: knownAfter(snapshot), history });
    }
    return (JSON.parse(text) as { history: object[] }).history;
  };

  test('has the day of the first build, and each price and state from its day on', () =>
    expect(
      remembered(
        ['2026-01-01', with4101({ Price: 300_000 })],
        ['2026-01-02', with4101({ Price: 300_000 })],
        ['2026-02-01', with4101({ Price: 290_000 })],
        ['2026-03-01', with4101({ Price: 290_000, Marquee: 3 })],
      ),
    ).toEqual([
      {
        ID: 4101,
        first: '2026-01-01',
        prices: [
          ['2026-01-01', 300_000],
          ['2026-02-01', 290_000],
          // The price of a sold property is not told.
          ['2026-03-01', null],
        ],
        states: [
          ['2026-01-01', 'available'],
          ['2026-03-01', 'sold'],
        ],
      },
    ]));

  test('of two builds on one day the later counts', () =>
    expect(
      remembered(['2026-01-01', with4101({ Price: 1000 })], ['2026-01-01', with4101({ Price: 2000 })]),
    ).toMatchObject([{ prices: [['2026-01-01', 2000]] }]));

  test('goes on when a property has left, and when it comes back', () =>
    expect(
      remembered(
        ['2026-01-01', with4101({})],
        ['2026-02-01', without4101],
        ['2026-02-02', without4101],
        ['2026-03-01', with4101({})],
      )[0],
    ).toMatchObject({
      first: '2026-01-01',
      states: [
        ['2026-01-01', 'available'],
        ['2026-02-01', 'gone'],
        ['2026-03-01', 'available'],
      ],
    }));
});
