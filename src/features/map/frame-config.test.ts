import { describe, expect, test } from 'vitest';
import { contains, parseRings } from '../../snapshot/geometry.ts';
import type { NeighbourhoodRecord } from '../../snapshot/schema/catalogue.ts';
import type { SiteInfo } from '../../snapshot/schema/site.ts';
import { frameConfig, multiPolygon } from './frame-config.ts';
import { LABEL_KEYS } from './labels.ts';

const outer = '0,0 0,4 4,4 4,0';
const hole = '1,1 1,2 2,2 2,1';
const other = '10,10 10,12 12,12';

const neighbourhood = (id: string, coordinates: string, names: Partial<Record<'fr' | 'nl', string>>) => ({
  id,
  records: Object.fromEntries(
    Object.entries(names).map(([language, Name]) => [
      language,
      { ID: Number(id), Name, Coordinates: coordinates, language } as NeighbourhoodRecord,
    ]),
  ),
});

const config = (neighbourhoods: ReturnType<typeof neighbourhood>[], styleUrl = '', agency = {}) =>
  frameConfig({
    locale: 'nl',
    defaultLocale: 'fr',
    neighbourhoods: neighbourhoods.map((entry) => ({ ...entry, order: 0 })),
    site: { agency: agency as SiteInfo['agency'], map: { styleUrl } },
  });

describe('frameConfig', () => {
  test('neighbourhoods with an outline, by their name in the language or the default one', () => {
    const { neighbourhoods, home } = config([
      neighbourhood('1', outer, { fr: 'Île', nl: 'Eiland' }),
      neighbourhood('2', '', { fr: 'Nulle part' }),
      neighbourhood('3', other, { fr: 'Ailleurs' }),
    ]);
    expect(neighbourhoods.map(({ id, name }) => [id, name])).toEqual([
      ['1', 'Eiland'],
      ['3', 'Ailleurs'],
    ]);
    expect(neighbourhoods[0]?.at).toEqual([2, 2]);
    expect(home).toEqual({ south: 0, west: 0, north: 12, east: 12 });
  });

  test.each([
    ['a square', outer],
    ['a hole in the middle', '0,0 0,10 10,10 10,0|4,4 4,6 6,6 6,4'],
    ['an L, whose centre of gravity lies outside', '0,0 0,10 1,10 1,1 10,1 10,0'],
    ['two parts', `${outer}|${other}`],
  ])('the name stands on its own ground: %s', (_, coordinates) => {
    const [lng, lat] = config([neighbourhood('1', coordinates, { fr: 'Île' })]).neighbourhoods[0]?.at ?? [];
    expect(contains({ lat: Number(lat), lng: Number(lng) }, parseRings(coordinates))).toBe(true);
  });

  test('of two parts, in the larger', () => {
    const [found] = config([
      neighbourhood('1', `${outer}|10,10 10,20 20,20 20,10`, { fr: 'Île' }),
    ]).neighbourhoods;
    expect(found?.at[0]).toBeCloseTo(15, 1);
    expect(found?.at[1]).toBeCloseTo(15, 1);
  });

  test.each(['0,0 3,3 6,6', '0,0 0,3 0,6', '50,5 50,5 50,5', '90,0 90,90 90,180'])(
    'an outline without ground, %s, has a name all the same',
    (coordinates) => {
      const [found] = config([neighbourhood('1', coordinates, { fr: 'Île' })]).neighbourhoods;
      expect(found?.at.every(Number.isFinite)).toBe(true);
    },
  );

  test('without any, the view is around the agency', () =>
    expect(config([], '', { latitude: 51, longitude: 4 }).home).toEqual({
      south: 50.95,
      west: 3.92,
      north: 51.05,
      east: 4.08,
    }));

  test('a text for every label, and the address of the online style', () => {
    const { labels, onlineStyle } = config([], 'https://tiles.example/style');
    expect(Object.keys(labels)).toEqual([...LABEL_KEYS]);
    expect(labels.zoomIn).toBe('Inzoomen');
    expect(onlineStyle).toBe('https://tiles.example/style');
  });
});

describe('multiPolygon', () => {
  const shape = (text: string) =>
    multiPolygon(parseRings(text)).map((polygon) => polygon.map((ring) => ring.length));

  test.each([
    ['one ring, closed', outer, [[5]]],
    ['two rings', `${outer}|${other}`, [[5], [4]]],
    ['a hole stays with its own ring', `${other}|${outer}|${hole}`, [[4], [5, 5]]],
  ])('%s', (_, text, expected) => expect(shape(text)).toEqual(expected));

  test('longitude before latitude', () =>
    expect(multiPolygon(parseRings('50.5,5.1 50.6,5.2 50.7,5.3'))[0]?.[0]?.[0]).toEqual([5.1, 50.5]));
});
