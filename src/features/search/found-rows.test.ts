import { expect, test } from 'vitest';
import { foundRows } from './found-rows.ts';
import type { SearchLabels } from './labels.ts';
import { hrefsOf } from './rows.ts';

const labels = {
  properties: 'Properties',
  cities: 'Towns',
  neighbourhoods: 'Neighbourhoods',
  ref: 'Ref: {{id}}',
  types: 'Types',
} as SearchLabels;

const liege = {
  name: 'Liège',
  zip: '4000',
  otherNames: ['Luik'],
  counts: { sale: 2, rent: 0 },
  hrefs: { sale: '/en/for-sale/?city=Liège|4000', rent: undefined },
};
const found = {
  properties: [
    {
      id: 4101,
      title: 'House',
      reference: 'MB-1',
      status: '',
      path: '/en/4101/',
      thumbnails: ['a.avif', 'a.webp'],
    },
  ],
  cities: [liege],
  neighbourhoods: [{ id: 7, name: 'Avroy', path: '/en/avroy/', counts: liege.counts, hrefs: liege.hrefs }],
  types: [{ key: '1', name: 'House' }],
};

test('properties with reference and thumbnail, cities with zip and both goals, neighbourhoods with their page, types', () => {
  expect(foundRows(found, labels, true)).toMatchObject([
    {
      key: 'properties',
      rows: [{ name: 'House', detail: 'Ref: 4101', href: '/en/4101/', pictures: ['a.avif', 'a.webp'] }],
    },
    {
      key: 'cities',
      rows: [
        {
          name: 'Liège [4000]',
          goals: [
            { goal: 'sale', count: 2, href: liege.hrefs.sale },
            { goal: 'rent', count: 0, href: undefined },
          ],
        },
      ],
    },
    { key: 'neighbourhoods', rows: [{ name: 'Avroy', href: '/en/avroy/' }] },
    { key: 'types', heading: 'Types', rows: [{ name: 'House' }] },
  ]);
});

test('a kind of which nothing was found is left out', () => {
  expect(
    foundRows({ properties: [], cities: [liege], neighbourhoods: [], types: [] }, labels, true),
  ).toHaveLength(1);
});

test('without showSearchCount no counts', () => {
  const [group] = foundRows(
    { properties: [], cities: [liege], neighbourhoods: [], types: [] },
    labels,
    false,
  );
  expect(group?.rows[0]?.goals?.map(({ count }) => count)).toEqual([undefined, undefined]);
});

test('a row leads to as many addresses as it has links', () => {
  const [group] = foundRows({ properties: [], cities: [liege], neighbourhoods: [], types: [] }, labels, true);
  expect(group?.rows.map(hrefsOf)).toEqual([[liege.hrefs.sale]]);
});

test('a property that is sold says so', () => {
  const properties = found.properties.map((property) => ({
    ...property,
    status: 'This property has been sold.',
  }));
  expect(foundRows({ ...found, properties }, labels, true)[0]?.rows).toMatchObject([
    { detail: 'Ref: 4101 · This property has been sold.', href: '/en/4101/' },
  ]);
});
