import { expect, test } from 'vitest';
import { makeSnapshotDir, propertyRecords } from '../../../tests/fixtures/make-snapshot.ts';
import { readSnapshot } from '../read.ts';

const warnings = (project: object) =>
  readSnapshot(
    makeSnapshotDir((files) => {
      files.properties = propertyRecords(4101, { RecordFile: 'MB-1' });
      files.projects = [
        { ID: 7, language: 'fr', Name: 'Parc', City: 'Liège', Zip: '4000', PublicAddress: '1', ...project },
      ];
    }),
  ).faults.filter(({ pointer }) => /^\/0\/./.test(pointer));

test.each([
  [{ ID: 4101 }, '/0/ID'],
  [{ RecordFile: 'mb-1 ' }, '/0/RecordFile'],
])('a project %j that forms take for a property is warned of', (project, pointer) =>
  expect(warnings(project)).toMatchObject([{ level: 'warning', pointer }]),
);

test.each([
  {},
  // The reference of its own is the cure.
  { ID: 4101, RecordFile: 'PR-1' },
])('nothing is said of the project %j', (project) => expect(warnings(project)).toEqual([]));

test('a unit’s name that another has is warned of', () => {
  const unit = { ID: 1, Name: 'A.01' };
  const Units = [unit, { ID: 2, Name: 'A.02' }, { ID: 3, Name: 'a.01' }];
  expect(warnings({ Units })).toMatchObject([{ level: 'warning', pointer: '/0/Units/2/Name' }]);
});
