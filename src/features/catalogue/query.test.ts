import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cityQuery, queryValue } from './query.ts';

test.each([
  ['Ans|4430', 'Ans|4430'],
  ['1,8', '1,8'],
  ['La Louvière', 'La+Louvi%C3%A8re'],
  ['a&b=c#d+e%', 'a%26b%3Dc%23d%2Be%25'],
  ['\ud800', '%EF%BF%BD'],
  ['', ''],
])('%j is written %j', (value, written) => expect(queryValue(value)).toBe(written));

test('any text is read back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      expect(new URLSearchParams(`a=${queryValue(value)}&b=1`).get('a')).toBe(value.toWellFormed());
      expect(new URL(`https://a.example/?a=${queryValue(value)}#x`).searchParams.get('a')).toBe(
        value.toWellFormed(),
      );
    }),
  );
});

test('a place', () =>
  expect(cityQuery({ name: 'Grâce-Hollogne', zip: '4460' })).toBe('city=Gr%C3%A2ce-Hollogne|4460'));
