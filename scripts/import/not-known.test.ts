import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { epcOf } from '../../src/features/catalogue/epc.ts';
import { LAW } from '../../src/snapshot/law/law.fixture.ts';
import { loadSnapshot } from '../../src/snapshot/read.ts';
import { importTarget } from './import.fixture.ts';

let target: ReturnType<typeof importTarget>;
beforeEach(() => {
  target = importTarget();
});

/**
 * Energy figures and a place as in any CRM's export; `code` and `total` if its format has a field for them.
 */
interface Figures {
  energy?: number;
  label?: string;
  code?: string;
  total?: number;
  zip?: string;
  at?: readonly [latitude: number, longitude: number];
}

const xml = (name: string, value: unknown) => (value === undefined ? '' : `<${name}>${value}</${name}>`);

/** An export of one flat, in each format. */
const EXPORTS: Readonly<Record<string, (figures: Figures) => string>> = {
  omnicasa: ({ energy, label, code, total, zip = '4000', at = [] }) =>
    JSON.stringify([
      {
        ID: 1,
        LanguageId: 2,
        WebID: '1',
        City: 'Liège',
        Zip: zip,
        TypeDescription: 'Maison',
        EnergyPerformance: energy,
        EPCLabelText: label,
        EPCUniqueCode: code,
        EPCTotal: total,
        GoogleX: at[0],
        GoogleY: at[1],
      },
    ]),
  whise: ({ energy, label, code, zip = '4000', at = [] }) =>
    JSON.stringify({
      estates: [
        {
          id: 1,
          city: 'Liège',
          zip,
          country: { id: 1 },
          category: { id: 1 },
          purpose: { id: 1 },
          purposeStatus: { id: 1 },
          sms: [{ languageId: 'fr-BE', content: 'Maison' }],
          latitude: at[0],
          longitude: at[1],
          details: [
            { id: 2089, value: energy === undefined ? undefined : String(energy) },
            { id: 2056, value: label },
            { id: 2391, value: code },
          ],
        },
      ],
    }),
  openimmo: ({ energy, label, zip = '4000', at }) =>
    `<openimmo><anbieter><immobilie>
      <objektkategorie><vermarktungsart KAUF="1"/><objektart><haus/></objektart></objektkategorie>
      <geo><plz>${zip}</plz><ort>Liège</ort><land iso_land="BEL"/>${at ? `<geokoordinaten breitengrad="${at[0]}" laengengrad="${at[1]}"/>` : ''}</geo>
      <freitexte><objekttitel>Haus</objekttitel></freitexte>
      <zustand_angaben><energiepass>${xml('endenergiebedarf', energy)}${xml('wertklasse', label)}</energiepass></zustand_angaben>
      <verwaltung_techn><objektnr_extern>1</objektnr_extern></verwaltung_techn>
    </immobilie></anbieter></openimmo>`,
  kyero: ({ label, zip = '4000', at = [0, 0] }) =>
    `<root><kyero/><property><id>1</id><price>0</price><price_freq>sale</price_freq><type>villa</type>
      <country>Belgium</country><town>Liège</town><postcode>${zip}</postcode><beds>0</beds><baths>0</baths>
      <surface_area><built>0</built><plot>0</plot></surface_area>
      <location><latitude>${at[0]}</latitude><longitude>${at[1]}</longitude></location>
      <energy_rating><consumption>${label ?? ''}</consumption></energy_rating>
    </property></root>`,
};

async function importing(from: string, content: string) {
  const file = join(target.dir, 'export.tmp');
  writeFileSync(file, content);
  const { status, out, err } = await target.run(from, file);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  const [record = {}] = target.rows('properties.json');
  return { out, record };
}

/** The energy label that the site would show. */
function labelShown(): string | undefined {
  const [property] = loadSnapshot(target.dir).properties;
  const [record] = Object.values(property?.records ?? {});
  return record && epcOf({ record, law: LAW })?.label;
}

describe.each(['omnicasa', 'whise', 'openimmo'])('an energy value of 0 from %s', (from) => {
  const energyOf = async (figures: Figures) =>
    importing(from, EXPORTS[from]?.({ energy: 0, ...figures }) ?? '');

  test('alone is none, so that no A++ is shown', async () => {
    expect((await energyOf({})).record).not.toHaveProperty('EnergyPerformance');
    expect(labelShown()).toBeUndefined();
  });

  test('beside the label A++ is one', async () => {
    expect((await energyOf({ label: 'A++' })).record).toMatchObject({ EnergyPerformance: 0 });
    expect(labelShown()).toBe('a_plusplus');
  });

  test.each(['-', 'NC', 'in aanvraag'])('beside %j, which is no label, is none', async (label) => {
    expect((await energyOf({ label })).record).not.toHaveProperty('EnergyPerformance');
  });

  test('beside the label of a house that uses energy is none: the label stays, and the list says so', async () => {
    const { out, record } = await energyOf({ label: 'D' });
    expect(record).toMatchObject({ EPCLabelText: 'D' });
    expect(out).toContain('EnergyPerformance beside the label D 0 · 1');
    expect(labelShown()).toBe('d');
  });
});

