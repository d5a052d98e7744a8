import { expect, test } from 'vitest';
import {
  makeSnapshotDir,
  propertyRecords,
  type SnapshotFiles,
} from '../../../tests/fixtures/make-snapshot.ts';
import { readSnapshot } from '../read.ts';

type Viewing = SnapshotFiles['visits'][number];

const VIEWING: Viewing = {
  ID: 'v1',
  PropertyID: 4101,
  Kind: 'slot',
  Start: '2026-12-05T10:00',
  End: '2026-12-05T10:30',
};

const faultsOf = (...viewings: object[]) =>
  readSnapshot(
    makeSnapshotDir((files) => {
      files.properties.push(...propertyRecords(4102, { Marquee: 3 }));
      files.visits = viewings as Viewing[];
    }),
  ).faults.filter(({ file }) => file === 'catalogue/visits.json');

test('a good viewing has no fault', () => expect(faultsOf(VIEWING)).toEqual([]));

test.each<[string, object[], object]>([
  ['an id twice', [VIEWING, { ...VIEWING, Start: '2026-12-05T10:15' }], { level: 'error', pointer: '/1/ID' }],
  [
    'the same id as number and text',
    [
      { ...VIEWING, ID: 7 },
      { ...VIEWING, ID: '7', Kind: 'openDay' },
    ],
    { level: 'error', pointer: '/1/ID' },
  ],
  [
    'an end before its start',
    [{ ...VIEWING, End: '2026-12-05T09:30' }],
    { level: 'error', pointer: '/0/End' },
  ],
  ['an end at its start', [{ ...VIEWING, End: VIEWING.Start }], { level: 'error', pointer: '/0/End' }],
  [
    'an unknown property',
    [{ ...VIEWING, PropertyID: 9 }],
    { level: 'warning', found: 'the unknown property 9' },
  ],
  [
    'a sold property',
    [{ ...VIEWING, PropertyID: 4102 }],
    { level: 'warning', found: '4102, which is sold or rented' },
  ],
  ['a time twice', [VIEWING, { ...VIEWING, ID: 'v2' }], { level: 'warning', pointer: '/1/Start' }],
  ['a day without a time', [{ ...VIEWING, Start: '2026-12-05' }], { level: 'error', pointer: '/0/Start' }],
  [
    'an id that would leave its folder',
    [{ ...VIEWING, ID: '../x' }],
    { level: 'error', pointer: '/0/ID', expected: expect.stringMatching(/letters, digits, hyphens/) },
  ],
  ['another kind', [{ ...VIEWING, Kind: 'visit' }], { level: 'error', pointer: '/0/Kind' }],
  ['room for nobody', [{ ...VIEWING, Capacity: 0 }], { level: 'error', pointer: '/0/Capacity' }],
])('%s', (_, viewings, fault) => expect(faultsOf(...viewings)).toEqual([expect.objectContaining(fault)]));
