import { describe, expect, test } from 'vitest';
import {
  JPEG,
  makeSnapshotDir,
  propertyRecords,
  type SnapshotFiles,
} from '../../../tests/fixtures/make-snapshot.ts';
import { readSnapshot } from '../read.ts';

const faultsOf = (alter: (files: SnapshotFiles) => unknown) =>
  readSnapshot(
    makeSnapshotDir((files) => {
      alter(files);
    }),
  ).faults;

const PROPERTIES = 'catalogue/properties.json';

test.each<[string, (files: SnapshotFiles) => unknown, object]>([
  [
    'a type that does not exist',
    (files) => (files.properties = propertyRecords(4101, { WebID: '1,9' })),
    {
      file: PROPERTIES,
      pointer: '/0/WebID',
      id: '4101 (fr)',
      found: 'the unknown type 9',
      expected: expect.stringMatching(/types\.json: 1$/),
    },
  ],
  [
    'the same in WebIDs',
    (files) => (files.properties = propertyRecords(4101, { WebIDs: '9' })),
    { file: PROPERTIES, pointer: '/0/WebIDs', found: 'the unknown type 9' },
  ],
  [
    'a city that does not exist',
    ({ properties }) => Object.assign(properties[1] ?? {}, { City: 'Liège' }),
    {
      file: PROPERTIES,
      pointer: '/1/City',
      id: '4101 (nl)',
      found: 'the unknown city "Liège" 4000',
      hint: 'With this zip there is: Luik.',
    },
  ],
  [
    'a city with another zip',
    (files) => (files.properties = propertyRecords(4101, { Zip: '4020' })),
    {
      file: PROPERTIES,
      pointer: '/0/City',
      found: 'the unknown city "Liège" 4020',
      hint: expect.stringContaining('add the city'),
    },
  ],
  [
    'a property twice in one language',
    ({ properties }) => properties.push(...propertyRecords(4101, { TypeDescription: 'Autre' }).slice(0, 1)),
    { file: PROPERTIES, pointer: '/2/ID', id: '4101 (fr)', found: 'the same ID and language as record /0' },
  ],
  [
    'a city twice',
    ({ cities }) => cities.push({ ID: 1, Name: 'Herstal', Zip: '4040', language: 'fr' }),
    { file: 'catalogue/cities.json', pointer: '/2/ID' },
  ],
  [
    'two types with one WebID',
    ({ types }) =>
      types.push(
        { ID: 2, WebID: '1', Name: 'Villa', language: 'fr' },
        { ID: 2, WebID: '2', Name: 'Villa', language: 'nl' },
      ),
    {
      file: 'catalogue/types.json',
      pointer: '/2/WebID',
      id: '2 (fr)',
      found: 'the same WebID and language as record /0',
    },
  ],
  [
    'a type under one that does not exist',
    ({ types }) => types.map((type) => Object.assign(type, { ParentID: 9 })),
    { file: 'catalogue/types.json', pointer: '/0/ParentID', id: '1 (fr)', found: '9' },
  ],
])('%s is an error', (_, alter, expected) => {
  expect(faultsOf(alter)[0]).toMatchObject({ level: 'error', ...expected });
});

test.each([null, 0, 1])('a type may have the parent %j', (ParentID) => {
  expect(faultsOf(({ types }) => types.map((type) => Object.assign(type, { ParentID })))).toEqual([]);
});

test('a marquee that site.json does not explain is a warning, the value 0 is not', () => {
  const [fault, ...rest] = faultsOf(
    (files) => (files.properties = propertyRecords(4101, { Marquee: 8 }).slice(0, 1)),
  );
  expect(fault).toMatchObject({ level: 'warning', pointer: '/0' });
  expect(rest).toMatchObject([{ level: 'warning', pointer: '/0/Marquee', found: '8' }]);
  expect(faultsOf((files) => (files.properties = propertyRecords(4101, { Marquee: 0 })))).toEqual([]);
});

