import { describe, expect, test } from 'vitest';
import { snapshotCheck } from '../../scripts/snapshot/check.ts';
import { makeSnapshotDir, type PropertyInput, propertyRecords } from '../../tests/fixtures/make-snapshot.ts';
import { loadSnapshot } from './read.ts';

/** A snapshot with one property that has these fields. */
const dirWith = (fields: Partial<PropertyInput>) =>
  makeSnapshotDir((files) => {
    files.properties = propertyRecords(4101, {
      EnergyPerformance: null,
      EPCTotal: null,
      EPCUniqueCode: null,
      ...fields,
    }).slice(0, 1);
    files.languages.languages = [{ code: 'fr', use: true }];
  });

const recordWith = (fields: Partial<PropertyInput>) =>
  loadSnapshot(dirWith(fields)).properties[0]?.records.fr as Record<string, unknown> | undefined;

describe('what the site reads of a 0 in the files', () => {
  test.each(
    'Price SurfaceLiving SurfaceGround NumberOfBedRooms NumberOfGarages ConstructionYear CadastralIncome ChargesRenter Deposit ViagerHead1Age'.split(
      ' ',
    ),
  )('%s: nothing', (field) => {
    expect(recordWith({ [field]: 0 })?.[field]).toBeUndefined();
  });

  test('Floor: the ground floor', () => {
    expect(recordWith({ Floor: 0 })).toMatchObject({ Floor: 0 });
  });

  test('the living surface gives way to the total', () => {
    expect(recordWith({ SurfaceLiving: 0, SurfaceTotal: 120 })).toMatchObject({
      SurfaceLiving: undefined,
      SurfaceTotal: 120,
    });
  });

  test('the energy value stays what the files say', () => {
    expect(recordWith({ EnergyPerformance: 0 })).toMatchObject({ EnergyPerformance: 0 });
  });

  test('a place on the equator: none; the meridian of Greenwich: a place', () => {
    const nowhere = recordWith({ PublishAddress: '1', Latitude: 0, Longitude: 0 });
    expect([nowhere?.['Latitude'], nowhere?.['Longitude']]).toEqual([undefined, undefined]);
    expect(recordWith({ PublishAddress: '0', Latitude: 0, Longitude: 0 })?.['Area']).toBeUndefined();
    expect(recordWith({ PublishAddress: '1', Latitude: 49.3, Longitude: 0 })).toMatchObject({ Longitude: 0 });
  });

  test.each(['0001-01-01', '1900-01-01T00:00', '1970-01-01'])('the day %s: none', (day) => {
    const record = recordWith({ EPCExpiryDate: day, CreateDate: day, AvailableFrom: day });
    for (const field of ['EPCExpiryDate', 'CreateDate', 'AvailableFrom'])
      expect(record?.[field]).toBeUndefined();
  });
});

/** The fields of the record for which the check warns. */
function warningsOf(fields: Partial<PropertyInput>): string[] {
  const { status, out } = snapshotCheck([dirWith(fields)]);
  expect(status).toBe(0);
  return [...out.matchAll(/properties\.json#\/0\/(\w+) · id 4101 \(fr\)/g)].map(([, field]) => String(field));
}

describe('the check warns of zeros that a visitor would take for figures', () => {
  test('with place, id, what is found and expected, and a hint', () => {
    expect(snapshotCheck([dirWith({ EnergyPerformance: 0 })]).out).toContain(
      [
        'WARNING catalogue/properties.json#/0/EnergyPerformance · id 4101 (fr)',
        '  found     0, without EPCLabelText, EPCTotal or EPCUniqueCode',
        '  expected  the figure of the certificate, or nothing where it is not known',
        '  hint      Exports write 0 for "not known", and the site shows 0 kWh/m² and the best label. Take the field out, or add the label and the code of the certificate.',
      ].join('\n'),
    );
  });

  test.each<[string, Partial<PropertyInput>, string[]]>([
    ['an energy value alone', { EnergyPerformance: 0 }, ['EnergyPerformance']],
    ['beside what is no label', { EnergyPerformance: 0, EPCLabelText: '-' }, ['EnergyPerformance']],
    ['beside a code of zeros', { EnergyPerformance: 0, EPCUniqueCode: '0' }, ['EnergyPerformance']],
    ['beside a total of 0', { EnergyPerformance: 0, EPCTotal: 0 }, ['EnergyPerformance', 'EPCTotal']],
    ['beside the label', { EnergyPerformance: 0, EPCLabelText: 'A++' }, []],
    ['beside the code', { EnergyPerformance: 0, EPCUniqueCode: '20260001112223' }, []],
    ['beside the total', { EnergyPerformance: 0, EPCTotal: 1200 }, []],
    [
      'a certificate that says 0 everywhere',
      { EnergyPerformance: 0, EPCTotal: 0, CO2Emission: 0, EPCLabelText: 'A++' },
      [],
    ],
    ['the CO₂ of a house that uses energy', { EnergyPerformance: 312, CO2Emission: 0 }, ['CO2Emission']],
    ['an E-level alone', { ELevel: 0 }, ['ELevel']],
    ['no energy value', {}, []],
    ['a house that feeds in', { EnergyPerformance: -5, ELevel: 0 }, []],
    ['a place on the equator', { Latitude: 0, Longitude: 0 }, ['Latitude']],
    ['surfaces and rooms, which are not shown', { SurfaceLiving: 0, NumberOfBedRooms: 0 }, []],
  ])('%s', (_, fields, expected) => {
    expect(warningsOf(fields)).toEqual(expected);
  });
});
