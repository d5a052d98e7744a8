import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { LOCALES } from '../i18n/locales.ts';
import { neighbourhoods, propertyTypes } from './schema/catalogue.ts';
import { menu } from './schema/menu.ts';
import { projects } from './schema/project.ts';
import { properties } from './schema/property.ts';
import { languages } from './schema/shell.ts';
import { site } from './schema/site.ts';
import { didYouMean, entityId, schemaFaults } from './schema-faults.ts';

const faultsOf = (schema: z.ZodType, data: unknown) => {
  const result = schema.safeParse(data);
  return result.success ? [] : schemaFaults('file.json', schema, data, result.error.issues);
};

const PAGE = { id: 'a', name: 'A', path: '/a/', status: 'Published', params: { title: {} } };
const PROPERTY = {
  ID: 4101,
  language: 'nl',
  WebID: '1',
  Goal: 0,
  City: 'Luik',
  Zip: '4000',
  TypeDescription: 'x',
  MainTypeName: 'x',
};

describe('a fault says where, what was found and what was expected', () => {
  const cases: [
    string,
    z.ZodType,
    unknown,
    { pointer: string; id?: string | undefined; found: string; expected: string },
  ][] = [
    [
      'a missing field',
      menu,
      [{ ...PAGE, name: undefined }],
      { pointer: '/0/name', id: 'a', found: 'nothing', expected: 'a text in quotes' },
    ],
    [
      'a wrong type',
      properties,
      [PROPERTY, { ...PROPERTY, Price: '1' }],
      { pointer: '/1/Price', id: '4101 (nl)', found: '"1"', expected: 'a number without quotes' },
    ],
    [
      'a fraction',
      properties,
      [{ ...PROPERTY, NumberOfBedRooms: 1.5 }],
      {
        pointer: '/0/NumberOfBedRooms',
        id: '4101 (nl)',
        found: '1.5',
        expected: 'a whole number without quotes',
      },
    ],
    [
      'a list',
      menu,
      [{ ...PAGE, childMenus: {} }],
      { pointer: '/0/childMenus', id: 'a', found: '{}', expected: 'a list in [ ]' },
    ],
    [
      'a value of a set',
      languages,
      { default: 'xx', languages: [{ code: 'fr', use: true }] },
      {
        pointer: '/default',
        id: undefined,
        found: '"xx"',
        expected: `one of ${LOCALES.map((locale) => `"${locale}"`).join(', ')}`,
      },
    ],
    [
      'an empty text',
      properties,
      [{ ...PROPERTY, City: '' }],
      { pointer: '/0/City', id: '4101 (nl)', found: '""', expected: 'at least 1 character(s)' },
    ],
    ['an empty list', menu, [], { pointer: '', id: undefined, found: '[]', expected: 'at least 1 item(s)' }],
    [
      'too large a number',
      menu,
      [{ ...PAGE, params: { title: {}, modules: [{ id: 'm', status: 'P', lg: 13 }] } }],
      { pointer: '/0/params/modules/0/lg', id: 'a / m', found: '13', expected: 'at most 12' },
    ],
    [
      'the schema’s own words',
      properties,
      [{ ...PROPERTY, PublishPrice: 'yes' }],
      {
        pointer: '/0/PublishPrice',
        id: '4101 (nl)',
        found: '"yes"',
        expected: '"1" or "0" (or true, false)',
      },
    ],
    [
      'a choice of types',
      propertyTypes,
      [{ ID: 1, WebID: '1', Name: 'x', language: 'fr', Sale: 'yes' }],
      {
        pointer: '/0/Sale',
        id: '1 (fr)',
        found: '"yes"',
        expected: 'true or false or a number without quotes',
      },
    ],
    [
      'the branch that was meant',
      menu,
      [{ ...PAGE, params: { title: {}, banner: { video: { url: 'x' } } } }],
      {
        pointer: '/0/params/banner/video/url',
        id: 'a',
        found: '"x"',
        expected: 'an address that begins with https://, or a film below media/ such as heroes/film.mp4',
      },
    ],
    [
      'a wrong polygon',
      neighbourhoods,
      [{ ID: 9, language: 'fr', Name: 'N', Coordinates: '50,5' }],
      {
        pointer: '/0/Coordinates',
        id: '9 (fr)',
        found: '"50,5"',
        expected: 'rings of at least three different "lat,lng" points parted by spaces, rings parted by |',
      },
    ],
    [
      'a nested entity',
      projects,
      [
        {
          ID: 7,
          language: 'fr',
          Name: 'Q',
          City: 'L',
          Zip: '4',
          Units: [{ ID: 'A1', Name: 'A', State: 'gone' }],
        },
      ],
      {
        pointer: '/0/Units/0/State',
        id: '7 (fr) / A1',
        found: '"gone"',
        expected: 'one of "available", "option", "sold"',
      },
    ],
  ];
  test.each(cases)('%s', (_, schema, data, expected) => {
    const hint = expect.stringContaining(expected.found === 'nothing' ? 'Add "name"' : 'Correct the value');
    expect(faultsOf(schema, data)).toEqual([{ level: 'error', file: 'file.json', hint, ...expected }]);
  });

  test('a wrong key of a table', () => {
    const fault = faultsOf(site, { marquees: { sold: { kind: 'sold' } } }).find(
      ({ pointer }) => pointer === '/marquees/sold',
    );
    expect(fault).toMatchObject({ found: 'the key "sold"', expected: 'a marquee number as key' });
  });

  test('all of them at once', () => {
    expect(
      faultsOf(menu, [
        { ...PAGE, name: 1, pth: '' },
        { ...PAGE, path: 'x' },
      ]).map(({ pointer }) => pointer),
    ).toEqual(['/0/name', '/0/pth', '/1/path']);
  });
});

