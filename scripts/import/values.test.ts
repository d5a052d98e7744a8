import { describe, expect, test } from 'vitest';
import {
  day,
  decimal,
  number,
  paragraphs,
  placeName,
  positive,
  Unreadable,
  webAddress,
  whole,
  words,
  yesNo,
} from './values.ts';

test.each([null, undefined, '', '  ', '-', ' - ', '–'])('%j says nothing', (value) => {
  for (const read of [words, number, decimal, day, yesNo, paragraphs]) expect(read(value)).toBeUndefined();
});

test.each([
  [245000, 245000],
  ['245000', 245000],
  ['245 000', 245000],
  ['€ 245 000', 245000],
  ['84,5', 84.5],
  ['84.50', 84.5],
  ['0', 0],
])('the number %j', (value, expected) => expect(number(value)).toBe(expected));

test.each(['245.000', '1.250,50', 'on request', '12a', Number.NaN, {}])('%j is no number', (value) =>
  expect(() => number(value)).toThrow(Unreadable),
);

test.each([
  ['289000.00', 289000],
  ['84.500', 84.5],
  ['-3', -3],
])('the XML number %j', (value, expected) => expect(decimal(value)).toBe(expected));
test.each(['84,5', '1e3', '0x10'])('%j is no XML number', (value) =>
  expect(() => decimal(value)).toThrow(Unreadable),
);

test('zero is not known where nothing can have that size', () => {
  expect(positive(number)('0')).toBeUndefined();
  expect(() => positive(number)('-5')).toThrow(Unreadable);
  expect(() => whole(number)('2,5')).toThrow(Unreadable);
  expect(whole(number)('2')).toBe(2);
});

test.each([
  ['2026-10-04 09:30:00', '2026-10-04'],
  ['2026-10-04T09:30:00Z', '2026-10-04'],
  ['2026-10-04', '2026-10-04'],
  // Half past midnight in Brussels is on the previous day in UTC.
  ['/Date(1764545400000+0100)/', '2025-12-01'],
  ['/Date(1764545400000)/', '2025-11-30'],
  ['/Date(1764545400000-0500)/', '2025-11-30'],
  ['0001-01-01T00:00:00', undefined],
  ['1900-01-01', undefined],
])('the day of %j', (value, expected) => expect(day(value)).toBe(expected));
test.each(['04/10/2026', '2026-02-30', '2026-13-01', 'soon', '/Date(x)/'])('%j is no day', (value) =>
  expect(() => day(value)).toThrow(Unreadable),
);

describe('paragraphs', () => {
  test.each([
    [
      '<p>Une maison &agrave; r&eacute;nover.</p><p>Cour <b>pav&eacute;e</b>.<br/>Libre.</p>',
      'Une maison à rénover.\n\nCour pavée.\nLibre.',
    ],
    ['<ul><li>Cave</li><li>Cour</li></ul>', '– Cave\n– Cour'],
    ['a<script>alert(1)</script>b<style>p{}</style>', 'ab'],
    ['<img src=x onerror=alert(1)>Rien', 'Rien'],
    ['Deux  pièces < 60 m²\r\n\r\n\r\nCave', 'Deux pièces < 60 m²\n\nCave'],
    ['Maison.<p>Jardin</p>Cave<div>Cour</div>', 'Maison.\n\nJardin\n\nCave\n\nCour'],
    ['5 &lt; 6 &amp; 7', '5 < 6 & 7'],
    ['<p>&nbsp;</p>', undefined],
  ])('of %j', (html, expected) => expect(paragraphs(html)).toBe(expected));
});

test.each([
  ['https://youtu.be/a', 'https://youtu.be/a'],
  ['//tour.example/1', 'https://tour.example/1'],
  [' www.tour.example/1 ', 'https://www.tour.example/1'],
  ['-', undefined],
])('the address %j', (value, expected) => expect(webAddress(value)).toBe(expected));
test.each(['see agency', 'javascript:alert(1)', 'ftp://a.example/b'])('%j is no address', (value) =>
  expect(() => webAddress(value)).toThrow(Unreadable),
);

test.each([
  ['LIÈGE', 'Liège'],
  ['ans', 'Ans'],
  ['GRÂCE-HOLLOGNE', 'Grâce-Hollogne'],
  ['KAPELLE-OP-DEN-BOS', 'Kapelle-op-den-Bos'],
  ['DE HAAN', 'De Haan'],
  ['Saint-Nicolas', 'Saint-Nicolas'],
  ["L'Escaillère", "L'Escaillère"],
])('the place %j', (name, expected) => expect(placeName(name)).toBe(expected));

test.each([
  ['1', true],
  ['Ja', true],
  [false, false],
  ['non', false],
])('%j is yes or no', (value, expected) => expect(yesNo(value)).toBe(expected));
test('perhaps is neither', () => expect(() => yesNo('perhaps')).toThrow(Unreadable));
