import { expect, test } from 'vitest';
import { makeSnapshot, propertyRecords, type SnapshotFiles } from '../../../tests/fixtures/make-snapshot.ts';
import { texts } from '../../i18n/texts.ts';
import { buildRouteTable } from '../../routing/table.ts';
import { currentViewings, openDaysCalendar, viewingCalendar } from './viewing-calendar.ts';

const times = { Start: '2026-12-05T10:00', End: '2026-12-05T12:00' };
const alter = (files: SnapshotFiles) => {
  files.properties = [
    ...propertyRecords(4101, {
      PublishAddress: '1',
      Street: 'Rue des Paliers',
      HouseNumber: '12',
      Latitude: 50.64,
      Longitude: 5.57,
      Description: 'Première ligne.\n\nSeconde; ligne.',
      ModifyDate: '2026-11-02T09:15',
    }),
    ...propertyRecords(4102, { Street: 'Rue Cachée', Latitude: 50.6, Longitude: 5.6 }),
    ...propertyRecords(4103, { Marquee: 3 }),
  ];
  files.visits = [
    { ID: 'a', PropertyID: 4101, Kind: 'openDay', ...times, Note: { fr: 'Sonnez à $& deux fois.' } },
    { ID: 'b', PropertyID: 4102, Kind: 'slot', ...times },
    { ID: 'c', PropertyID: 4103, Kind: 'openDay', ...times },
  ];
};

const at = (id: string) => {
  const snapshot = makeSnapshot(alter);
  const { table } = buildRouteTable(snapshot);
  const viewing = snapshot.viewings.find((entry) => entry.id === id);
  if (!viewing) throw new Error(`no viewing ${id}`);
  return { context: { snapshot, table, locale: 'fr' as const, texts: texts('fr').viewings }, viewing };
};
const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const calendarOf = (id: string) => {
  const { context, viewing } = at(id);
  return viewingCalendar(context, viewing);
};

test('an open day says where, when and what, whole', () =>
  expect(lines(calendarOf('a'))).toEqual(
    expect.arrayContaining([
      'UID:visit-a-fr@www.test-immo.example',
      'SUMMARY;LANGUAGE=fr:Portes ouvertes\u00A0: Maison à rénover',
      'LOCATION:Rue des Paliers 12\\, 4000 Liège',
      'GEO:50.64;5.57',
      'DTSTAMP:20261102T091500Z',
      'STATUS:CONFIRMED',
      'URL:https://www.test-immo.example/fr/property/4101/',
      'DESCRIPTION;LANGUAGE=fr:Sonnez à $& deux fois.\\n\\nPremière ligne.\\n\\nSeconde\\; ligne.\\n\\nTest Immo · +32 4 000 00 00\\n\\nhttps://www.test-immo.example/fr/property/4101/',
    ]),
  ));

test('a hidden address stays hidden', () => {
  const text = calendarOf('b');
  expect(lines(text)).toContain('LOCATION:4000 Liège');
  expect(lines(text)).toContain('STATUS:TENTATIVE');
  expect(text).not.toMatch(/Cach|GEO/);
});

test('the feed holds open days of what is on the market only', () => {
  const { context } = at('a');
  expect(currentViewings(context.snapshot).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(lines(openDaysCalendar(context)).filter((line) => line.startsWith('UID'))).toEqual([
    'UID:visit-a-fr@www.test-immo.example',
  ]);
});
