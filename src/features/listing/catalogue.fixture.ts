import fc from 'fast-check';
import { byName, COUNTS, FLAGS } from '../catalogue/filters.ts';
import type { Catalogue, CatalogueRow } from './row.ts';

export const TYPES = [
  { webId: '1', name: 'Maison', names: 'Maisons', segment: 'maison' },
  { webId: '8', name: 'Appartement', names: 'Appartements', segment: 'appartement' },
  { webId: '4', name: 'Terrain', names: 'Terrains', segment: 'terrain' },
  { webId: '2', name: 'Étage', names: 'Étages', segment: 'etage' },
];
export const CITIES = [
  { name: 'Liège', zip: '4000', otherNames: ['Luik', 'Lüttich'] },
  { name: 'Liège', zip: '4020', otherNames: ['Luik', 'Lüttich'] },
  { name: 'Visé', zip: '4600', otherNames: ['Wezet'] },
  { name: 'Ans', zip: '4430', otherNames: [] },
];
export const NEIGHBOURHOODS = [
  { id: 1, name: 'Outremeuse' },
  { id: 7, name: 'Avroy' },
];
const ENERGIES = (['a_plusplus', 'a', 'b_minus', 'c', 'g'] as const).map((label) => ({
  label,
  text: label.toUpperCase(),
  image: `/images/epc/wallonia/${label}.png`,
}));
const MARQUEES = [{ value: 1, kind: 'option', name: 'Option' }] as const;
const COMPARED = [
  { field: 'HasCellar', label: 'Cave' },
  { field: 'Floor', label: 'Étage' },
];
const LISTS = { sale: '/fr/a-vendre/', rent: '/fr/a-louer/' };

/** A row with the given fields and defaults for all others. */
export const rowWith = (fields: Partial<CatalogueRow> = {}): CatalogueRow => ({
  id: 1,
  goal: 'sale',
  types: TYPES.slice(0, 1),
  city: CITIES[0] as (typeof CITIES)[number],
  cityText: 'Liège',
  neighbourhood: undefined,
  price: 250_000,
  priceText: '€\u00A0250.000',
  ...byName(COUNTS, () => 0),
  surface: undefined,
  ground: undefined,
  energy: undefined,
  ...byName(FLAGS, () => false),
  created: undefined,
  marquee: undefined,
  path: '/fr/a-vendre/liege/maison/1/',
  title: 'Maison',
  language: 'fr',
  pictures: [],
  tint: undefined,
  place: undefined,
  compared: {},
  ...fields,
});

const perhaps = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const degrees = (min: number, max: number) =>
  fc.integer({ min: min * 1e5, max: max * 1e5 }).map((value) => value / 1e5);
const some = fc.nat({ max: 4 });
const text = fc.string({ unit: 'grapheme', maxLength: 20 });

/** Any row, with values from small ranges, so that filters match some rows and not others. */
export const anyRow: fc.Arbitrary<CatalogueRow> = fc.record({
  id: fc.nat({ max: 500 }),
  goal: fc.constantFrom('sale', 'rent'),
  types: fc.uniqueArray(fc.constantFrom(...TYPES), { minLength: 1, maxLength: 2 }),
  city: fc.constantFrom(...CITIES),
  cityText: fc.constantFrom('Liège', 'Luik', 'Ans'),
  neighbourhood: perhaps(fc.constantFrom(...NEIGHBOURHOODS)),
  price: perhaps(fc.integer({ min: 1, max: 9 }).map((value) => value * 50_000)),
  priceText: text,
  ...byName(COUNTS, () => some),
  surface: perhaps(fc.integer({ min: 1, max: 400 })),
  ground: perhaps(fc.integer({ min: 1, max: 400 })),
  energy: perhaps(fc.constantFrom(...ENERGIES)),
  ...byName(FLAGS, () => fc.boolean()),
  created: perhaps(fc.integer({ min: 20_000, max: 20_030 })),
  marquee: perhaps(fc.constantFrom(...MARQUEES)),
  path: text,
  title: text,
  language: fc.constantFrom('fr', 'nl'),
  pictures: fc.constant([]),
  tint: perhaps(fc.constantFrom('tint-0n', 'tint-4b')),
  place: perhaps(fc.record({ lat: degrees(50, 51), lng: degrees(5, 6), radius: fc.constantFrom(0, 300) })),
  compared: fc.constantFrom({}, { HasCellar: 'Oui' }, { HasCellar: 'Oui', Floor: '3' }),
});

export const anyRows = fc.array(anyRow, { maxLength: 40 });

export const catalogueOf = (rows: readonly CatalogueRow[]): Catalogue => ({
  language: 'fr',
  lists: LISTS,
  types: TYPES,
  cities: CITIES,
  neighbourhoods: NEIGHBOURHOODS,
  pictureVariants: [
    { format: 'avif', width: 600 },
    { format: 'webp', width: 400 },
  ],
  compared: COMPARED,
  rows,
});
