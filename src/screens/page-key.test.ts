import { beforeEach, expect, test } from 'vitest';
import {
  JPEG,
  makeSnapshotDir,
  propertyRecords,
  type SnapshotFiles,
  SVG,
} from '../../tests/fixtures/make-snapshot.ts';
import { buildRouteTable } from '../routing/table.ts';
import type { BuildInputs } from '../snapshot/build-plan.ts';
import { loadSnapshot } from '../snapshot/read.ts';
import { pageKey, recordFileKey } from './page-key.ts';

const INPUTS: BuildInputs = { code: 'a', media: { 'p/1.jpg': 'x', 'logo.svg': 'y' } };

/** Three properties for sale, each similar to the two others, and one for rent. */
function siteOf(alter: (files: SnapshotFiles) => void) {
  const snapshot = loadSnapshot(
    makeSnapshotDir((files) => {
      files.site.marquees = { 3: { kind: 'sold' } };
      files.raw['media/p/1.jpg'] = JPEG;
      files.raw['media/logo.svg'] = SVG;
      files.properties = [
        ...propertyRecords(1, { Price: 100_000, PictureItems: [{ ID: 1, Url: 'p/1.jpg' }] }),
        ...propertyRecords(2, { Price: 110_000 }),
        ...propertyRecords(3, { Price: 120_000 }),
        ...propertyRecords(4, { Price: 700, Goal: 1 }),
      ];
      alter(files);
    }),
  );
  return { ...snapshot, table: buildRouteTable(snapshot).table };
}

/** The keys of all pages by their paths. */
function keysOf(alter: (files: SnapshotFiles) => void = () => {}, inputs = INPUTS): Map<string, string> {
  const site = siteOf(alter);
  return new Map(
    site.table.routes.flatMap((route) =>
      site.table.locales.map((locale): [string, string] => [
        route.paths[locale],
        pageKey(site, inputs, { locale, route, pageNumber: 1 }),
      ]),
    ),
  );
}

let before: Map<string, string>;
beforeEach(() => {
  before = keysOf();
});

/** The paths of one kind whose key has changed. */
const changed = (after: Map<string, string>, part: RegExp) =>
  [...after].filter(([path, key]) => part.test(path) && before.get(path) !== key).map(([path]) => path);
const property = (id: number) => new RegExp(`^/fr/.*/${id}/$`);
const setPrice = (files: SnapshotFiles, ID: number, Price: number) => {
  for (const row of files.properties) if (row.ID === ID) row.Price = Price;
};

test('a build of the same snapshot has the same keys', () => expect(keysOf()).toEqual(before));

test('a price changes its own page and those that show it beside, and no page of another goal', () => {
  const after = keysOf((files) => setPrice(files, 1, 105_000));
  for (const id of [1, 2, 3]) expect(changed(after, property(id))).toHaveLength(1);
  expect(changed(after, property(4))).toEqual([]);
  expect(changed(after, /merci|bedankt/)).toEqual([]);
});

test.each<[string, (files: SnapshotFiles) => void]>([
  ['the menu', (files) => Object.assign(files.menu[1]?.params.title ?? {}, { fr: 'Autre' })],
  ['the settings', ({ site }) => Object.assign(site, { name: 'Another' })],
  [
    'a property sold',
    (files) => {
      for (const row of files.properties) if (row.ID === 3) row.Marquee = 3;
    },
  ],
  ['a property more', (files) => void files.properties.push(...propertyRecords(5))],
])('%s changes every page', (_, alter) => {
  const after = keysOf(alter);
  for (const [path, key] of after) expect(before.get(path), path).not.toBe(key);
});

test('what is known of one that is gone changes its page alone, as do those beside it', () => {
  const gone = (Zip: string, price = 100_000) =>
    keysOf((files) => {
      const known = propertyRecords(9, { Zip }).map((row) => ({ ...row, State: 'sold' }));
      files.raw['catalogue/known.json'] = JSON.stringify(known);
      setPrice(files, 1, price);
    });
  const [first, other, dearer] = [gone('4000'), gone('4020'), gone('4000', 101_000)];
  const differing = (keys: Map<string, string>) =>
    [...keys].flatMap(([path, key]) => (first.get(path) !== key ? [path] : []));
  expect(differing(other).sort()).toEqual([...other.keys()].filter((path) => path.endsWith('/9/')).sort());
  expect(differing(dearer).filter((path) => path.endsWith('/9/'))).toHaveLength(2);
});

