import { describe, expect, test } from 'vitest';
import type { ListedCity } from '../catalogue/listed.ts';
import { CITIES, catalogueOf, rowWith, TYPES } from './catalogue.fixture.ts';
import { goesOn, placeIn, trailAt, trailOf, trailText } from './trail.ts';

const row = (id: number, price: number, fields: Parameters<typeof rowWith>[0] = {}) =>
  rowWith({ id, price, ...fields });
const [liege, vise] = [CITIES[1] as ListedCity, CITIES[2] as ListedCity];
const catalogue = catalogueOf([
  row(1, 300_000),
  row(2, 100_000, { types: TYPES.slice(1, 2), city: liege }),
  row(3, 200_000, { city: vise }),
  row(4, 900, { goal: 'rent' }),
]);
const at = (address: string) => trailAt(address, catalogue, 'page');
/** The IDs of a list's properties in its order; by default the newest first. */
const through = (address: string): number[] => {
  const trail = at(address);
  return [1, 2, 3, 4]
    .flatMap((id) => {
      const found = trail && placeIn(trail, id, catalogue);
      return found ? [{ id, ...found }] : [];
    })
    .sort((left, right) => left.place - right.place)
    .map(({ id }) => id);
};

describe('trailAt', () => {
  test.each([
    ['/fr/a-vendre/', [3, 2, 1]],
    ['/fr/a-louer/', [4]],
    ['/fr/a-vendre/page/2/', [3, 2, 1]],
    ['/fr/a-vendre/?sort=price', [2, 3, 1]],
    ['/fr/a-vendre/?sort=price&page=2&utm=a?b', [2, 3, 1]],
    ['/fr/a-vendre/?city=luik', [2, 1]],
    ['/fr/a-vendre/?price=150000-', [3, 1]],
    // The pages of a city with several zips, and of a type whose name has an accent.
    ['/fr/a-vendre/liege/', [2, 1]],
    ['/fr/a-vendre/liege/page/3/?sort=price', [2, 1]],
    ['/fr/a-vendre/appartement/', [2]],
    ['/fr/a-vendre/etage/', []],
  ])('%s leads through %j', (address, ids) => {
    expect(at(address)?.address).toBe(address);
    expect(through(address)).toEqual(ids);
  });

  test.each([
    '',
    '/',
    '/fr/',
    '/nl/te-koop/',
    '/fr/a-vendre',
    '/fr/a-vendre/nulle-part/',
    '/fr/a-vendre/liege/maison/1/',
    '/fr/a-vendre/page/0/',
    '/fr/contact/?x=/fr/a-vendre/',
    '//evil.example/fr/a-vendre/',
    'javascript:alert(1)//fr/a-vendre/',
  ])('%j is no list', (address) => expect(at(address)).toBeUndefined());
});

describe('placeIn', () => {
  test('knows the neighbours in the order of the list', () => {
    const trail = at('/fr/a-vendre/?sort=price');
    const found = trail && placeIn(trail, 3, catalogue);
    expect(found).toMatchObject({ place: 2, total: 3, previous: { id: 2 }, next: { id: 1 } });
  });

  test('has nothing before the first and after the last', () => {
    const trail = at('/fr/a-vendre/?sort=price');
    expect(trail && placeIn(trail, 2, catalogue)?.previous).toBeUndefined();
    expect(trail && placeIn(trail, 1, catalogue)?.next).toBeUndefined();
  });

  test('has no place for a property that the list does not show', () => {
    const trail = at('/fr/a-vendre/?type=8');
    expect(trail && placeIn(trail, 1, catalogue)).toBeUndefined();
  });
});

describe('what is kept', () => {
  const kept = (address: string) => {
    const trail = at(address);
    return trail ? trailText(trail) : '';
  };

  test.each(['/fr/a-vendre/', '/fr/a-vendre/liege/page/2/?sort=price', '/fr/a-louer/?city=Vis%C3%A9'])(
    '%s comes back as it was',
    (address) => expect(trailOf(kept(address), catalogue, 'page')).toEqual(at(address)),
  );

  test('goes on in another language, at the whole list', () => {
    const dutch = {
      ...catalogue,
      language: 'nl',
      lists: { sale: '/nl/te-koop/', rent: '/nl/te-huur/' },
      cities: [{ name: 'Luik', zip: '4000', otherNames: ['Liège'] }],
    };
    const trail = trailOf(kept('/fr/a-vendre/liege/page/2/?sort=price'), dutch, 'pagina');
    expect(trail?.address).toMatch(/^\/nl\/te-koop\/\?city=.*&sort=price$/);
    expect(trail?.criteria).toMatchObject({ cities: ['Luik|4000', 'Liège|4020'], sort: 'price-asc' });
  });

  test.each([
    '',
    'sale',
    'sale /',
    'gift /fr/a-vendre/',
    'sale https://evil.example/fr/a-vendre/',
    'javascript:alert(1) /fr/a-vendre/',
    `sale /fr/a-vendre/\n/`,
  ])('%j is nothing that was kept, or leads to a list of this site', (text) => {
    const trail = trailOf(text, catalogue, 'page');
    expect(trail?.address ?? '/fr/a-vendre/').toBe('/fr/a-vendre/');
  });
});

test.each([
  ['/fr/a-vendre/', true],
  ['/fr/a-vendre/liege/', true],
  ['/fr/a-vendre/liege/maison/2/', true],
  ['/nl/te-koop/luik/huis/1/', true],
  ['/fr/map-frame/', true],
  ['/fr/', false],
  ['/fr/a-louer/', false],
  ['/fr/blog/', false],
])('from %s a list goes on: %s', (from, expected) => {
  expect(goesOn(from, '/fr/a-vendre/liege/maison/1/')).toBe(expected);
});
