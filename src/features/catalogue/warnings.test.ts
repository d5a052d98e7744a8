import { describe, expect, test } from 'vitest';
import type { Snapshot } from '../../snapshot/domain.ts';
import { LAW } from '../../snapshot/law/law.fixture.ts';
import { propertyWith, SITE } from './property.fixture.ts';
import { catalogueWarnings } from './warnings.ts';

const LAND = { field: 'WebID', logic: 'notEqual', compareWithValue: '4' };
const site = {
  ...SITE,
  displayConditions: { EnergyPerformance: LAND, FloodScoreG: LAND },
} as unknown as Snapshot['site'];
const warningsOf = (fields: Parameters<typeof propertyWith>[1]) =>
  catalogueWarnings({ site, law: LAW, properties: [propertyWith(4101, fields)] }).map(({ found }) => found);

const CERTIFICATE = { EnergyPerformance: 200, EPCTotal: 20000, EPCUniqueCode: '1' };
const PLANNING = {
  PlanningPermit: 'Vg',
  PlanningZone: 'Wg',
  PlanningSummons: 'nee',
  PlanningPreemption: 'nee',
  PlanningSubdivision: 'nee',
};
const FLOOD = { FloodScoreP: 'A', FloodScoreG: 'A' } as const;

describe('what the region demands', () => {
  test.each([
    ['Wallonia', { Zip: '4000' }, ['no EnergyPerformance, EPCTotal, EPCUniqueCode']],
    ['Wallonia, to let', { Zip: '4000', Goal: 1, EnergyPerformance: 0 }, ['no EPCTotal, EPCUniqueCode']],
    ['Wallonia, whole', { Zip: '4000', ...CERTIFICATE }, []],
    ['Brussels', { Zip: '1000' }, ['no EnergyPerformance, CO2Emission']],
    ['Brussels, whole', { Zip: '1000', EnergyPerformance: 100, CO2Emission: 20 }, []],
    ['land in Brussels', { Zip: '1000', WebID: '4' }, []],
    [
      'Flanders, for sale',
      { Zip: '2000', ...CERTIFICATE },
      [
        'no FloodScoreP, FloodScoreG, PlanningPermit, PlanningZone, PlanningSummons, PlanningPreemption, PlanningSubdivision',
      ],
    ],
    ['Flanders, to let', { Zip: '2000', Goal: 1, ...CERTIFICATE }, []],
    ['Flanders, whole', { Zip: '2000', ...CERTIFICATE, ...PLANNING, ...FLOOD }, []],
    ['land in Wallonia', { Zip: '4000', WebID: '4' }, []],
    ['land in Flanders', { Zip: '2000', WebID: '4', ...PLANNING }, ['no FloodScoreP']],
    ['an empty text', { Zip: '4000', ...CERTIFICATE, EPCUniqueCode: '' }, ['no EPCUniqueCode']],
    ['an unknown zip', { Zip: '0999' }, []],
    ['another country', { Zip: '59000', CountryID: 33 }, []],
    ['sold', { Zip: '4000', Marquee: 3 }, []],
    ['under option', { Zip: '1000', Marquee: 1 }, ['no EnergyPerformance, CO2Emission']],
  ])('%s', (_, fields, expected) => {
    expect(warningsOf(fields)).toEqual(expected);
  });
});

describe('a label that contradicts the value', () => {
  test.each([
    ['4000', 280, 'F', ['the label F, though 280 kWh/m² is D in Wallonia']],
    ['4000', 280, 'D', []],
    ['4000', 0, 'A+', ['the label A+, though 0 kWh/m² is A++ in Wallonia']],
    ['1000', 280, 'F', []],
    ['1000', 280, 'E-', ['the label E-, though 280 kWh/m² is F in Brussels']],
    ['4000', 280, 'in aanvraag', []],
  ])('in %s, %i kWh and %s', (Zip, EnergyPerformance, EPCLabelText, expected) => {
    const certificate = { ...CERTIFICATE, CO2Emission: 20 };
    expect(warningsOf({ ...certificate, Zip, EnergyPerformance, EPCLabelText })).toEqual(expected);
  });

  test('Luxembourg’s label stands for itself', () => {
    expect(warningsOf({ Zip: '1728', CountryID: 50, EnergyPerformance: 280, EPCLabelText: 'A' })).toEqual([]);
  });
});

test('a warning names the property', () => {
  const [fault] = catalogueWarnings({ site, law: LAW, properties: [propertyWith(4101, { Zip: '1000' })] });
  expect(fault).toMatchObject({
    level: 'warning',
    file: 'catalogue/properties.json',
    id: '4101',
    expected: 'all that an advertisement in Brussels must show',
  });
});
