import { expect, test } from 'vitest';
import { makeSnapshot, propertyRecords, type SnapshotFiles } from '../../../tests/fixtures/make-snapshot.ts';
import { buildRouteTable } from '../../routing/table.ts';
import { boxContent } from './box.ts';
import { typesNamed } from './match.ts';

function siteOf(alter?: (files: SnapshotFiles) => void) {
  const snapshot = makeSnapshot(alter);
  return { ...snapshot, table: buildRouteTable(snapshot).table };
}

test('types lead to their lists; a goal without any property leads nowhere', () => {
  expect(boxContent(siteOf(), 'fr').types).toMatchObject([
    {
      name: 'Maisons',
      icon: 'residential',
      goals: [
        { goal: 'sale', href: '/fr/a-vendre/maison/', count: 1 },
        { goal: 'rent', href: undefined, count: 0 },
      ],
    },
  ]);
});

test('types stand in their order, in the page’s language', () => {
  const site = siteOf((files) => {
    files.types.push({ ID: 2, WebID: '2', Name: 'Kantoren', ShowOrder: -1, language: 'nl' });
    files.types.push({ ID: 3, WebID: '3', Name: 'Woonboot', ShowOrder: -2, language: 'nl' });
  });
  expect(boxContent(site, 'nl').types.map(({ name, lang }) => [name, lang])).toEqual([
    ['Woonboot', undefined],
    ['Kantoren', undefined],
    ['Huizen', undefined],
  ]);
  expect(boxContent(site, 'fr').types.map(({ name, lang }) => [name, lang])).toEqual([
    ['Woonboot', 'nl'],
    ['Bureaux', undefined],
    ['Maisons', undefined],
  ]);
});

test('a type is also found by its singular and by its name in the CRM, where its plural does not begin so', () => {
  const named = (files: SnapshotFiles) => {
    files.types.push(
      { ID: 6, WebID: '6', Name: 'Commerciale', language: 'fr' },
      { ID: 6, WebID: '6', Name: 'Handelspand', language: 'nl' },
    );
  };
  const { types } = boxContent(siteOf(named), 'nl');
  expect(types.map(({ name, otherNames }) => [name, otherNames])).toEqual([
    ['Huizen', ['Huis']],
    ['Handelspanden', undefined],
  ]);
  expect(typesNamed(types, 'huis')).toHaveLength(1);
  expect(typesNamed(boxContent(siteOf(named), 'fr').types, 'commerciale')).toMatchObject([
    { name: 'Commerces' },
  ]);
});

test('without showSearchCount no counts, but the same links', () => {
  const { types } = boxContent(
    siteOf((files) => {
      files.site.options = { showSearchCount: false };
    }),
    'fr',
  );
  expect(types[0]?.goals).toEqual([
    { goal: 'sale', href: '/fr/a-vendre/maison/', count: undefined },
    { goal: 'rent', href: undefined, count: undefined },
  ]);
});

test('cities with a list of their own, by name', () => {
  const site = siteOf((files) => {
    files.cities.push({ ID: 2, Name: 'Ans', Zip: '4430', language: 'fr' });
    files.cities.push({ ID: 3, Name: 'Zonhoven', Zip: '3520', language: 'fr' });
    files.properties.push(
      ...propertyRecords(4102, { City: 'Ans', Zip: '4430', Goal: 1, language: 'fr' }).slice(0, 1),
    );
  });
  expect(
    boxContent(site, 'fr').cities.map(({ name, goals }) => [name, goals?.map(({ href }) => href)]),
  ).toEqual([
    ['Ans', ['/fr/a-louer/ans/']],
    ['Liège', ['/fr/a-vendre/liege/']],
  ]);
});

test('is made once for a site and language', () => {
  const site = siteOf();
  expect(boxContent(site, 'fr')).toBe(boxContent(site, 'fr'));
  expect(boxContent(site, 'nl')).not.toBe(boxContent(site, 'fr'));
});

test('a type below another stands under it, by name', () => {
  const site = siteOf((files) => {
    for (const [ID, Name] of [
      [7, 'Villa'],
      [6, 'Chalet'],
    ] as const)
      files.types.push({ ID, WebID: String(ID), ParentID: 1, Name, ShowOrder: -1, language: 'fr' });
    files.types.push({ ID: 5, WebID: '5', Name: 'Terrain', ShowOrder: -1, language: 'fr' });
  });
  expect(boxContent(site, 'fr').types.map(({ name, isBelow }) => [name, isBelow])).toEqual([
    ['Terrains', false],
    ['Maisons', false],
    ['Chalet', true],
    ['Villa', true],
  ]);
});

test.each([
  [{ Sale: true, Rent: false }, ['sale']],
  [{ Sale: 0, Rent: 1 }, ['rent']],
  [{}, ['sale', 'rent']],
])('a type with %j is offered for %j', (flags, goals) => {
  const site = siteOf((files) =>
    files.types.push({ ID: 5, WebID: '5', Name: 'Terrain', language: 'fr', ...flags }),
  );
  const row = boxContent(site, 'fr').types.find(({ key }) => key === '5');
  expect(row?.goals?.map(({ goal }) => goal)).toEqual(goals);
});

test('a property that is for sale keeps its type’s link, whatever the type says', () => {
  const site = siteOf((files) => {
    for (const type of files.types) type.Sale = false;
  });
  expect(boxContent(site, 'fr').types[0]?.goals?.map(({ goal }) => goal)).toEqual(['sale', 'rent']);
});