describe('records that disagree across languages', () => {
  test.each([
    ['Goal', 1, 'error'],
    ['PublishAddress', '1', 'error'],
    ['WebID', '2', 'error'],
    ['Marquee', 3, 'error'],
    ['Price', 100, 'warning'],
    ['PublishPrice', '0', 'warning'],
    ['PriceUnit', 7, 'warning'],
    ['EnergyPerformance', 250, 'warning'],
  ] as const)('in %s: %j', (field, value, level) => {
    const faults = faultsOf(({ properties, types }) => {
      types.push(
        { ID: 2, WebID: '2', Name: 'Villa', language: 'fr' },
        { ID: 2, WebID: '2', Name: 'Villa', language: 'nl' },
      );
      Object.assign(properties[1] ?? {}, { [field]: value });
    });
    expect(faults).toMatchObject([
      {
        level,
        file: PROPERTIES,
        pointer: `/1/${field}`,
        id: '4101 (nl)',
        expected: expect.stringContaining('"fr" record'),
      },
    ]);
  });

  test('in texts they may', () => {
    expect(faultsOf(({ properties }) => Object.assign(properties[1] ?? {}, { Heating: 'gas' }))).toEqual([]);
  });

  test('a project hidden in one language only is an error', () => {
    const project = { ID: 7, language: 'fr', Name: 'Quai', City: 'Liège', Zip: '4000' } as const;
    const faults = faultsOf(({ projects }) =>
      projects.push(project, { ...project, language: 'nl', PublicAddress: '1' }),
    );
    expect(faults).toMatchObject([
      { level: 'error', file: 'catalogue/projects.json', pointer: '/1/PublicAddress', id: '7 (nl)' },
    ]);
  });
});

describe('a hidden address must not leak', () => {
  const hidden = { Street: 'Rue des Paliers', PublishAddress: '0' } as const;
  const leak = (fields: object) =>
    faultsOf((files) => {
      files.properties = propertyRecords(4101, { ...hidden, ...fields });
      files.raw['media/rue-des-paliers-12.jpg'] = JPEG;
      files.raw['media/a.jpg'] = JPEG;
    }).filter(({ id }) => id === '4101 (fr)');

  test.each([
    ['the description', { Description: 'Située rue des paliers, au calme.' }, '/0/Description'],
    ['the headline', { TypeDescription: 'Maison RUE DES PALIERS 12' }, '/0/TypeDescription'],
    [
      'a picture’s text',
      { PictureItems: [{ Url: 'a.jpg', Name: 'Façade rue des Paliers' }] },
      '/0/PictureItems/0/Name',
    ],
    ['a picture’s file name', { PictureItems: [{ Url: 'rue-des-paliers-12.jpg' }] }, '/0/PictureItems/0/Url'],
    [
      'a document’s name',
      { DocumentItems: [{ ID: 1, Name: 'PEB rue des Paliers' }] },
      '/0/DocumentItems/0/Name',
    ],
  ])('through %s', (_, fields, pointer) => {
    expect(leak(fields)).toMatchObject([
      {
        level: 'error',
        file: PROPERTIES,
        pointer,
        found: 'the street "Rue des Paliers", though the address is hidden',
      },
    ]);
  });

  test.each([
    ['the address is public', { Description: 'Rue des Paliers', PublishAddress: '1' }],
    ['there is no street', { Description: 'Rue des Paliers', Street: ' ' }],
    ['only a part of a word agrees', { Description: 'Le ryoka', Street: 'Ry' }],
    ['the texts are silent', { Description: 'Au calme.' }],
  ])('there is no fault when %s', (_, fields) => {
    expect(leak(fields)).toEqual([]);
  });

  test('a project’s neither', () => {
    const faults = faultsOf(({ projects }) => {
      const project = {
        ID: 7,
        language: 'fr',
        Name: 'Résidence Rue du Quai',
        City: 'Liège',
        Zip: '4000',
        Street: 'Rue du Quai',
      } as const;
      projects.push(project, { ...project, ID: 8, PublicAddress: '1' });
    });
    expect(faults.filter(({ level }) => level === 'error')).toMatchObject([
      { pointer: '/0/Name', id: '7 (fr)' },
    ]);
  });
});
