import { describe, expect, test } from 'vitest';
import { cardSnapshotOf, isId } from './card-snapshot.ts';

const good = {
  title: 'Maison',
  language: 'fr',
  place: 'Liège',
  price: '€ 245.000',
  amount: 245_000,
  path: '/fr/a-vendre/liege/maison/4101/',
  picture: '/_astro/a.webp',
};

test('what a page stored comes back', () => expect(cardSnapshotOf(good)).toEqual(good));

test('only title and path are needed', () =>
  expect(cardSnapshotOf({ title: 'Maison', path: '/fr/x/' })).toEqual({
    title: 'Maison',
    language: '',
    place: '',
    price: '',
    path: '/fr/x/',
  }));

test.each([
  undefined,
  null,
  'text',
  7,
  [good],
  {},
  { ...good, title: '' },
  { ...good, title: 7 },
  { ...good, path: undefined },
  { ...good, path: '' },
  { ...good, path: 'javascript:alert(1)' },
  { ...good, path: 'https://evil.example/' },
  { ...good, path: '//evil.example/' },
  { ...good, path: '/\\evil.example/' },
])('%j is none', (data) => expect(cardSnapshotOf(data)).toBeUndefined());

describe('parts that are not as they should be', () => {
  test.each([
    [{ amount: '245000' }, 'amount'],
    [{ amount: -1 }, 'amount'],
    [{ amount: Number.NaN }, 'amount'],
    [{ picture: 'javascript:alert(1)' }, 'picture'],
    [{ picture: '//evil.example/a.webp' }, 'picture'],
    [{ picture: 7 }, 'picture'],
  ] as const)('%j is left out', (fields, name) =>
    expect(cardSnapshotOf({ ...good, ...fields })).not.toHaveProperty(name),
  );

  test('a picture on a media host stays', () =>
    expect(cardSnapshotOf({ ...good, picture: 'https://media.example/a.jpg' })?.picture).toBe(
      'https://media.example/a.jpg',
    ));

  test('texts have a bound', () =>
    expect(cardSnapshotOf({ ...good, title: 'x'.repeat(10_000) })?.title).toHaveLength(300));
});

test.each([
  [4101, true],
  [0, false],
  [-1, false],
  [1.5, false],
  ['4101', false],
  [Number.MAX_SAFE_INTEGER + 1, false],
])('isId(%j) is %j', (data, expected) => expect(isId(data)).toBe(expected));
