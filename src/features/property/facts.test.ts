import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES } from '../../i18n/locales.ts';
import type { TextKey } from '../../i18n/translator.ts';
import { LAW } from '../../snapshot/law/law.fixture.ts';
import { property } from '../../snapshot/schema/property.ts';
import { site } from '../../snapshot/schema/site.ts';
import { FILTER_NAMES, FILTERS } from '../catalogue/filters.ts';
import { recordWith } from '../catalogue/property.fixture.ts';
import { comparedFacts } from './compared.ts';
import { factGroups } from './facts.ts';
import { GROUPS } from './fields.ts';

const info = (displayConditions: object = {}) =>
  site.parse({
    name: 'Agence',
    url: 'https://agence.example',
    agency: {
      legalName: 'Agence SRL',
      street: 'Rue',
      houseNumber: '1',
      zip: '4000',
      city: { fr: 'Liège' },
      country: { fr: 'Belgique' },
      phones: [{ number: '+32 4 000 00 00' }],
      email: 'a@agence.example',
      companyNumber: '',
      vatNumber: '',
      ipi: { number: '', title: {}, country: {}, authority: {} },
      insurance: { insurer: '', policyNumber: '' },
    },
    displayConditions,
  });

/** Returns key and values as the text, so that a test can see which text was chosen. */
const t = (key: TextKey, values?: Record<string, string | number>) =>
  values ? `${key}(${Object.values(values).join(',')})` : key;

const groups = (fields: Parameters<typeof recordWith>[0], conditions?: object) =>
  factGroups(
    {
      t,
      locale: 'fr',
      law: LAW,
      site: { site: info(conditions), types: [], table: { defaultLocale: 'fr' } },
    },
    recordWith(fields),
  );

const value = (fields: Parameters<typeof recordWith>[0], field: string) =>
  groups(fields)
    .flatMap((group) => group.facts)
    .find((fact) => fact.label === `property:field.${field}`)?.value;

test.each([
  ['SurfaceLiving', { SurfaceLiving: 215 }, '215\u00a0m²'],
  ['SurfaceLiving', { SurfaceLiving: 0 }, undefined],
  ['NumberOfBedRooms', { NumberOfBedRooms: 4 }, '4'],
  ['NumberOfBedRooms', { NumberOfBedRooms: 0 }, undefined],
  ['Floor', { Floor: 0 }, 'property:field.Floor.ground'],
  ['Floor', { Floor: 3 }, '3'],
  ['FloodScoreP', { Zip: '8000', FloodScoreP: 'B' as const }, 'property:flood.B'],
  ['HasLift', { HasLift: '1' as const }, 'property:yes'],
  ['HasLift', { HasLift: '0' as const }, undefined],
  ['ConstructionYear', { ConstructionYear: 1908 }, '1908'],
  ['Heating', { Heating: 'Gaz' }, 'Gaz'],
  ['Heating', { Heating: '-' }, undefined],
  ['Heating', { Heating: '' }, undefined],
  ['EnergyPerformance', { Zip: '1000', EnergyPerformance: -3 }, '-3\u00a0property:unit.energy'],
  ['CadastralIncome', { CadastralIncome: 1200 }, '€\u00a01.200'],
  ['ChargesRenter', { ChargesRenter: 120 }, 'property:perMonth(€\u00a0120)'],
  ['RealEstateTax', { RealEstateTax: 1400 }, 'property:perYear(€\u00a01.400)'],
  ['EPCExpiryDate', { EPCExpiryDate: '2035-03-01' }, '1er mars 2035'],
  ['AvailableFrom', { AvailableFrom: '2027-02-02' }, '2 février 2027'],
  ['AvailableFrom', { AvailableFrom: 'À l’acte' }, 'À l’acte'],
  ['ViagerOccupied', { ViagerOccupied: '1' as const }, 'property:viager.occupied'],
  ['ViagerOccupied', { ViagerOccupied: '0' as const }, 'property:viager.free'],
  ['ViagerHead1Age', { ViagerHead1Age: 78 }, 'property:age(78)'],
])('%s of %j reads %s', (field, fields, expected) => {
  expect(value(fields, field)).toBe(expected);
});

test('the price of a life annuity is named the bouquet, unless it is on request', () => {
  const annuity = { ViagerIndexedRent: 780, Price: 62_000 };
  expect(value({ ...annuity, PublishPrice: '1' }, 'bouquet')).toBe('€\u00a062.000');
  expect(value({ ...annuity, PublishPrice: '0' }, 'bouquet')).toBeUndefined();
  expect(value({ Price: 62_000, PublishPrice: '1' }, 'bouquet')).toBeUndefined();
});

test('a yes is left out where the size is known', () => {
  expect(value({ HasGarden: '1', SurfaceGarden: 120 }, 'HasGarden')).toBeUndefined();
  expect(value({ HasGarden: '1', SurfaceGarden: 120 }, 'SurfaceGarden')).toBe('120\u00a0m²');
  expect(value({ HasGarden: '1' }, 'HasGarden')).toBe('property:yes');
});

test('groups without facts are absent', () => {
  expect(groups({}).map((group) => group.id)).toEqual(['essentials']);
});