describe('an unknown field', () => {
  const withParams = (params: object) => [{ ...PAGE, params: { title: {}, ...params } }];
  test.each([
    [menu, [{ ...PAGE, Status: 'x' }], '/0/Status', 'Did you mean "status"?'],
    [menu, [{ ...PAGE, childMenu: [] }], '/0/childMenu', 'Did you mean "childMenus"?'],
    [menu, [{ ...PAGE, childMenus: [{ ...PAGE, pth: '' }] }], '/0/childMenus/0/pth', 'Did you mean "path"?'],
    [menu, withParams({ redirectURL: '' }), '/0/params/redirectURL', 'Did you mean "redirectUrl"?'],
    [menu, withParams({ image: { url: 'a.jpg', atl: {} } }), '/0/params/image/atl', 'Did you mean "alt"?'],
    [
      menu,
      withParams({ modules: [{ id: 'm', status: 'P', relation: {} }] }),
      '/0/params/modules/0/relation',
      'Did you mean "relations"?',
    ],
    [menu, withParams({ title: { fre: 'x' } }), '/0/params/title/fre', 'Did you mean "fr"?'],
    [
      menu,
      withParams({ completelyOther: 1 }),
      '/0/params/completelyOther',
      'Remove it, or correct its spelling.',
    ],
    [menu, withParams({ 'a/b~c': 1 }), '/0/params/a~1b~0c', 'Remove it, or correct its spelling.'],
  ])('case %# is named with the nearest one', (schema, data, pointer, hint) => {
    const [fault] = faultsOf(schema, data);
    expect(fault).toMatchObject({ pointer, hint, expected: 'only the fields that docs/snapshot.md lists' });
  });

  test('inside a table and a condition', () => {
    const faults = faultsOf(site, {
      options: { pagesize: 1 },
      displayConditions: { Price: { filed: 'x' } },
      marquees: { 3: { kind: 'sold', replacePrice: true } },
    });
    expect(faults.filter(({ hint }) => hint.startsWith('Did')).map(({ hint }) => hint)).toEqual([
      'Did you mean "replacesPrice"?',
      'Did you mean "field"?',
      'Did you mean "pageSize"?',
    ]);
  });
});

test.each([
  [[{ id: 'a', childMenus: [{ id: 'b' }] }], [0, 'childMenus', 0, 'name'], 'a / b'],
  [[{ ID: 1, language: 'fr', PictureItems: [{ ID: 2 }] }], [0, 'PictureItems', 0, 'Url'], '1 (fr) / 2'],
  [[{ name: 'no id' }], [0, 'name'], undefined],
  [[{ id: { a: 1 } }], [0, 'id', 'a'], undefined],
  [null, ['a'], undefined],
])('the entity at a place, case %#', (data, path, id) => {
  expect(entityId(data, path)).toBe(id);
});

test('a hint is given only when a candidate is near', () => {
  expect(didYouMean('catalogue/project.json', ['catalogue/projects.json', 'menu.json'], 'no')).toBe(
    'Did you mean "catalogue/projects.json"?',
  );
  expect(didYouMean('x', ['projects'], 'no')).toBe('no');
  expect(didYouMean('x', [], 'no')).toBe('no');
});
