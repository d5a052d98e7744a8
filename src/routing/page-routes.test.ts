import { describe, expect, test } from 'vitest';
import { makeTable, page } from '../../tests/fixtures/make-snapshot.ts';

const draft = { status: 'Draft' };

describe('pages of the menu', () => {
  test.each([
    ['/About-us/', { fr: '/qui-sommes-nous/' }, 'fr', '/fr/qui-sommes-nous/'],
    ['/About-us/', { fr: '/qui-sommes-nous/' }, 'nl', '/nl/about-us/'],
    ['/About-us/', { nl: '' }, 'nl', '/nl/about-us/'],
    ['/About-us/Notre-équipe/', undefined, 'nl', '/nl/about-us/notre-equipe/'],
    ['/About-us/', { nl: '/Over-ons/' }, 'nl', '/nl/Over-ons/'],
    ['/~/', undefined, 'nl', '/nl/~/'],
  ] as const)('%s with the paths %j stands in %s at %s', (path, paths, locale, expected) => {
    const table = makeTable(({ menu }) => {
      menu.push(page(path, paths ? { path: paths } : {}, { id: 'x' }));
    });
    expect(table.byKey.get(path)?.paths[locale]).toBe(expected);
  });

  test('only published pages under published pages have an address', () => {
    const table = makeTable(({ menu }) => {
      menu.push(
        page('/a/', {}, { ...draft, childMenus: [page('/a/b/')] }),
        page('/c/', {}, { childMenus: [page('/c/d/', {}, draft), page('/c/e/')] }),
      );
    });
    const keys = [...table.byKey.keys()];
    expect(keys).toEqual(expect.arrayContaining(['/c/', '/c/e/']));
    expect(keys).not.toEqual(expect.arrayContaining(['/a/']));
    expect(keys).not.toEqual(expect.arrayContaining(['/a/b/']));
    expect(keys).not.toEqual(expect.arrayContaining(['/c/d/']));
  });

  test('the breadcrumb names the pages above, in the page’s language or marked as the other', () => {
    const table = makeTable(({ menu }) => {
      const leaf = page('/a/b/c/', { title: { fr: 'C' } });
      const redirect = page('/a/b/', { redirect: true, redirectUrl: '/' }, { childMenus: [leaf] });
      menu.push(page('/a/', { title: { fr: 'A', nl: 'A nl' } }, { childMenus: [redirect] }));
    });
    expect(table.byKey.get('/a/b/c/')?.breadcrumb.nl).toEqual([
      { name: 'A nl', path: '/nl/a/', language: 'nl' },
      { name: 'C', path: '/nl/a/b/c/', language: 'fr' },
    ]);
  });

  test('a page counts in the languages that have a title for it, and is indexed unless its metadata says no', () => {
    const table = makeTable(({ menu }) => {
      menu.push(page('/a/', { title: { fr: 'A', nl: ' ' }, metadata: { isActiveSEO: false } }));
    });
    expect(table.byKey.get('/a/')).toMatchObject({ languages: ['fr'], indexable: false });
    expect(table.byKey.get('/contact/')).toMatchObject({ languages: ['fr', 'nl'], indexable: true });
  });
});

describe('thank-you pages, login and shortlist', () => {
  test.each([
    [
      '/feedback/demand-register/',
      '/fr/merci/demand-register/',
      '/nl/bedankt/demand-register/',
      'Merci',
      'Bedankt',
    ],
    ['/login/', '/fr/login/', '/nl/login/', 'Espace propriétaire', 'Eigenaarsportaal'],
    ['/shortlist/', '/fr/ma-selection/', '/nl/mijn-selectie/', 'Ma sélection', 'Mijn selectie'],
  ])('%s', (key, fr, nl, nameFr, nameNl) => {
    const route = makeTable().byKey.get(key);
    expect(route?.paths).toEqual({ fr, nl });
    expect(route?.breadcrumb.fr).toEqual([{ name: nameFr, path: fr, language: 'fr' }]);
    expect(route?.breadcrumb.nl).toEqual([{ name: nameNl, path: nl, language: 'nl' }]);
    expect(route?.indexable).toBe(false);
  });
});