test('a former address changes the pages of its property alone', () => {
  const with_ = (...paths: string[]) =>
    keysOf((files) => {
      const addresses = paths.map((path) => ({ of: '/property/1/', path }));
      files.raw['catalogue/known.json'] = JSON.stringify({ version: 2, addresses, properties: [] });
    });
  const former = '/fr/a-vendre/liege/autrefois/1/';
  expect(with_([...before.keys()].find((path) => property(1).test(path)) ?? '')).toEqual(before);
  const after = with_(former);
  expect([...after].filter(([path, key]) => before.get(path) !== key).map(([path]) => path)).toEqual(
    [...after.keys()].filter((path) => path.startsWith('/fr/') && path.endsWith('/1/')),
  );
});

test.each(['/property/1/', '/fr/property/1/', '/fr/a-vendre/liege/autrefois/1/'])(
  'a text that links to %s is rendered anew when the address there becomes another',
  (href) => {
    const linking = (title: string) =>
      keysOf((files) => {
        const addresses = [{ of: '/property/1/', path: '/fr/a-vendre/liege/autrefois/1/' }];
        files.raw['catalogue/known.json'] = JSON.stringify({ version: 2, addresses, properties: [] });
        for (const { body } of files.articles) body.fr = `<p><a href="${href}">Maison</a></p>`;
        for (const row of files.properties) if (row.ID === 1) row.TypeDescription = title;
      });
    const [first, second] = [linking('Un'), linking('Deux')];
    const articles = [...second.keys()].filter((path) => path.startsWith('/fr/blog/'));
    expect(articles).not.toEqual([]);
    for (const path of articles) expect(second.get(path), path).not.toBe(first.get(path));
  },
);

test('code changes every page; a picture those that show it, a logo all', () => {
  const code = keysOf(undefined, { ...INPUTS, code: 'b' });
  expect([...code].every(([path, key]) => before.get(path) !== key)).toBe(true);
  const picture = keysOf(undefined, { ...INPUTS, media: { ...INPUTS.media, 'p/1.jpg': 'z' } });
  expect(changed(picture, property(1))).toHaveLength(1);
  expect(changed(picture, property(4))).toEqual([]);
  const logo = keysOf(undefined, { ...INPUTS, media: { ...INPUTS.media, 'logo.svg': 'z' } });
  expect(changed(logo, property(4))).toHaveLength(1);
});

test('a key can be made incomplete on purpose', () => {
  const without = keysOf(undefined, { ...INPUTS, without: 'similar' });
  for (const key of without.values()) expect(key).not.toContain('similar:');
});

/** The key of the preview of property 1 in French. */
function fileKey(alter: (files: SnapshotFiles) => void = () => {}, inputs = INPUTS): string {
  const site = siteOf(alter);
  const route = site.table.routes.find(({ target }) => target.type === 'property' && target.id === '1');
  if (!route) throw new Error('There is no property 1.');
  return recordFileKey(site, inputs, { locale: 'fr', route, pageNumber: 1 });
}

test("the preview's key covers the record and its pictures, and no other property", () => {
  const key = fileKey();
  expect(fileKey((files) => setPrice(files, 2, 105_000))).toBe(key);
  expect(fileKey((files) => setPrice(files, 1, 105_000))).not.toBe(key);
  expect(fileKey(undefined, { ...INPUTS, media: { ...INPUTS.media, 'p/1.jpg': 'z' } })).not.toBe(key);
});

test('a value of the law that comes into force redraws every page', () => {
  const after = keysOf((files) => {
    const entry = { validFrom: '2025-01-01', value: 4, source: 'An act', checkedOn: '2026-11-29' };
    files.raw['law/wallonia.json'] = JSON.stringify({ 'duty.own': [entry] });
  });
  expect(changed(after, /./)).toEqual([...before.keys()]);
});
