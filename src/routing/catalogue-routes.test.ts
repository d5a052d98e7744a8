import { describe, expect, test } from 'vitest';
import { makeTable, page, propertyRecords } from '../../tests/fixtures/make-snapshot.ts';

describe('properties', () => {
  test.each([
    [{ Goal: 0 }, '/fr/a-vendre/liege/maison-a-renover/5000/'],
    [{ Goal: 1 }, '/fr/a-louer/liege/maison-a-renover/5000/'],
    [{ Goal: 2 }, '/fr/a-louer/liege/maison-a-renover/5000/'],
    [{ TypeDescription: '🏡' }, '/fr/a-vendre/liege/maison/5000/'],
    [{ TypeDescription: '🏡', MainTypeName: '!' }, '/fr/a-vendre/liege/5000/5000/'],
    [{ TypeDescription: 'a/b/../c' }, '/fr/a-vendre/liege/a-b-c/5000/'],
  ])('with %j stands at %s', (fields, expected) => {
    const table = makeTable(({ properties }) => {
      properties.push(...propertyRecords(5000, fields));
    });
    expect(table.byKey.get('/property/5000/')?.paths.fr).toBe(expected);
  });

  test('in a language without a record it keeps its page, with the words of the default language', () => {
    const table = makeTable(({ properties }) => {
      properties.splice(1, 1);
    });
    const route = table.byKey.get('/property/4101/');
    expect(route?.paths.nl).toBe('/nl/te-koop/liege/maison-a-renover/4101/');
    expect(route?.languages).toEqual(['fr']);
    expect(route?.breadcrumb.nl).toEqual([
      { name: 'Te koop', path: '/nl/te-koop/', language: 'nl' },
      { name: 'Maison à rénover', path: '/nl/te-koop/liege/maison-a-renover/4101/', language: 'fr' },
    ]);
  });

  test('a sold one keeps its address but is not indexed', () => {
    const table = makeTable(({ properties }) => {
      properties.push(...propertyRecords(5000, { Marquee: 3 }));
    });
    expect(table.byKey.get('/property/5000/')?.indexable).toBe(false);
    expect(table.byKey.get('/property/4101/')?.indexable).toBe(true);
  });

  test('one that has left the snapshot keeps every address that it had, not indexed', () => {
    const before = makeTable(({ properties }) => void properties.push(...propertyRecords(5000)));
    const after = makeTable(({ raw }) => {
      const known = propertyRecords(5000).map((record) => ({ ...record, State: 'available' }));
      raw['catalogue/known.json'] = JSON.stringify(known);
    });
    const [was, is] = [before, after].map((table) => table.byKey.get('/property/5000/'));
    expect(is?.paths).toEqual(was?.paths);
    expect(is?.breadcrumb).toEqual(was?.breadcrumb);
    expect(is).toMatchObject({ target: { type: 'former', id: '5000', goal: 'sale' }, indexable: false });
    expect(after.redirects).toEqual(before.redirects);
    expect(after.byKey.get('/for-sale/')?.pageCount).toBe(1);
  });

  test('without a list page they still have an address', () => {
    const table = makeTable(({ menu }) => {
      menu.splice(1, 1);
    });
    expect(table.byKey.get('/property/4101/')?.paths.nl).toBe('/nl/te-koop/luik/huis-om-te-renoveren/4101/');
    expect([...table.byKey.keys()].filter((key) => key.startsWith('/for-sale/'))).toEqual([]);
  });
});

