import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allPages, type Snapshot, textIn } from './domain.ts';
import { anyRecord, goalOf } from './market.ts';
import { readSnapshot } from './read.ts';

const DIR = 'tests/fixtures/snapshot';

function fixture(): Snapshot {
  const { snapshot } = readSnapshot(DIR);
  if (!snapshot) throw new Error(`${DIR} has errors`);
  return snapshot;
}

const distinct = <T>(values: Iterable<T>) => [...new Set(values)].toSorted();

// The fixture must cover what the agency's own snapshot leaves empty.

test('every kind of module view, background and banner, and an unknown view', () => {
  const pages = allPages(fixture().menu);
  const modules = pages.flatMap((page) => page.params.modules);
  expect(distinct(modules.map(({ view }) => view))).toEqual(
    ['', 'card-view', 'news-view', 'no-such-view', 'ons-team-view', 'single-view'].toSorted(),
  );
  expect(distinct(modules.map(({ backgroundType }) => backgroundType))).toEqual([
    'color',
    'gallery',
    'image',
    'none',
  ]);
  expect(distinct(modules.flatMap(({ relations }) => relations?.type ?? []))).toEqual([
    'article',
    'category',
    'contact',
    'property-list',
  ]);
  expect(distinct(pages.flatMap(({ params }) => params.banner?.type ?? []))).toEqual([
    'gallery',
    'image',
    'projects',
    'properties',
    'video',
  ]);
  expect(modules.some(({ status }) => status !== 'Published')).toBe(true);
  expect(pages.some(({ status }) => status !== 'Published')).toBe(true);
});

test('a menu that overflows, three levels of sub-pages, a popup, hidden texts of the footer', () => {
  const { menu, site, popup, footer, topBar } = fixture();
  expect(menu.filter(({ params }) => params.showInMenu).length).toBeGreaterThan(site.options.menuMaxItems);
  const depth = (pages: Snapshot['menu']): number =>
    Math.max(0, ...pages.map((page) => 1 + depth(page.childMenus)));
  expect(depth(menu)).toBe(4);
  expect(popup.isPublished).toBe('yes');
  expect(footer.bottom.columns.map((column) => Object.values(column.public).includes(false))).toEqual([
    false,
    true,
    true,
  ]);
  expect([...topBar.left, ...topBar.right].some(({ status }) => status !== 'Published')).toBe(true);
  expect(site.options).toMatchObject({ showHomeMenu: true, changeOnScroll: false });
});

test('properties of every kind', () => {
  const records = fixture().properties.map(anyRecord);
  expect(distinct(records.map(goalOf))).toEqual(['rent', 'sale']);
  expect(distinct(records.map(({ CountryID }) => CountryID))).toEqual([10, 33, 50]);
  expect(distinct(records.map(({ Marquee }) => Marquee))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(records.some(({ PublishPrice }) => !PublishPrice)).toBe(true);
  expect(records.some(({ PriceUnit }) => PriceUnit === 7)).toBe(true);
  expect(records.some(({ WebIDs }) => WebIDs?.includes(','))).toBe(true);
  expect(records.some(({ City }) => City === 'Kapelle-op-den-Bos')).toBe(true);
  expect(
    records.some(
      ({ Price, PictureItems, Description }) =>
        Price === undefined && !Description && PictureItems.length === 0,
    ),
  ).toBe(true);
  expect(records.some(({ TypeDescription }) => TypeDescription.length === 3000)).toBe(true);
});

test('projects with units in every state, one sold out, one with a site of its own', () => {
  const records = fixture().projects.map(anyRecord);
  expect(distinct(records.flatMap(({ Units }) => Units.map(({ State }) => State)))).toEqual([
    'available',
    'option',
    'sold',
  ]);
  expect(records.filter(({ IsSoldOut }) => IsSoldOut)).toHaveLength(1);
  expect(records.filter(({ ExternalWeb }) => ExternalWeb)).toHaveLength(1);
});

test('streets of hidden addresses stand in the files but not in what is read from them', () => {
  const read = JSON.stringify(fixture());
  const files = ['properties', 'projects']
    .map((name) => readFileSync(`${DIR}/catalogue/${name}.json`, 'utf8'))
    .join();
  for (const street of ['Geheimstraat', 'Verzwegenlaan', 'Verborgenlaan']) {
    expect(files).toContain(street);
    expect(read).not.toContain(street);
  }
});

test('English and German are in use without any text of their own', () => {
  const { languages, menu, properties } = fixture();
  expect(languages.languages.map(({ code, use }) => use && code)).toEqual(['nl', 'fr', 'en', 'de']);
  for (const locale of ['en', 'de'] as const) {
    expect(properties.some(({ records }) => records[locale])).toBe(false);
    expect(textIn(menu[0]?.params.title, locale, languages.default)?.language).toBe('nl');
  }
});
