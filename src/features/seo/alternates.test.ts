import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import type { Route } from '../../routing/route.ts';
import { alternatesOf } from './alternates.ts';

const perLocale = <T>(make: (locale: Locale) => T) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;

const route = (languages: Locale[], more: Partial<Route> = {}): Route => ({
  key: '/contact/',
  target: { type: 'page', pageId: 'contact' },
  paths: perLocale((locale) => `/${locale}/contact/`),
  breadcrumb: perLocale(() => []),
  languages,
  indexable: true,
  pageCount: 1,
  ...more,
});
const table = { locales: [...LOCALES], defaultLocale: 'fr' } as Parameters<typeof alternatesOf>[0];

test('a page with its own content is its own original and names the others', () => {
  expect(alternatesOf(table, route(['fr', 'nl']), 'nl')).toEqual({
    canonical: '/nl/contact/',
    isCanonical: true,
    languages: [
      { hreflang: 'fr', path: '/fr/contact/' },
      { hreflang: 'nl', path: '/nl/contact/' },
      { hreflang: 'x-default', path: '/fr/contact/' },
    ],
  });
});

test('a page whose content is a fallback names the original', () => {
  const alternates = alternatesOf(table, route(['fr', 'nl']), 'de');
  expect(alternates).toMatchObject({ canonical: '/fr/contact/', isCanonical: false });
  expect(alternates.languages).toEqual([]);
});

test('without content in the default language the first language is the original', () => {
  expect(alternatesOf(table, route(['en']), 'fr').canonical).toBe('/en/contact/');
});

test('a page that is not to be indexed has no alternates', () => {
  expect(alternatesOf(table, route(['fr'], { indexable: false }), 'fr').languages).toEqual([]);
});

test('pages of a list point at the same page of the list', () => {
  expect(alternatesOf(table, route(['fr', 'nl'], { pageCount: 2 }), 'nl', 2).canonical).toBe(
    '/nl/contact/pagina/2/',
  );
});
