import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCriteria } from './criteria.fixture.ts';
import { type Criteria, NO_CRITERIA } from './criteria.ts';
import { criteriaQuery, parseCriteria, unreadParameters } from './criteria-url.ts';

const inBrowser = (query: string) => new URL(query, 'https://a.example/fr/a-vendre/').search;

test('any state is read back from its address as it was', () => {
  fc.assert(
    fc.property(anyCriteria, (criteria) => {
      expect(parseCriteria(criteriaQuery(criteria))).toEqual(criteria);
      expect(parseCriteria(inBrowser(criteriaQuery(criteria)))).toEqual(criteria);
    }),
  );
});

test('whatever the query, nothing throws, and writing it anew changes nothing more', () => {
  const names =
    'type city district price bed bath garage parking epc with since sort page view map area shape x'.split(
      ' ',
    );
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[-\d.,|a-z+%]{0,20}$/));
  const query = fc
    .array(fc.tuple(fc.constantFrom(...names), value))
    .map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&'));
  fc.assert(
    fc.property(fc.oneof(query, fc.string({ unit: 'binary' })), (text) => {
      const criteria = parseCriteria(text);
      expect(parseCriteria(criteriaQuery(criteria))).toEqual(criteria);
    }),
    { numRuns: 200 },
  );
});

describe('parseCriteria', () => {
  const read = (query: string) =>
    Object.fromEntries(
      Object.entries(parseCriteria(query)).filter(
        ([name, value]) => JSON.stringify(value) !== JSON.stringify(NO_CRITERIA[name as keyof Criteria]),
      ),
    );
  test.each<[string, Partial<Criteria>]>([
    ['', {}],
    ['?', {}],
    ['?type=8', { types: ['8'] }],
    ['?type=1,8&type=8,4', { types: ['1', '8', '4'] }],
    ['?type=1,,x,-1,1.5,9999999', { types: ['1'] }],
    ['?city=Liège|4000', { cities: ['Liège|4000'] }],
    ['?city=Li%C3%A8ge%7C4000&city=Luik', { cities: ['Liège|4000', 'Luik'] }],
    ['?city=La+Louvi%C3%A8re|7100', { cities: ['La Louvière|7100'] }],
    ['?city=4000&city=|4020&city= Ans | 4430 |x', { cities: ['4000', '|4020', 'Ans|4430'] }],
    ['?city=|&city=&city=%20&city=🏠&city=%00', {}],
    ['?district=1,7&district=x', { neighbourhoods: [1, 7] }],
    ['?price=150000-300000', { price: { min: 150_000, max: 300_000 } }],
    ['?price=300000-150000', { price: { min: 150_000, max: 300_000 } }],
    [
      '?price=-300000&bed=2-',
      { price: { min: undefined, max: 300_000 }, bedrooms: { min: 2, max: undefined } },
    ],
    ['?bed=2', { bedrooms: { min: 2, max: undefined } }],
    [
      '?bath=1-&garage=1-2&parking=0-0',
      {
        bathrooms: { min: 1, max: undefined },
        garages: { min: 1, max: 2 },
        parkings: { min: 0, max: 0 },
      },
    ],
    ['?price=abc&bed=-&bath=--&garage=1e5&parking=1-2-3', {}],
    ['?price=12345678901-', {}],
    ['?epc=c&with=garden,lift', { energy: 'c', garden: true, lift: true }],
    ['?epc=A_PLUS&with=terrace,pool', { energy: 'a_plus', terrace: true }],
    ['?epc=z&with=', {}],
    ['?since=2026-10-04', { since: '2026-10-04' }],
    ['?since=2026-02-30', {}],
    ['?since=04/10/2026', {}],
    ['?sort=price', { sort: 'price-asc' }],
    ['?sort=price-desc', { sort: 'price-desc' }],
    ['?sort=constructor&view=__proto__', {}],
    ['?page=3&view=map', { page: 3, view: 'map' }],
    [
      '?view=map&map=50.6,5.5,50.65,5.6',
      { view: 'map', seen: { south: 50.6, west: 5.5, north: 50.65, east: 5.6 } },
    ],
    ['?map=50.6,5.5,50.65,5.6', {}],
    ['?view=map&map=50.65,5.5,50.6,5.6', { view: 'map' }],
    ['?page=0', {}],
    ['?page=-1', {}],
    ['?page=1e3', {}],
    ['?area=50.6,5.5,50.7,5.6', { area: { south: 50.6, west: 5.5, north: 50.7, east: 5.6 } }],
    ['?area=50.7,5.5,50.6,5.6', {}],
    ['?area=50.6,5.5,95,5.6', {}],
    ['?area=50.6,5.5,50.7', {}],
    ['?shape=<script>', {}],
    ['?utm_source=x&setcookies', {}],
  ])('%s', (query, expected) => expect(read(query)).toEqual(expected));

  test('lists are bounded', () => {
    const many = Array.from({ length: 5000 }, (_, index) => index);
    expect(parseCriteria(`type=${many.join(',')}`).types).toHaveLength(40);
    expect(parseCriteria(many.map((index) => `city=a${index}`).join('&')).cities).toHaveLength(40);
    expect(parseCriteria(`city=${'a'.repeat(100_000)}`).cities[0]).toHaveLength(80);
  });
});

describe('criteriaQuery', () => {
  test.each<[Partial<Criteria>, string]>([
    [{}, ''],
    [{ types: ['1', '8'] }, '?type=1,8'],
    [{ cities: ['Ans|4430', 'La Louvière|7100'] }, '?city=Ans|4430&city=La+Louvi%C3%A8re|7100'],
    [
      {
        types: ['1'],
        price: { min: 150_000, max: 300_000 },
        bedrooms: { min: 2, max: undefined },
        sort: 'price-asc',
        page: 2,
        view: 'map',
      },
      '?type=1&price=150000-300000&bed=2-&sort=price&page=2&view=map',
    ],
    [{ garden: true, lift: true, energy: 'a_plus' }, '?epc=a_plus&with=garden,lift'],
    [{ area: { south: 50.612345, west: 5.5, north: 50.7, east: 5.6 } }, '?area=50.6123,5.5,50.7,5.6'],
  ])('%j is %s', (criteria, query) => expect(criteriaQuery({ ...NO_CRITERIA, ...criteria })).toBe(query));

  test('keeps the parameters of others', () =>
    expect(criteriaQuery({ ...NO_CRITERIA, page: 2 }, '?utm_source=a+b&page=9&preview&type=1')).toBe(
      '?page=2&utm_source=a+b&preview=',
    ));
});

test.each([
  ['?bedrooms=3&utm_source=x&preview&page=2', ['bedrooms=3']],
  ['?type=abc&type=1&price=cheap&epc=zz&since=once', ['type=abc', 'price=cheap', 'epc=zz', 'since=once']],
  ['?with=garden,pool&with=dragon', ['with=dragon']],
  ['?type=1,4&city=Atlantis&price=-5&bed=2-&district=7', []],
  ['?type=&bedrooms=&city=%20', []],
  ['?types=<b>&city=%7C', ['types=<b>', 'city=|']],
  ['?sort=odd&view=odd&gclid=1', []],
])('%s: %j set no filter', (query, unread) => expect(unreadParameters(query)).toEqual(unread));

test('what set no filter is not kept in the next address', () => {
  expect(criteriaQuery({ ...NO_CRITERIA, page: 2 }, '?bedrooms=3&price=cheap&utm_source=a')).toBe(
    '?page=2&utm_source=a',
  );
});