test('an energy value of 0 counts beside a certificate’s code or a total, not beside empty ones', async () => {
  const energyOf = async (from: string, figures: Figures) =>
    (await importing(from, EXPORTS[from]?.({ energy: 0, ...figures }) ?? '')).record['EnergyPerformance'];
  expect(await energyOf('omnicasa', { code: '20260001112223' })).toBe(0);
  expect(await energyOf('whise', { code: '20260001112223' })).toBe(0);
  expect(await energyOf('omnicasa', { total: 1200 })).toBe(0);
  expect(await energyOf('omnicasa', { total: 0 })).toBeUndefined();
  expect(await energyOf('omnicasa', { code: '0' })).toBeUndefined();
});

test.each(Object.keys(EXPORTS))('coordinates of 0 from %s are no place in the Atlantic', async (from) => {
  const { record } = await importing(from, EXPORTS[from]?.({ at: [0, 0] }) ?? '');
  expect(record).not.toHaveProperty('Latitude');
  expect(record).not.toHaveProperty('Longitude');
});

test('Greenwich’s longitude of 0 is a place', async () => {
  const { record } = await importing('openimmo', EXPORTS['openimmo']?.({ at: [49.3, 0] }) ?? '');
  expect(record).toMatchObject({ Latitude: 49.3, Longitude: 0 });
});

test.each([0, '0', '0.00', '0,00', '-', '', null])(
  '%j in the figures of an export says nothing',
  async (zero) => {
    const figures =
      'Price SurfaceLiving SurfaceGround NumberOfBedRooms NumberOfGarages ConstructionYear EnergyPerformance EPCTotal CO2Emission ELevel CadastralIncome ChargesRenter Deposit'.split(
        ' ',
      );
    const flat = { ID: 1, LanguageId: 2, WebID: '1', City: 'Liège', Zip: '4000', TypeDescription: 'Maison' };
    const zeros = Object.fromEntries(figures.map((figure) => [figure, zero]));
    const { record, out } = await importing('omnicasa', JSON.stringify([{ ...flat, ...zeros }]));
    for (const figure of figures) expect(record).not.toHaveProperty(figure);
    expect(out).not.toContain('Unknown values');
  },
);

test('the ground floor is a floor', async () => {
  const flat = { ID: 1, LanguageId: 2, WebID: '1', City: 'Liège', Zip: '4000', Floor: 0 };
  expect((await importing('omnicasa', JSON.stringify([flat]))).record).toMatchObject({ Floor: 0 });
});

test.each([
  '0001-01-01T00:00:00',
  '1900-01-01',
  '1899-12-30 00:00:00',
  '0000-00-00 00:00:00',
  '/Date(-62135596800000)/',
  '/Date(0)/',
  '-',
])('the day %j of an export says nothing', async (empty) => {
  const days = ['CreateDate', 'ModifyDate', 'EPCExpiryDate', 'AsbestosDate', 'AvailableFrom'];
  const flat = { ID: 1, LanguageId: 2, WebID: '1', City: 'Liège', Zip: '4000', TypeDescription: 'Maison' };
  const { record, out } = await importing(
    'omnicasa',
    JSON.stringify([{ ...flat, ...Object.fromEntries(days.map((day) => [day, empty])) }]),
  );
  for (const day of days) expect(record).not.toHaveProperty(day);
  expect(out).not.toContain('Unknown values');
});

test('from when a property is free is a day or words', async () => {
  const flat = { LanguageId: 2, WebID: '1', City: 'Liège', Zip: '4000', TypeDescription: 'Maison' };
  await importing(
    'omnicasa',
    JSON.stringify([
      { ...flat, ID: 1, AvailableFrom: '/Date(1796000000000+0100)/' },
      { ...flat, ID: 2, AvailableFrom: 'immédiatement' },
    ]),
  );
  expect(target.record(1, 'fr')).toMatchObject({ AvailableFrom: '2026-11-30' });
  expect(target.record(2, 'fr')).toMatchObject({ AvailableFrom: 'immédiatement' });
});
