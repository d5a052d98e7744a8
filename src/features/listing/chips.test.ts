import { expect, test } from 'vitest';
import { NEIGHBOURHOODS, TYPES } from './catalogue.fixture.ts';
import { chipsOf } from './chips.ts';
import { activeFilters, type Criteria, NO_CRITERIA } from './criteria.ts';
import { energyText, type FilterTexts, rangeText, valueText } from './filter-texts.ts';
import { LABELS } from './labels.fixture.ts';

const texts: FilterTexts = {
  labels: LABELS,
  format: 'fr-BE',
  names: { types: TYPES, neighbourhoods: NEIGHBOURHOODS },
};
const some = (changes: Partial<Criteria>): Criteria => ({ ...NO_CRITERIA, page: 3, ...changes });

test('each value of a list has a chip of its own, other filters have one', () => {
  const criteria = some({
    types: ['1', '4'],
    cities: ['Liège|4000'],
    neighbourhoods: [7],
    price: { min: 200_000, max: undefined },
    bedrooms: { min: 2, max: 2 },
    energy: 'b_plus',
    garden: true,
    since: '2026-10-04',
    shape: [
      { lat: 50, lng: 5 },
      { lat: 51, lng: 5 },
      { lat: 50, lng: 6 },
    ],
  });
  expect(chipsOf(criteria, texts).map(({ text }) => text.replaceAll('\u00A0', ' '))).toEqual([
    'Maisons',
    'Terrains',
    'Liège 4000',
    'Avroy',
    'Prix : à partir de € 200.000',
    'Chambres : 2',
    'Classe énergétique : B+ ou mieux',
    'Jardin',
    'Nouveau depuis : 4 oct. 2026',
    'Zone dessinée',
  ]);
});

test('a tap takes one away, leaves the rest and goes to page 1', () => {
  const criteria = some({ types: ['1', '4'], lift: true });
  const [first, , lift] = chipsOf(criteria, texts);
  expect(first?.without).toEqual({ ...criteria, types: ['4'], page: 1 });
  expect(lift?.without).toEqual({ ...criteria, lift: false, page: 1 });
});

test('all chips taken away leave no filter', () => {
  let criteria = some({ types: ['1', '4'], neighbourhoods: [1], price: { min: 1, max: 2 }, terrace: true });
  for (let chips = chipsOf(criteria, texts); chips[0]; chips = chipsOf(criteria, texts))
    criteria = chips[0].without;
  expect(activeFilters(criteria)).toEqual([]);
});

test.each([
  [{ min: 1, max: 3 }, 'de 1 à 3'],
  [{ min: 2, max: 2 }, '2'],
  [{ min: undefined, max: 3 }, 'jusqu’à 3'],
  [{ min: 2, max: undefined }, '2 ou plus'],
  [{ min: undefined, max: undefined }, ''],
])('%j: %s', (range, words) => expect(rangeText(range, LABELS, false)).toBe(words));

test.each([
  ['a_plusplus', 'A++'],
  ['b_minus', 'B-'],
  ['g', 'G'],
])('%s is written %s', (label, written) => expect(energyText(label)).toBe(written));

test('several values of a filter are listed', () => {
  expect(valueText('types', some({ types: ['8', '2'] }), texts)).toBe('Appartements, Étages');
});
