import { describe, expect, test } from 'vitest';
import { propertyWith, SITE } from './property.fixture.ts';
import { similarFinder } from './similar.ts';

type Fields = Parameters<typeof propertyWith>[1];
const base: Fields = { WebID: '1', City: 'Liège', Zip: '4000', Price: 200_000 };
const similar = (own: Fields, others: Record<number, Fields>, count = 9) => {
  const property = propertyWith(100, { ...base, ...own });
  const all = [
    property,
    ...Object.entries(others).map(([id, fields]) => propertyWith(Number(id), { ...base, ...fields })),
  ];
  return similarFinder(all, SITE)(property, count)
    .map(({ id }) => id)
    .join(' ');
};

describe('who counts', () => {
  test.each<[string, Fields, Record<number, Fields>, string]>([
    ['never itself', {}, {}, ''],
    ['never sold', {}, { 1: { Marquee: 3 }, 2: {} }, '2'],
    ['an option does', {}, { 1: { Marquee: 1 } }, '1'],
    ['only the same goal', {}, { 1: { Goal: 1 }, 2: {} }, '2'],
    ['any non-zero goal is rent', { Goal: 2 }, { 1: { Goal: 1 }, 2: {} }, '1'],
    ['for a sold property too', { Marquee: 3 }, { 1: {} }, '1'],
  ])('%s', (_name, own, others, expected) => expect(similar(own, others)).toBe(expected));
});

describe('who comes first', () => {
  test.each<[string, Fields, Record<number, Fields>, string]>([
    ['type before city', {}, { 1: { WebID: '2' }, 2: { City: 'Ans', Zip: '4430', Price: 900_000 } }, '2 1'],
    ['more types in common', { WebID: '1,5' }, { 1: { WebID: '1' }, 2: { WebID: '5,1' } }, '2 1'],
    ['fewer other types', {}, { 1: { WebID: '1,2,3' }, 2: { WebID: '1' } }, '2 1'],
    ['WebIDs wins over WebID', { WebIDs: '1, 5' }, { 1: { WebIDs: '2' }, 2: { WebID: '5' } }, '2 1'],
    ['12 is not 1', {}, { 1: { WebID: '12' }, 2: { WebID: '1', Zip: '9000', City: 'Gent' } }, '2 1'],
    ['city before price', {}, { 1: { City: 'Ans', Zip: '4430' }, 2: { Price: 900_000 } }, '2 1'],
    [
      'zip alone before neither',
      {},
      { 1: { City: 'Ans', Zip: '4430' }, 2: { City: 'Glain', Price: 1 } },
      '2 1',
    ],
    ['both before name alone', {}, { 1: { Zip: '4020' }, 2: { Price: 900_000 } }, '2 1'],
    ['nearer price', {}, { 1: { Price: 250_000 }, 2: { Price: 190_000 } }, '2 1'],
    ['by ratio, not by difference', {}, { 1: { Price: 110_000 }, 2: { Price: 340_000 } }, '2 1'],
    [
      'on request last',
      {},
      { 3: { Price: undefined }, 2: { PublishPrice: '0' }, 1: { Price: 9_000_000 } },
      '1 3 2',
    ],
    [
      'own price on request: default order',
      { PublishPrice: '0' },
      { 1: { Price: 1 }, 2: {}, 3: { Price: 0 } },
      '3 2 1',
    ],
    ['all alike: newest', {}, { 1: { CreateDate: '2026-02-01' }, 2: { CreateDate: '2026-01-01' } }, '1 2'],
  ])('%s', (_name, own, others, expected) => expect(similar(own, others)).toBe(expected));

  test('a city’s name counts within one language', () => {
    const property = propertyWith(100, { Zip: '1' }, { fr: { City: 'Liège' }, nl: { City: 'Luik' } });
    const dutchOnly = propertyWith(1, { Zip: '2' }, { nl: { City: 'Luik' } });
    const frenchOnly = propertyWith(2, { Zip: '2' }, { fr: { City: 'Luik' } });
    const found = similarFinder([frenchOnly, dutchOnly], SITE)(property, 9).map(({ id }) => id);
    expect(found).toEqual(['1', '2']);
  });
});

test.each([
  [0, ''],
  [-1, ''],
  [Number.NaN, ''],
  [1, '3'],
  [2, '3 2'],
])('at most %d', (count, expected) => expect(similar({}, { 1: {}, 2: {}, 3: {} }, count)).toBe(expected));

test('at most 1, with more in the next group', () => {
  expect(similar({}, { 1: {}, 2: { WebID: '2' }, 3: { Zip: '4020' } }, 1)).toBe('1');
  expect(similar({}, { 1: {}, 2: { WebID: '2' }, 3: { Zip: '4020' } }, 2)).toBe('1 3');
});
