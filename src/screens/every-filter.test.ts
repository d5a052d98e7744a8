import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { makeSnapshot, type PropertyInput, propertyRecords } from '../../tests/fixtures/make-snapshot.ts';
import {
  boundName,
  DEMANDED,
  FILTER_NAMES,
  FILTERS,
  type FilterKind,
  type FilterName,
  FLAGS_KEY,
  isOf,
  keyOf,
  MENU_FILTERS,
  type MenuFilterName,
  type RangeName,
} from '../features/catalogue/filters.ts';
import { searchQuery } from '../features/catalogue/query.ts';
import { demandRegister } from '../features/forms/definitions/demand.ts';
import { buildCatalogue } from '../features/listing/build-catalogue.ts';
import { chipsOf } from '../features/listing/chips.ts';
import { decodeCatalogue } from '../features/listing/compact.ts';
import { encodeCatalogue } from '../features/listing/compact-encode.ts';
import { activeFilters, type Criteria, NO_CRITERIA } from '../features/listing/criteria.ts';
import { criteriaQuery, parseCriteria } from '../features/listing/criteria-url.ts';
import { facetsOf } from '../features/listing/facets.ts';
import { filterRows } from '../features/listing/filter.ts';
import { menusOf } from '../features/listing/filter-menus.ts';
import { LABELS } from '../features/listing/labels.fixture.ts';
import { demandQuery } from '../features/listing/list-address.ts';
import { MenuContent } from '../features/listing/MenuContent.tsx';
import { listFeed, listRoutes } from '../features/seo/list-feed.ts';
import { LOCALES } from '../i18n/locales.ts';
import { texts } from '../i18n/texts.ts';
import { buildRouteTable } from '../routing/table.ts';
import { fill } from '../ui/fill.ts';
import { demandEntries } from './forms/demand-entries.ts';

const [HERE, THERE] = [
  { Latitude: 50.6, Longitude: 5.6 },
  { Latitude: 50.7, Longitude: 5.7 },
];
const AROUND = [
  [50.55, 5.55],
  [50.55, 5.65],
  [50.65, 5.65],
  [50.65, 5.55],
] as const;

/** A value of each filter, and how a property that it finds differs from one that it does not. */
interface Example {
  value: unknown;
  found: Partial<PropertyInput>;
  other?: Partial<PropertyInput>;
}

const area = { south: 50.55, west: 5.55, north: 50.65, east: 5.65 };
const CHOICES = {
  types: { value: ['8'], found: { WebID: '8', MainTypeName: 'Appartement' } },
  cities: { value: ['Ans|4430'], found: { City: 'Ans', Zip: '4430' } },
  neighbourhoods: { value: [7], found: HERE, other: THERE },
} as const;

const KINDS: { [Kind in Exclude<FilterKind, 'choice'>]: (name: FilterName) => Example } = {
  range: (name) => {
    const row = FILTERS[name as RangeName];
    return row.unit === 'euro'
      ? { value: { min: 400_000, max: undefined }, found: { Price: 500_000 }, other: { Price: 100_000 } }
      : { value: { min: 2, max: undefined }, found: { [row.fields[0]]: 3 }, other: { [row.fields[0]]: 1 } };
  },
  label: () => ({ value: 'b', found: { EnergyPerformance: 100 }, other: { EnergyPerformance: 400 } }),
  flag: (name) => ({ value: true, found: isOf('flag', name) ? { [FILTERS[name].field]: '1' } : {} }),
  day: () => ({
    value: '2026-10-04',
    found: { CreateDate: '2026-10-05' },
    other: { CreateDate: '2026-01-05' },
  }),
  area: () => ({ value: area, found: HERE, other: THERE }),
  shape: () => ({ value: AROUND.map(([lat, lng]) => ({ lat, lng })), found: HERE, other: THERE }),
};

const exampleOf = (name: FilterName): Example => {
  if (isOf('choice', name)) return CHOICES[name];
  return KINDS[FILTERS[name].kind as Exclude<FilterKind, 'choice'>](name);
};

/** The site with a property that the filter finds, 4101, and one that it does not, 4102. */
function siteFor(name: FilterName) {
  const { found, other = {} } = exampleOf(name);
  const shared = { Price: 250_000, PublishAddress: '1' as const };
  const snapshot = makeSnapshot((files) => {
    files.types.push({ ID: 8, WebID: '8', Name: 'Appartement', language: 'fr' });
    files.cities.push({ ID: 2, Name: 'Ans', Zip: '4430', language: 'fr' });
    files.cities.push({ ID: 2, Name: 'Ans', Zip: '4430', language: 'nl' });
    const ring = [...AROUND, AROUND[0]].map(([lat, lng]) => `${lat},${lng}`).join(' ');
    files.neighbourhoods = [{ ID: 7, Name: 'Avroy', language: 'fr', Coordinates: ring }];
    files.properties = [
      ...propertyRecords(4101, { ...shared, ...found }),
      ...propertyRecords(4102, { ...shared, ...other }),
    ];
  });
  return { ...snapshot, table: buildRouteTable(snapshot).table };
}

