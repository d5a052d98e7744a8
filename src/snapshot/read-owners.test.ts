import { expect, test } from 'vitest';
import { makeSnapshotDir } from '../../tests/fixtures/make-snapshot.ts';
import { SnapshotError } from './fault.ts';
import { loadSnapshot, readSnapshot } from './read.ts';
import { loadOwners } from './read-owners.ts';

const PROPERTY = {
  PropertyID: 4101,
  Address: 'Rue Cachée 5',
  visits: [{ Date: '2026-11-30T14:00', Type: 'visit', Contact: 'M. Tarin', Status: 'confirmed' }],
  communication: [{ Date: '2026-11-02T09:30', Type: 'phone', Contact: 'Agent', Subject: 'Prix' }],
  online: [{ Source: 'Portail', Since: '2026-01-10', Url: 'https://portail.example/1', Views: 12 }],
  statistics: [{ Source: 'Site', From: '2026-11-27', Daily: [1, 2] }],
};
const OWNER = {
  ID: 501,
  Email: 'odile@example.com',
  FirstName: 'Odile',
  LastName: 'Test',
  language: 'fr',
  Updated: '2026-11-28',
  properties: [PROPERTY],
};

const dirWith = (files: Record<string, unknown>) =>
  makeSnapshotDir(({ raw }) => {
    for (const [name, value] of Object.entries(files)) raw[`owners/${name}`] = JSON.stringify(value);
  });
const faultsOf = (owner: unknown, name = '501.json') => readSnapshot(dirWith({ [name]: owner })).faults;
const withProperty = (rest: object) => ({ ...OWNER, properties: [{ ...PROPERTY, ...rest }] });

test('an owner is read with what is left out filled in, and is no part of the snapshot', () => {
  const dir = dirWith({ '501.json': OWNER });
  expect(readSnapshot(dir).faults).toEqual([]);
  expect(loadOwners(dir)[0]?.properties[0]?.visits[0]).toMatchObject({ Subject: '', Comment: '' });
  expect(JSON.stringify(loadSnapshot(dir))).not.toContain('Odile');
});

test('a snapshot without owners is whole', () => expect(loadOwners(makeSnapshotDir())).toEqual([]));

test.each([
  ['an unknown field', { ...OWNER, Emial: 'x' }, '/Emial'],
  ['no e-mail', { ...OWNER, Email: 'odile' }, '/Email'],
  ['an unknown language', { ...OWNER, language: 'it' }, '/language'],
  ['a time where a day is wanted', { ...OWNER, Updated: '2026-11-28T10:00' }, '/Updated'],
  [
    'a script as address',
    withProperty({ online: [{ ...PROPERTY.online[0], Url: 'javascript:alert(1)' }] }),
    '/properties/0/online/0/Url',
  ],
  [
    'an unknown status',
    withProperty({ visits: [{ ...PROPERTY.visits[0], Status: 'maybe' }] }),
    '/properties/0/visits/0/Status',
  ],
  [
    'half a visitor',
    withProperty({ statistics: [{ ...PROPERTY.statistics[0], Daily: [1.5] }] }),
    '/properties/0/statistics/0/Daily/0',
  ],
  [
    'numbers after the export',
    withProperty({ statistics: [{ ...PROPERTY.statistics[0], Daily: [1, 2, 3] }] }),
    '/properties/0/statistics/0/Daily',
  ],
  [
    'a source twice',
    withProperty({ statistics: [PROPERTY.statistics[0], PROPERTY.statistics[0]] }),
    '/properties/0/statistics/1/Source',
  ],
  ['a property twice', { ...OWNER, properties: [PROPERTY, PROPERTY] }, '/properties/1/PropertyID'],
])('%s is an error', (_name, owner, pointer) => {
  const faults = faultsOf(owner);
  expect(faults).toMatchObject([{ level: 'error', file: 'owners/501.json', pointer }]);
  expect(() => loadOwners(dirWith({ '501.json': owner }))).toThrow(SnapshotError);
});

test('a file’s name is its owner’s ID', () =>
  expect(faultsOf(OWNER, '502.json')).toMatchObject([{ level: 'error', pointer: '/ID' }]));

test('two owners cannot have one e-mail address, whatever its case', () => {
  const { faults } = readSnapshot(
    dirWith({ '501.json': OWNER, '502.json': { ...OWNER, ID: 502, Email: 'Odile@Example.com' } }),
  );
  expect(faults).toMatchObject([{ level: 'error', file: 'owners/502.json', pointer: '/Email' }]);
});

test('a property that the catalogue lacks is a warning', () =>
  expect(faultsOf(withProperty({ PropertyID: 9 }))).toMatchObject([
    { level: 'warning', pointer: '/properties/0/PropertyID' },
  ]));
