import { describe, expect, test } from 'vitest';
import {
  formatDate,
  formatList,
  formatNumber,
  formatSurface,
  formatWeekday,
  languageName,
} from './format.ts';
import { FORMAT_LOCALE, LOCALES, type Locale } from './locales.ts';

const NBSP = '\u00A0';
const NARROW = '\u202F';

test.each(LOCALES)('Intl knows the tag of FORMAT_LOCALE: %s', (locale) =>
  expect(Intl.DateTimeFormat.supportedLocalesOf(FORMAT_LOCALE[locale])).toEqual([FORMAT_LOCALE[locale]]),
);

test.each<[Locale, Locale, string]>([
  ['de', 'fr', 'allemand'],
  ['fr', 'nl', 'Frans'],
  ['nl', 'en', 'Dutch'],
  ['en', 'de', 'Englisch'],
])('the name of %s in %s', (language, locale, name) => expect(languageName(language, locale)).toBe(name));

test.each<[Locale, string]>([
  ['fr', 'a, b et c'],
  ['nl', 'a, b en c'],
  ['en', 'a, b and c'],
  ['de', 'a, b und c'],
])('a list of words in %s', (locale, text) => expect(formatList(['a', 'b', 'c'], locale)).toBe(text));

test('two words have an “and” too', () =>
  expect(formatList(['French', 'English'], 'en')).toBe('French and English'));

describe('formatNumber', () => {
  test.each<[number, Locale, string]>([
    [1234.5, 'fr', `1${NARROW}234,5`],
    [1234.5, 'nl', '1.234,5'],
    [1234.5, 'en', '1,234.5'],
    [1234.5, 'de', '1.234,5'],
    [0, 'fr', '0'],
    [-0, 'fr', '0'],
    [-3.5, 'nl', '-3,5'],
    [0.005, 'nl', '0,01'],
    [0.004, 'nl', '0'],
    [1e6, 'nl', '1.000.000'],
    [Number.NaN, 'fr', ''],
    [Number.POSITIVE_INFINITY, 'fr', ''],
  ])('%d in %s', (value, locale, text) => expect(formatNumber(value, locale)).toBe(text));
});

describe('formatSurface', () => {
  test.each<[number, Locale, string]>([
    [120, 'fr', `120${NBSP}m²`],
    [1234.56, 'nl', `1.234,56${NBSP}m²`],
    [0, 'de', `0${NBSP}m²`],
    [Number.NaN, 'en', ''],
  ])('%d in %s', (value, locale, text) => expect(formatSurface(value, locale)).toBe(text));
});

test.each<[string, Locale, string]>([
  ['2027-01-16', 'fr', 'samedi 16 janvier 2027'],
  ['2027-01-01T13:30', 'fr', 'vendredi 1er janvier 2027'],
  ['2027-01-16T23:59', 'nl', 'zaterdag 16 januari 2027'],
  ['2027-01-16', 'en', 'Saturday 16 January 2027'],
  ['2027-01-16', 'de', 'Samstag, 16. Januar 2027'],
  ['bientôt', 'fr', 'bientôt'],
])('formatWeekday %s in %s', (value, locale, text) => expect(formatWeekday(value, locale)).toBe(text));

describe('formatDate', () => {
  test.each<[string | Date, Locale, string]>([
    ['2026-10-04', 'fr', '4 octobre 2026'],
    ['2026-10-04', 'nl', '4 oktober 2026'],
    ['2026-10-04', 'en', '4 October 2026'],
    ['2026-10-04', 'de', '4. Oktober 2026'],
    ['2026-10-01', 'fr', '1er octobre 2026'],
    ['2026-10-11', 'fr', '11 octobre 2026'],
    ['2026-10-01', 'nl', '1 oktober 2026'],
    ['2026-10-04T00:00', 'fr', '4 octobre 2026'],
    ['2026-10-04T23:59:59', 'fr', '4 octobre 2026'],
    ['2024-02-29', 'nl', '29 februari 2024'],
    ['2026-10-04T21:59:00Z', 'fr', '4 octobre 2026'],
    ['2026-10-04T22:00:00Z', 'fr', '5 octobre 2026'],
    ['2026-12-31T22:59:59Z', 'en', '31 December 2026'],
    ['2026-12-31T23:00:00.000Z', 'en', '1 January 2027'],
    ['2026-10-04T23:30:00-02:00', 'fr', '5 octobre 2026'],
    [new Date(Date.UTC(2026, 11, 31, 23)), 'en', '1 January 2027'],
  ])('%s in %s', (value, locale, text) => expect(formatDate(value, locale)).toBe(text));

  test.each([
    '',
    'Immédiatement',
    '-',
    '2026',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '04/10/2026',
    '2026-10-04 14:30',
    '2026-99-99T10:00Z',
  ])('%j is no date and stays', (value) => expect(formatDate(value, 'fr')).toBe(value));

  test('an invalid Date', () => expect(formatDate(new Date(Number.NaN), 'fr')).toBe(''));
});