const priceTexts = texts('fr').property;

/** The catalogue as the browser reads it. */
function catalogueFor(name: FilterName) {
  const built = buildCatalogue({
    site: siteFor(name),
    locale: 'fr',
    priceTexts,
    pictureVariants: [],
    pictureOf: () => ({ urls: [], tint: undefined, hint: undefined }),
    compared: [],
  });
  return decodeCatalogue(JSON.parse(JSON.stringify(encodeCatalogue(built))));
}

const criteriaFor = (name: FilterName): Criteria => ({ ...NO_CRITERIA, [name]: exampleOf(name).value });

describe.each(FILTER_NAMES)('the filter %s', (name) => {
  const criteria = criteriaFor(name);

  test('keeps its property in the catalogue file, and leaves the other out', () => {
    const { rows } = catalogueFor(name);
    expect(filterRows(rows, criteria).map(({ id }) => id)).toEqual([4101]);
  });

  test('stands in the address, and is read back from it', () => {
    const query = criteriaQuery(criteria);
    expect([...new URLSearchParams(query).keys()]).toEqual([keyOf(name)]);
    expect(parseCriteria(query)).toEqual(criteria);
  });

  test('has one chip, which takes it away', () => {
    const { types, neighbourhoods } = catalogueFor(name);
    const texts = { labels: LABELS, format: 'fr-BE', names: { types, neighbourhoods } };
    const chips = chipsOf(criteria, texts);
    expect(chips).toHaveLength(1);
    expect(chips[0]?.text).not.toBe('');
    expect(activeFilters(chips[0]?.without ?? criteria)).toEqual([]);
  });

  test('is taken over by the search demand', () => {
    const entries = demandEntries(demandQuery(criteria, 'sale'), {
      types: ['1', '8'],
      zones: ['Liège|4000', 'Ans|4430'],
    });
    expect(parseCriteria(entries.get('criteria')?.[0] ?? '')).toEqual(criteria);
    const fields = demandRegister.fields.map((field) => field.name);
    expect([...entries.keys()].filter((key) => !fields.includes(key))).toEqual([]);
    if (isOf('flag', name)) expect(entries.get(FLAGS_KEY)).toEqual([name]);
    const asked = DEMANDED.find((range) => range.name === name);
    if (asked) expect(entries.get(boundName(asked.name, 'min'))).toHaveLength(1);
  });

  test.each(LOCALES)('has a label: %s', (locale) => expect(texts(locale).filters[name]).not.toBe(''));
});

describe.each(MENU_FILTERS)('the filter %s', (name) => {
  test('stands in its menu of the bar, with its name and the number of its properties', () => {
    const catalogue = catalogueFor(name);
    const facets = facetsOf(catalogue.rows, NO_CRITERIA);
    const { menu } = FILTERS[name];
    expect(menusOf(facets)).toContain(menu);
    expect(facets[name].isShown).toBe(true);
    const content = renderToStaticMarkup(
      createElement(MenuContent, {
        menu,
        catalogue,
        facets,
        criteria: NO_CRITERIA,
        labels: LABELS,
        onChange: () => {},
      }),
    );
    expect(content).toContain(LABELS[name]);
    if (!isOf('day', name)) expect(content).toMatch(/\(1\)|choice__count">1</);
  });

  test('is told by the feed: its property reads otherwise than the other', () => {
    const [found, other] = feedItems(name);
    expect(found).not.toEqual(other);
  });
});

/** The texts of the two properties in the feed, without their addresses. */
function feedItems(name: MenuFilterName) {
  const site = siteFor(name);
  const t = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    fill(
      new Map<string, string>(Object.entries(texts('fr').filters)).get(key.replace('filters:', '')) ?? key,
      values,
    );
  const [route] = listRoutes(site.table);
  if (!route) throw new Error('The site has no list.');
  const feed = listFeed({ snapshot: site, table: site.table, locale: 'fr', priceTexts, t }, route);
  return ['4101', '4102'].map((id) => {
    const { link, ...texts } = feed.items.find((item) => item.link?.includes(`/${id}/`)) ?? {};
    expect(link).toBeDefined();
    return texts;
  });
}

test('a value of the search panel is one of the list', () => {
  expect(parseCriteria(searchQuery('types', 8)).types).toEqual(['8']);
  expect(parseCriteria(searchQuery('cities', 'La Louvière|7100')).cities).toEqual(['La Louvière|7100']);
  expect(parseCriteria(searchQuery('neighbourhoods', 7)).neighbourhoods).toEqual([7]);
});

test('the fields of the search demand, pairs before single ones', () => {
  expect(demandRegister.fields.map((field) => field.name).slice(4, 14)).toEqual([
    ...['priceMin', 'priceMax', 'bedroomsMin', 'bedroomsMax', 'garagesMin', 'garagesMax'],
    ...['parkingsMin', 'parkingsMax', 'bathroomsMin', 'with'],
  ]);
});