describe('landing pages', () => {
  const table = () =>
    makeTable(({ types, cities, properties }) => {
      types.push({ ID: 5, WebID: '5', Name: 'Bureaux', language: 'fr' });
      types.push({ ID: 6, WebID: '6', Name: 'Terrain', language: 'fr' });
      types.push({ ID: 7, WebID: '7', Name: 'Péniche', NamePlural: 'Péniches', language: 'fr' });
      cities.push(
        { ID: 2, Name: 'Liège', Zip: '4020', language: 'fr' },
        { ID: 2, Name: 'Luik', Zip: '4020', language: 'nl' },
      );
      cities.push({ ID: 3, Name: 'Herstal', Zip: '4040', language: 'fr' });
      properties.push(...propertyRecords(5000, { WebID: '1', WebIDs: '1,5,7', Zip: '4020', Goal: 1 }));
    });

  test('there is one for each city and type that has a property of that goal, cities of one name together', () => {
    const keys = [...table().byKey.keys()].filter((key) => /^\/for-(sale|rent)\/./.test(key));
    expect(keys).toEqual([
      '/for-sale/city/liege/',
      '/for-sale/type/1/',
      '/for-rent/city/liege/',
      '/for-rent/type/1/',
      '/for-rent/type/5/',
      '/for-rent/type/7/',
    ]);
  });

  test('its address and breadcrumb stand under the list', () => {
    const route = table().byKey.get('/for-rent/type/5/');
    expect(route?.paths).toEqual({ fr: '/fr/a-louer/bureaux/', nl: '/nl/te-huur/bureaux/' });
    expect(route?.languages).toEqual(['fr', 'nl']);
    expect(route?.breadcrumb.nl).toEqual([
      { name: 'Te huur', path: '/nl/te-huur/', language: 'nl' },
      { name: 'Kantoren', path: '/nl/te-huur/bureaux/', language: 'nl' },
    ]);
  });

  test('a type that only the agency knows is named as in the language that has it', () => {
    const route = table().byKey.get('/for-rent/type/7/');
    expect(route?.languages).toEqual(['fr']);
    expect(route?.breadcrumb.nl.at(-1)).toEqual({
      name: 'Péniches',
      path: '/nl/te-huur/peniche/',
      language: 'fr',
    });
  });

  test.each([
    ['unpublished', { status: 'Draft' }, {}],
    ['redirecting', {}, { redirect: true, redirectUrl: '/' }],
  ])('there is none under a list that is %s', (_, rest, params) => {
    const { byKey } = makeTable(({ menu }) => {
      menu.splice(1, 1, page('/for-sale/', params, rest));
    });
    expect([...byKey.keys()].filter((key) => key.startsWith('/for-sale/'))).toEqual([]);
  });
});

describe('projects', () => {
  const project = { ID: 7, language: 'fr', Name: 'Quai Nord', City: 'Liège', Zip: '4000' } as const;

  test('stand under the words of the language, or under the menu’s page', () => {
    const alone = makeTable(({ projects }) => {
      projects.push(project);
    });
    expect(alone.byKey.get('/project/7/')?.paths).toEqual({
      fr: '/fr/projets/liege/quai-nord/7/',
      nl: '/nl/projecten/liege/quai-nord/7/',
    });
    const underPage = makeTable(({ projects, menu }) => {
      projects.push(project);
      menu.push(page('/projects/', { title: { fr: 'Neuf' }, path: { fr: '/neuf/' } }));
    });
    expect(underPage.byKey.get('/project/7/')?.paths.fr).toBe('/fr/neuf/liege/quai-nord/7/');
    expect(underPage.byKey.get('/project/7/')?.breadcrumb.fr.map((crumb) => crumb.name)).toEqual([
      'Neuf',
      'Quai Nord',
    ]);
  });
});

test('neighbourhoods have an overview and a page each', () => {
  const table = makeTable(({ neighbourhoods }) => {
    neighbourhoods.push({ ID: 9, language: 'fr', Name: 'Outremeuse' });
  });
  expect(table.byKey.get('/neighbourhoods/')?.paths).toEqual({ fr: '/fr/quartiers/', nl: '/nl/buurten/' });
  expect(table.byKey.get('/neighbourhoods/9/')?.paths.nl).toBe('/nl/buurten/outremeuse/');
  expect(table.byKey.get('/neighbourhoods/9/')?.breadcrumb.nl).toEqual([
    { name: 'Buurten', path: '/nl/buurten/', language: 'nl' },
    { name: 'Outremeuse', path: '/nl/buurten/outremeuse/', language: 'fr' },
  ]);
});
