import { expect, test } from 'vitest';
import { comparisonRows } from './comparison.ts';
import { shortlistLabels } from './labels.ts';
import { entry, facts } from './shortlist.fixture.ts';
import { shownEntry } from './view.ts';

const labels = shortlistLabels('en');

const rows = (...properties: [Parameters<typeof entry>[1], Parameters<typeof facts>[1]?][]) => {
  const now = new Map(
    properties.flatMap(([, fields], index) => (fields ? [[index, facts(index, fields)]] : [])),
  );
  const entries = properties.map(([fields], index) => shownEntry(entry(index, fields), now));
  return new Map(comparisonRows(entries, labels, 'en-BE').map(({ key, cells }) => [key, cells]));
};

test('a cell per property, in words of the page', () => {
  const table = rows(
    [{ note: ' sunny ' }, { surface: 1234.5, energy: { text: 'A+', image: '/a.svg' }, garden: true }],
    [{ status: 'visited' }, { bedrooms: 0, types: ['House', 'Shop'] }],
  );
  expect(Object.fromEntries(table)).toEqual({
    price: ['€ 100.000', '€ 100.000'],
    place: ['Liège', 'Liège'],
    type: ['Maison', 'House, Shop'],
    bedrooms: ['3', undefined],
    bathrooms: ['1', '1'],
    surface: ['1.234,5\u00A0m²', undefined],
    energy: ['A+', undefined],
    garden: ['Yes', 'No'],
    stage: [undefined, 'Viewed'],
    note: ['sunny', undefined],
  });
});

test('a property that is gone still has what was kept', () => {
  const table = rows([{}], [{}, { lift: true }]);
  expect(table.get('price')).toEqual(['€ 100.000', '€ 100.000']);
  expect(table.get('lift')).toEqual([undefined, 'Yes']);
});

test('rows without anything to tell are left out', () => {
  const table = rows([{}, { garden: false }], [{}, { garden: false }]);
  for (const key of ['garden', 'ground', 'neighbourhood', 'note', 'stage'])
    expect(table.has(key), key).toBe(false);
});
