import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../i18n/locales.ts';
import { formatCurrency, shownPrice } from './price.ts';
import { SITE } from './property.fixture.ts';

const NBSP = '\u00A0';

describe('formatCurrency', () => {
  test.each([
    [245000, '245.000'],
    [999, '999'],
    [1000, '1.000'],
    [850.5, '850,50'],
    [850.05, '850,05'],
    [850.004, '850'],
    [849.996, '850'],
    [1234567.891, '1.234.567,89'],
    [0, '0'],
    [-0, '0'],
    [-0.001, '0'],
    [-5, '-5'],
    [1e15, '1.000.000.000.000.000'],
  ])('%d', (value, text) => expect(formatCurrency(value)).toBe(`€${NBSP}${text}`));

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, null, undefined])(
    '%s fails',
    (value) => expect(formatCurrency(value)).toBe('NaN'),
  );

  test('a text is not taken for a number', () =>
    expect(formatCurrency('12' as unknown as number)).toBe('NaN'));

  test.each(LOCALES)('reads alike in %s', (locale) =>
    expect(formatCurrency(1234.5, locale)).toBe(`€${NBSP}1.234,50`),
  );
});

describe('shownPrice', () => {
  test.each([
    [true, 250000, 250000],
    [true, 0.01, 0.01],
    [true, 0, undefined],
    [true, -1, undefined],
    [true, Number.NaN, undefined],
    [true, Number.POSITIVE_INFINITY, undefined],
    [true, undefined, undefined],
    [false, 250000, undefined],
  ])('PublishPrice %s, Price %s: %s', (PublishPrice, Price, expected) =>
    expect(shownPrice(SITE, { PublishPrice, Price, Marquee: 0 })).toBe(expected),
  );

  test.each([
    ['an option beside it', 1, 250_000],
    ['a marquee in its place', 3, undefined],
  ])('%s', (_, Marquee, expected) =>
    expect(shownPrice(SITE, { PublishPrice: true, Price: 250_000, Marquee })).toBe(expected),
  );
});
