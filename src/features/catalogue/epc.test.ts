import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LAW } from '../../snapshot/law/law.fixture.ts';
import {
  type EnergyRecord,
  type EpcRegion,
  epcBand,
  epcOf,
  labelKeyFromText,
  labelText,
  scaleOf,
} from './epc.ts';

const EPC_BANDS = {
  wallonia: scaleOf(LAW, 'wallonia'),
  brussels: scaleOf(LAW, 'brussels'),
  flanders: scaleOf(LAW, 'flanders'),
  luxembourg: scaleOf(LAW, 'luxembourg'),
};

/** A second copy of the table, to detect errors in it: each label with the highest value that it covers. */
const BOUNDS = {
  wallonia: 'A++ 0, A+ 45, A 85, B 170, C 255, D 340, E 425, F 510, G 1000000',
  brussels:
    'A++ 0, A+ 15, A 30, A- 45, B+ 62, B 78, B- 95, C+ 113, C 132, C- 150, D+ 170, D 190, D- 210, E+ 232, E 253, E- 275, F 346, G 1000000',
  flanders: 'A+ 0, A 100, B 200, C 300, D 400, E 500, F 1000000',
};
const regions = Object.keys(BOUNDS) as (keyof typeof BOUNDS)[];
const boundsOf = (region: keyof typeof BOUNDS) =>
  BOUNDS[region].split(', ').map((entry) => {
    const [label = '', upTo] = entry.split(' ');
    return { label, upTo: Number(upTo) };
  });
const band = (region: EpcRegion, value: number) => {
  const label = epcBand(LAW, region, value);
  return label && labelText(label);
};

describe.each(regions)('epcBand in %s', (region) => {
  const bounds = boundsOf(region);
  test.each(bounds)('$label reaches up to $upTo', ({ label, upTo }) =>
    expect(band(region, upTo)).toBe(label),
  );
  test.each(bounds.slice(1).map(({ label }, index) => ({ label, bound: bounds[index]?.upTo ?? Number.NaN })))(
    'just above $bound begins $label',
    ({ label, bound }) => expect(band(region, bound + 0.01)).toBe(label),
  );
  test('a house that gives more than it takes has the best label', () =>
    expect(band(region, -40)).toBe(bounds[0]?.label));
  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('%d has none', (value) =>
    expect(epcBand(LAW, region, value)).toBeUndefined(),
  );
  test('has as many labels as listed', () => expect(EPC_BANDS[region]).toHaveLength(bounds.length));
});

test('280 kWh has another label in each region', () => {
  expect(regions.map((region) => band(region, 280))).toEqual(['D', 'F', 'C']);
  expect(epcBand(LAW, 'luxembourg', 280)).toBeUndefined();
});

test('every label of every region has its picture', () => {
  const missing = Object.entries(EPC_BANDS).flatMap(([region, scale]) =>
    scale.map(({ label }) => `public/images/epc/${region}/${label}.png`).filter((path) => !existsSync(path)),
  );
  expect(missing).toEqual([]);
});

describe('labels as text', () => {
  test.each([
    ['A++', 'a_plusplus'],
    ['A+', 'a_plus'],
    ['A', 'a'],
    ['b-', 'b_minus'],
    ['B\u2212', 'b_minus'],
    ['B–', 'b_minus'],
    [' C + ', 'c_plus'],
    ['I', 'i'],
  ] as const)('%j is %s', (text, key) => expect(labelKeyFromText(text)).toBe(key));

  test.each(['', '-', '+', 'J', 'A+++', 'A--', 'A+-', 'AA', 'a_plus', 'PEB B', 'Á', 'en cours'])(
    '%j is no label',
    (text) => expect(labelKeyFromText(text)).toBeUndefined(),
  );

  test.each(
    Object.values(EPC_BANDS)
      .flat()
      .map(({ label }) => label),
  )('%s there and back', (label) => expect(labelKeyFromText(labelText(label))).toBe(label));
});

const record: EnergyRecord = { CountryID: 10, Zip: '4000', EnergyPerformance: 280, EPCLabelText: undefined };

describe('epcOf', () => {
  test.each([
    ['Wallonia', {}, 'wallonia', 'd', 280],
    ['Walloon Brabant', { Zip: '1300' }, 'wallonia', 'd', 280],
    ['Brussels', { Zip: '1000' }, 'brussels', 'f', 280],
    ['Flanders', { Zip: '8000' }, 'flanders', 'c', 280],
    ['the value wins over a label that contradicts it', { EPCLabelText: 'A' }, 'wallonia', 'd', 280],
    ['zero is a value', { EnergyPerformance: 0, EPCLabelText: 'F' }, 'wallonia', 'a_plusplus', 0],
    [
      'label only',
      { EnergyPerformance: undefined, EPCLabelText: 'A++' },
      'wallonia',
      'a_plusplus',
      undefined,
    ],
    ['value unreadable', { EnergyPerformance: Number.NaN, EPCLabelText: 'B' }, 'wallonia', 'b', undefined],
    ['Luxembourg', { CountryID: 50, Zip: '1000', EPCLabelText: 'I' }, 'luxembourg', 'i', 280],
    [
      'Luxembourg, no value',
      { CountryID: 50, EnergyPerformance: undefined, EPCLabelText: 'b' },
      'luxembourg',
      'b',
      undefined,
    ],
  ] as const)('%s', (_name, changes, region, label, value) =>
    expect(epcOf({ record: { ...record, ...changes }, law: LAW })).toEqual({
      region,
      label,
      value,
      image: `/images/epc/${region}/${label}.png`,
      scale: EPC_BANDS[region],
    }),
  );

  test.each([
    ['nothing known', { EnergyPerformance: undefined }],
    ['label of another region', { EnergyPerformance: undefined, EPCLabelText: 'A++', Zip: '8000' }],
    ['minus in Wallonia', { EnergyPerformance: undefined, EPCLabelText: 'B-' }],
    ['no label yet', { EnergyPerformance: undefined, EPCLabelText: 'en cours' }],
    ['unknown zip', { Zip: '0999' }],
    ['Luxembourg without a label', { CountryID: 50 }],
    ['France', { CountryID: 33, EPCLabelText: 'B' }],
  ])('%s: none', (_name, changes) =>
    expect(epcOf({ record: { ...record, ...changes }, law: LAW })).toBeUndefined(),
  );
});
