import { expect, test } from 'vitest';
import { makeSnapshot, propertyRecords, type SnapshotFiles } from '../../tests/fixtures/make-snapshot.ts';

const viewingsIn = (viewings: SnapshotFiles['visits'], OpenDays: { Start: string; End: string }[] = []) =>
  makeSnapshot((files) => {
    files.properties = propertyRecords(4101, { OpenDays });
    files.visits = viewings;
  }).viewings.map(({ id, Kind, Start }) => `${id} ${Kind} ${Start}`);

const viewing = (ID: string | number, Start: string, rest = {}) => ({
  ID,
  PropertyID: 4101,
  Kind: 'openDay' as const,
  Start,
  End: `${Start.slice(0, 11)}23:00`,
  ...rest,
});

test('viewings come in the order of their time, then of their id', () =>
  expect(
    viewingsIn([
      viewing('b', '2026-12-06T10:00'),
      viewing('a', '2026-12-06T10:00', { Kind: 'slot' }),
      viewing(3, '2026-12-05T10:00'),
    ]),
  ).toEqual(['3 openDay 2026-12-05T10:00', 'a slot 2026-12-06T10:00', 'b openDay 2026-12-06T10:00']));

test('open days of a record join them once, whatever the number of its languages', () =>
  expect(viewingsIn([], [{ Start: '2026-12-05T10:00', End: '2026-12-05T12:00' }])).toEqual([
    '4101-202612051000 openDay 2026-12-05T10:00',
  ]));

test('an open day in both files counts once, a slot at the same time beside it', () =>
  expect(
    viewingsIn(
      [viewing('a', '2026-12-05T10:00'), viewing('s', '2026-12-05T10:00', { Kind: 'slot' })],
      [{ Start: '2026-12-05T10:00', End: '2026-12-05T12:00' }],
    ),
  ).toEqual(['a openDay 2026-12-05T10:00', 's slot 2026-12-05T10:00']));

test('viewings of a property that has left the catalogue are dropped', () =>
  expect(viewingsIn([viewing('a', '2026-12-05T10:00', { PropertyID: 9 })])).toEqual([]));
