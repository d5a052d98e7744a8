import { expect, test } from 'vitest';
import {
  makeSnapshotDir,
  propertyRecords,
  type SnapshotFiles,
} from '../../../tests/fixtures/make-snapshot.ts';
import { readSnapshot } from '../read.ts';

type Visit = SnapshotFiles['visits'][number];

const VISIT: Visit = {
  ID: 'v1',
  PropertyID: 4101,
  Kind: 'slot',
  Start: '2026-12-05T10:00',
  End: '2026-12-05T10:30',
};

const faultsOf = (...visits: object[]) =>
  readSnapshot(
    makeSnapshotDir((files) => {
      files.properties.push(...propertyRecords(4102, { Marquee: 3 }));
      files.visits = visits as Visit[];
    }),
  ).faults.filter(({ file }) => file === 'catalogue/visits.json');

test('a good visit has no fault', () => expect(faultsOf(VISIT)).toEqual([]));

test.each<[string, object[], object]>([
  ['an id twice', [VISIT, { ...VISIT, Start: '2026-12-05T10:15' }], { level: 'error', pointer: '/1/ID' }],
  [
    'the same id as number and text',
    [
      { ...VISIT, ID: 7 },
      { ...VISIT, ID: '7', Kind: 'openDay' },
    ],
    { level: 'error', pointer: '/1/ID' },
  ],
  ['an end before its start', [{ ...VISIT, End: '2026-12-05T09:30' }], { level: 'error', pointer: '/0/End' }],
  ['an end at its start', [{ ...VISIT, End: VISIT.Start }], { level: 'error', pointer: '/0/End' }],
  [
    'an unknown property',
    [{ ...VISIT, PropertyID: 9 }],
    { level: 'warning', found: 'the unknown property 9' },
  ],
  [
    'a sold property',
    [{ ...VISIT, PropertyID: 4102 }],
    { level: 'warning', found: '4102, which is sold or rented' },
  ],
  ['a time twice', [VISIT, { ...VISIT, ID: 'v2' }], { level: 'warning', pointer: '/1/Start' }],
  ['a day without a time', [{ ...VISIT, Start: '2026-12-05' }], { level: 'error', pointer: '/0/Start' }],
  [
    'an id that would leave its folder',
    [{ ...VISIT, ID: '../x' }],
    { level: 'error', pointer: '/0/ID', expected: expect.stringMatching(/letters, digits, hyphens/) },
  ],
  ['another kind', [{ ...VISIT, Kind: 'visit' }], { level: 'error', pointer: '/0/Kind' }],
  ['room for nobody', [{ ...VISIT, Capacity: 0 }], { level: 'error', pointer: '/0/Capacity' }],
])('%s', (_, visits, fault) => expect(faultsOf(...visits)).toEqual([expect.objectContaining(fault)]));
