import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CityEntry, NeighbourhoodEntry, PropertyEntry, SearchIndex } from './entry.ts';
import { searcher, typesNamed } from './match.ts';

const counted = { counts: { sale: 1, rent: 0 }, hrefs: { sale: '/', rent: undefined } };
const city = (name: string, zip: string, ...otherNames: string[]): CityEntry => ({
  name,
  zip,
  otherNames,
  ...counted,
});
const neighbourhood = (id: number, name: string): NeighbourhoodEntry => ({ id, name, path: '/', ...counted });
const property = (id: number, reference: string, status = ''): PropertyEntry => ({
  id,
  reference,
  status,
  title: 'Maison',
  path: '/',
  thumbnails: [],
});

const INDEX: SearchIndex = {
  language: 'fr',
  lists: { sale: '/fr/a-vendre/', rent: '/fr/a-louer/' },
  thumbnailVariants: [],
  types: [],
  cities: [
    city('Liège', '4000', 'Luik', 'Lüttich', 'Luettich'),
    city('Liège', '4020', 'Luik', 'Lüttich', 'Luettich'),
    city('Ans', '4430'),
    city('Grâce-Hollogne', '4460'),
    city('Visé', '4600', 'Wezet'),
    city('Braine-l’Alleud', '1420', 'Eigenbrakel'),
    city('Saint-Vith', '4780', 'Sankt Vith', 'St. Vith'),
  ],
  neighbourhoods: [
    neighbourhood(1, 'Outremeuse'),
    neighbourhood(2, 'Amercœur'),
    neighbourhood(3, 'Thier-à-Liège'),
    neighbourhood(4, 'Ans'),
  ],
  properties: [
    property(4101, 'MB-0101'),
    property(4102, 'MB-0102'),
    property(4103, 'MB-01021'),
    property(4430, ''),
    property(4104, 'Réf. 77/É'),
    property(4199, 'MB-0199', 'Ce bien est vendu.'),
  ],
};

const search = searcher(INDEX);
const names = (text: string) => {
  const { properties, cities, neighbourhoods } = search(text);
  return [
    properties.map(({ id }) => id),
    cities.map(({ name, zip }) => `${name} ${zip}`),
    neighbourhoods.map(({ name }) => name),
  ];
};
const LIEGE = ['Liège 4000', 'Liège 4020'];

describe('what is typed', () => {
  test.each<[string, number[], string[], string[]]>([
    ['liege', [], LIEGE, ['Thier-à-Liège']],
    ['LIÈGE', [], LIEGE, ['Thier-à-Liège']],
    ['Lie', [], LIEGE, ['Thier-à-Liège']],
    ['Luik', [], LIEGE, []],
    ['lüttich', [], LIEGE, []],
    ['Luettich', [], LIEGE, []],
    ['4000', [], ['Liège 4000'], []],
    ['40', [], LIEGE, []],
    ['liege 4020', [], ['Liège 4020'], []],
    ['4020 Liège', [], ['Liège 4020'], []],
    ['Liège [4000]', [], ['Liège 4000'], []],
    ['hollogne', [], ['Grâce-Hollogne 4460'], []],
    ['grace hollogne', [], ['Grâce-Hollogne 4460'], []],
    ['grâce-h', [], ['Grâce-Hollogne 4460'], []],
    ["braine l'alleud", [], ['Braine-l’Alleud 1420'], []],
    ['st vith', [], ['Saint-Vith 4780'], []],
    ['WEZET', [], ['Visé 4600'], []],
    ['outremeuse', [], [], ['Outremeuse']],
    ['amercoeur', [], [], ['Amercœur']],
    ['ans', [], ['Ans 4430'], ['Ans']],
    ['4101', [4101], [], []],
    ['Ref: 4101', [4101], [], []],
    ['réf. 4101', [4101], [], []],
    ['4430', [4430], ['Ans 4430'], []],
    ['mb-0102', [4102, 4103], [], []],
    ['MB 0101', [4101], [], []],
    ['mb0101', [4101], [], []],
    ['mb-0', [4101, 4102, 4103], [], []],
    ['réf 77 é', [4104], [], []],
    ['mb', [], [], []],
    ['01', [], [], []],
    ['410', [], [], []],
    ['iege', [], [], []],
    ['liege ans', [], [], []],
    ['', [], [], []],
    ['   ', [], [], []],
    ['🏠', [], [], []],
    ['🏠 liège', [], LIEGE, ['Thier-à-Liège']],
    ['-', [], [], []],
    ['\ud800', [], [], []],
    ['a'.repeat(300), [], [], []],
    ['liege '.repeat(50), [], [], []],
    ['.*', [], [], []],
    ['constructor', [], [], []],
  ])('%j', (text, properties, cities, neighbourhoods) =>
    expect(names(text)).toEqual([properties, cities, neighbourhoods]),
  );
});

test('the whole name comes before one that only begins so, and that before a later word', () => {
  const cities = [city('Neu Ans', '1'), city('Ansart', '2'), city('Ans', '3')];
  expect(searcher({ ...INDEX, cities })('ans').cities.map(({ zip }) => zip)).toEqual(['3', '2', '1']);
});

describe('a property type', () => {
  const types = ['Maison', 'Appartement', 'Garage/Parking', 'Immeuble de rapport'].map((name) => ({ name }));
  test.each<[string, string[]]>([
    ['maison', ['Maison']],
    ['APPART', ['Appartement']],
    ['parking', ['Garage/Parking']],
    ['immeuble rapport', ['Immeuble de rapport']],
    ['maison liege', []],
    ['arking', []],
    ['', []],
    ['🏠', []],
    ['a'.repeat(300), []],
  ])('%j', (text, names) => expect(typesNamed(types, text).map(({ name }) => name)).toEqual(names));
});

test('at most eight of each kind', () => {
  const many = <T>(make: (id: number) => T) => Array.from({ length: 50 }, (_, id) => make(id));
  const found = searcher({
    ...INDEX,
    cities: many((id) => city(`Ville${id}`, String(id))),
    neighbourhoods: many((id) => neighbourhood(id, `Ville${id}`)),
    properties: many((id) => property(id, `VILLE1${id}`)),
  })('ville1');
  expect(Object.values(found).map(({ length }) => length)).toEqual([8, 8, 8]);
});

test('any text finds something or nothing, and never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      for (const found of Object.values(search(text))) expect(found.length).toBeLessThanOrEqual(8);
    }),
  );
});

describe('what is sold or rented', () => {
  test.each(['4199', 'Ref: 4199', 'MB-0199', 'mb 0199'])(
    'is found by the whole of its ID or reference: %j',
    (text) => expect(search(text).properties.map(({ id }) => id)).toEqual([4199]),
  );
  test.each(['MB-019', '019', 'MB'])('is not among the others for a part of it: %j', (text) =>
    expect(search(text).properties.map(({ id }) => id)).not.toContain(4199),
  );
});
