import { expect, test } from 'vitest';
import { makeSnapshotDir, propertyRecords, type SnapshotFiles } from '../../tests/fixtures/make-snapshot.ts';
import { readSnapshot } from './read.ts';

const faultsOf = (alter: (files: SnapshotFiles) => void) => readSnapshot(makeSnapshotDir(alter)).faults;

test('a misspelt field of a record is a warning that names the field meant, once', () => {
  const faults = faultsOf((files) => {
    files.properties = propertyRecords(4101);
    for (const record of files.properties) Object.assign(record, { Prise: 118_000 });
  });
  expect(faults).toMatchObject([
    {
      level: 'warning',
      file: 'catalogue/properties.json',
      pointer: '/0/Prise',
      id: '4101 (fr)',
      found: 'the unknown field "Prise"',
      hint: 'Did you mean "Price"?',
    },
  ]);
});

test.each(['cities', 'types'] as const)('so it is in %s', (list) => {
  const [fault] = faultsOf((files) => {
    for (const record of files[list]) Object.assign(record, { ParentIDD: 1, CountryId: 10 });
  });
  expect(fault).toMatchObject({ level: 'warning', file: `catalogue/${list}.json` });
});

test('any other field of the CRM may stand there, and so may one beside its neighbour', () => {
  expect(
    faultsOf((files) => {
      files.properties = propertyRecords(4101, { Price: 1000 });
      for (const record of files.properties)
        Object.assign(record, { InternalRemarkOfAgent: 'x', Prices: [1], constructor: 1 });
    }),
  ).toEqual([]);
});
