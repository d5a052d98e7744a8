import { describe, expect, test } from 'vitest';
import { makeSnapshot, makeTable, page, propertyRecords } from '../../tests/fixtures/make-snapshot.ts';
import { FORM_IDS } from './forms.ts';
import { buildRouteTable, pagedPath } from './table.ts';

describe('the table', () => {
  test('has every kind of entry, each under every language’s prefix', () => {
    const table = makeTable();
    const counts = Object.groupBy(table.routes, (route) => route.target.type);
    expect(Object.fromEntries(Object.entries(counts).map(([type, routes]) => [type, routes.length]))).toEqual(
      {
        page: 5,
        feedback: FORM_IDS.length,
        // The menu has a page with the contact form.
        form: FORM_IDS.length - 1,
        login: 1,
        shortlist: 1,
        landing: 2,
        property: 1,
        article: 1,
      },
    );
    for (const route of table.routes) {
      expect(Object.keys(route.paths)).toEqual(['fr', 'nl']);
      expect(route.paths.fr).toMatch(/^\/fr\/([^/]+\/)*$/);
      expect(route.paths.nl).toMatch(/^\/nl\/([^/]+\/)*$/);
    }
  });

  test('finds an entry by its original path and by each of its addresses', () => {
    const table = makeTable();
    const route = table.byKey.get('/for-sale/');
    expect(route).toBeDefined();
    expect(table.byPath.get('/nl/te-koop/')).toEqual({ route, locale: 'nl', page: 1 });
    expect(table.defaultLocale).toBe('fr');
    expect(table.locales).toEqual(['fr', 'nl']);
  });

  test('follows the default language and the languages in use', () => {
    const table = makeTable(({ languages }) => {
      languages.default = 'nl';
      languages.languages = [
        { code: 'fr', use: false },
        { code: 'nl', use: true },
        { code: 'de', use: true },
      ];
    });
    expect(table.locales).toEqual(['nl', 'de']);
    expect(table.byKey.get('/for-sale/')?.paths).toEqual({ nl: '/nl/te-koop/', de: '/de/zu-verkaufen/' });
    expect(table.redirects).toContainEqual({ from: '/for-sale/', to: '/nl/te-koop/', status: 301 });
  });
});

test('a long list has an address for each page, and one property more than a page needs two', () => {
  const table = makeTable(({ site, properties }) => {
    site.options = { pageSize: 2 };
    properties.push(
      ...propertyRecords(4102),
      ...propertyRecords(4103),
      ...propertyRecords(4104, { Marquee: 3 }),
    );
  });
  const route = table.byKey.get('/for-sale/');
  expect(route?.pageCount).toBe(2);
  expect(table.byKey.get('/for-rent/')?.pageCount).toBe(1);
  expect(table.byKey.get('/for-sale/city/liege/')?.pageCount).toBe(2);
  expect(table.byPath.get('/fr/a-vendre/page/2/')?.page).toBe(2);
  expect(table.byPath.get('/nl/te-koop/luik/pagina/2/')?.page).toBe(2);
  expect(table.byPath.has('/fr/a-vendre/page/1/')).toBe(false);
  expect(table.byPath.has('/fr/a-vendre/page/3/')).toBe(false);
  expect(route && pagedPath(route, 'nl', 1)).toBe('/nl/te-koop/');
});

describe('two entries on one path', () => {
  test('are an error that names both, once for all languages', () => {
    const { faults, table } = buildRouteTable(
      makeSnapshot(({ menu }) => {
        menu.push(page('/kontakt/', { path: { fr: '/contact/', nl: '/contact/' } }));
      }),
    );
    expect(faults).toEqual([
      {
        level: 'error',
        file: 'menu.json',
        pointer: '',
        id: '/kontakt/',
        found: 'the path /fr/contact/, /nl/contact/, which /contact/ has already',
        expected: 'each path once in a language',
        hint: 'Rename one of /contact/ (menu.json) and /kontakt/ (menu.json).',
      },
    ]);
    expect(table.byPath.get('/fr/contact/')?.route.key).toBe('/contact/');
  });

  test.each([
    [
      'pages that differ in capital letters only',
      ({ menu }) => menu.push(page('/CONTACT/', {}, { id: 'x' })),
      ['/CONTACT/', '/contact/', '/fr/contact/'],
    ],
    [
      'a page and the login',
      ({ menu }) =>
        menu.push(page('/login/', { path: { fr: '/proprietaires/', nl: '/eigenaars/' } }, { id: 'x' })),
      ['/login/', '/login/', 'the path /login/'],
    ],
    [
      'an article and a page',
      ({ menu }) => menu.push(page('/x/', { path: { fr: '/blog/acheter-a-liege/' } })),
      ['/blog/acheter/', '/x/', '/fr/blog/acheter-a-liege/'],
    ],
    [
      'a city and a type of one name',
      ({ types }) =>
        types.splice(
          0,
          2,
          { ID: 1, WebID: '1', Name: 'Liège', language: 'fr' },
          { ID: 1, WebID: '1', Name: 'Huis', language: 'nl' },
        ),
      ['/for-sale/type/1/', '/for-sale/city/liege/', '/fr/a-vendre/liege/'],
    ],
  ] as [string, NonNullable<Parameters<typeof makeSnapshot>[0]>, string[]][])(
    '%s',
    (_, alter, [id, other, path]) => {
      const { faults } = buildRouteTable(makeSnapshot(alter));
      expect(faults).toHaveLength(1);
      expect(faults[0]).toMatchObject({ level: 'error', id });
      expect(faults[0]?.hint).toContain(other);
      expect(faults[0]?.found).toContain(path);
    },
  );
});