test('a field whose display condition is not met is absent', () => {
  const condition = { EPCTotal: { field: 'WebID', logic: 'notEqual', compareWithValue: '4' } };
  const shown = (WebID: string) =>
    groups({ WebID, EPCTotal: 1000 }, condition).some((group) =>
      group.facts.some((fact) => fact.label.endsWith('EPCTotal')),
    );
  expect(shown('1')).toBe(true);
  expect(shown('4')).toBe(false);
});

test('a record’s own words are told from the interface’s', () => {
  const facts = groups({ Heating: 'Gaz', HasLift: '1' }).flatMap((group) => group.facts);
  expect(facts.filter((fact) => fact.isRecordText).map((fact) => fact.value)).toEqual(['Gaz']);
});

test('a type that the CRM names is shown in the words of the page’s language, words of its own are not', () => {
  const shown = (MainTypeName: string) =>
    factGroups(
      { t, locale: 'de', law: LAW, site: { site: info(), types: [], table: { defaultLocale: 'fr' } } },
      recordWith({ MainTypeName }),
    )[0]?.facts[0];
  expect(shown('Commerciale')).toMatchObject({ value: 'Gewerbeimmobilie', isRecordText: false });
  expect(shown('Ferme')).toMatchObject({ value: 'Ferme', isRecordText: true });
});

test('every attribute of the schema is shown somewhere on the page', () => {
  const elsewhere = [
    ...['ID', 'language', 'WebID', 'WebIDs', 'Goal', 'City', 'Zip', 'TypeDescription', 'Description'],
    ...[
      'CreateDate',
      'ModifyDate',
      'Marquee',
      'MarqueeName',
      'PublishPrice',
      'Price',
      'PriceUnit',
      'PriceUnitText',
    ],
    ...[
      'PublishAddress',
      'Street',
      'HouseNumber',
      'BoxNr',
      'CountryID',
      'CountryName',
      'Latitude',
      'Longitude',
    ],
    ...['EPCLabelText', 'SmallPictureItem', 'XLargePictureItem', 'PictureItems', 'PlanItems'],
    ...['VideoUrl', 'VirtualTourUrl', 'DocumentItems', 'OpenDays'],
  ];
  const grouped: string[] = GROUPS.flatMap(({ fields }) => fields);
  expect([...grouped, ...elsewhere].toSorted()).toEqual(Object.keys(property.shape).toSorted());
});

test('no fact is compared that a filter or the card’s figures compare already', () => {
  const already = FILTER_NAMES.flatMap((name): string[] => {
    const row = FILTERS[name];
    return 'field' in row ? [row.field] : 'fields' in row ? [...row.fields] : [];
  });
  expect(already).toContain('HasLift');
  const context = {
    t,
    locale: 'fr',
    law: LAW,
    site: { site: info(), types: [], table: { defaultLocale: 'fr' } },
  } as const;
  const compared = comparedFacts(context).map(({ field }) => field);
  expect(compared.filter((field) => [...already, 'SurfaceLiving', 'SurfaceGround'].includes(field))).toEqual(
    [],
  );
});

test.each(LOCALES)('every field and group of the page has a label: %s', (locale) => {
  const file = join(import.meta.dirname, `../../../i18n/${locale}/property.json`);
  const labels: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  const wanted = GROUPS.flatMap(({ id, fields }) => [
    `group.${id}`,
    ...fields.map((field) => `field.${field}`),
  ]);
  expect(wanted.filter((key) => !labels[key])).toEqual([]);
});

const labelsIn = (Zip: string, fields: object) =>
  groups({ Zip, CountryID: 10, ...fields }).flatMap((group) => group.facts.map(({ label }) => label));

test('flood scores are told in Flanders alone, where they are made', () => {
  const scores = { FloodScoreP: 'A', FloodScoreG: 'B', FloodZone: 'faible' };
  const [p, g] = ['property:field.FloodScoreP', 'property:field.FloodScoreG'];
  expect(labelsIn('3000', scores)).toEqual(expect.arrayContaining([p, g]));
  for (const zip of ['4000', '1000']) {
    expect(labelsIn(zip, scores)).not.toContain(p);
    expect(labelsIn(zip, scores)).not.toContain(g);
    expect(labelsIn(zip, scores)).toContain('property:field.FloodZone');
  }
});

test('a field has the name of its region: Ew in Wallonia, E in Flanders', () => {
  expect(labelsIn('4000', { ELevel: 38 })).toContain('Niveau Ew');
  expect(labelsIn('3000', { ELevel: 38 })).toContain('Niveau E');
  expect(labelsIn('4000', { EnergyPerformance: 298 })).toContain('Consommation spécifique (Espec)');
  expect(labelsIn('3000', { EnergyPerformance: 298 })).toContain('property:field.EnergyPerformance');
});

test('a fact that the page tells elsewhere is left out', () => {
  const context = {
    t,
    locale: 'fr' as const,
    law: LAW,
    site: { site: info(), types: [], table: { defaultLocale: 'fr' as const } },
  };
  const labels = (elsewhere: Parameters<typeof factGroups>[2]) =>
    factGroups(context, recordWith({ NotaryFee: 2_350, CadastralIncome: 9 }), elsewhere).flatMap(
      ({ facts }) => facts.map(({ label }) => label),
    );
  expect(labels([])).toContain('property:field.NotaryFee');
  expect(labels(['NotaryFee'])).not.toContain('property:field.NotaryFee');
  expect(labels(['NotaryFee'])).toContain('property:field.CadastralIncome');
});
