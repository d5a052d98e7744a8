import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { idOf } from './assemble.ts';
import { snapshotImport } from './command.ts';
import { EXPORTS, HOST, importTarget } from './import.fixture.ts';

let target: ReturnType<typeof importTarget>;
beforeEach(() => {
  target = importTarget();
});
const run: typeof target.run = (...args) => target.run(...args);
const rows: typeof target.rows = (file) => target.rows(file);
const record: typeof target.record = (ID, language) => target.record(ID, language);

describe('omnicasa', () => {
  test('records of both languages, with the odd values understood', async () => {
    const { status, out } = await run('omnicasa', `${EXPORTS}/omnicasa.json`);
    expect(out).toContain('Next: npm run build');
    expect(status).toBe(0);
    expect(record(7001, 'fr')).toMatchObject({
      WebIDs: '1,5',
      Goal: 0,
      TypeDescription: 'Maison avec cour',
      Description: 'Une maison à rénover.\n\nCour pavée.\nLibre.',
      CreateDate: '2025-12-01',
      ModifyDate: '2026-10-04',
      City: 'Liège',
      Price: 245000,
      SurfaceLiving: 128.5,
      Latitude: 50.64512,
      Longitude: 5.57321,
      HasGarden: true,
      PublishAddress: '0',
      Street: 'Rue du Pont',
      PictureItems: [
        { ID: 1, Url: `${HOST}/7001/1.jpg`, Width: 1600, Height: 1067, Name: 'Façade' },
        { ID: 2, Url: `${HOST}/7001/2.jpg`, Name: '' },
      ],
    });
    for (const field of [
      'BoxNr',
      'SurfaceGround',
      'ConstructionYear',
      'EPCExpiryDate',
      'VAT',
      'PriceUnitText',
    ])
      expect(record(7001, 'fr')).not.toHaveProperty(field);
    expect(record(7001, 'nl')).toMatchObject({
      City: 'Luik',
      Description: 'Een te renoveren huis.',
      Price: 245000,
    });
    expect(record(7001, 'en')).toBeUndefined();
  });

  test('rented ones keep their page, without a price; Luxembourg is a country of its own', async () => {
    await run('omnicasa', `${EXPORTS}/omnicasa.json`);
    expect(record(7002, 'fr')).toMatchObject({ Goal: 1, Marquee: 3, PublishPrice: '0', PriceUnit: 2 });
    expect(record(7003, 'fr')).toMatchObject({
      CountryID: 50,
      CountryName: 'Luxembourg',
      EPCLabelText: 'B',
      Marquee: 0,
    });
  });

  test('what no table knows is listed and not guessed', async () => {
    const { out } = await run('omnicasa', `${EXPORTS}/omnicasa.json`);
    expect(out).toContain('type (WebID) "77" · 7004');
    expect(out).toContain('a type that types.json does not have · 7004');
    expect(out).toContain('Marquee 9 · 7003');
    expect(out).toContain('Price "245.000" · 7003');
    expect(out).toContain('7001 stands twice in fr');
    expect(out).toContain('New cities: Ans [4430], Esch-sur-Alzette [L-4010]');
    expect(new Set(rows('properties.json').map((row) => row['ID']))).toEqual(new Set([7001, 7002, 7003]));
  });

  test.each([
    ['a failure', { XResult: { Success: false, Message: 'No licence' } }, 'No licence'],
    ['another format', { estates: [] }, 'no Omnicasa export'],
    [
      'fewer than it tells of',
      { XResult: { Success: true, Value: { Items: [], RowsCount: 3 } } },
      '3 properties (RowsCount) and holds 0',
    ],
  ])('%s is refused', async (_, data, message) => {
    const file = join(target.dir, 'export.tmp');
    writeFileSync(file, JSON.stringify(data));
    const { status, err } = await run('omnicasa', file);
    expect(err).toContain(message);
    expect(status).toBe(1);
  });
});

test('whise', async () => {
  const { status, out } = await run('whise', `${EXPORTS}/whise.json`);
  expect(status).toBe(0);
  expect(record(5001, 'nl')).toMatchObject({
    WebID: '1',
    Zip: '4020',
    TypeDescription: 'Stadswoning met tuin',
    Description: 'Vier slaapkamers.',
    EPCLabelText: 'C',
    EnergyPerformance: 212,
    EPCExpiryDate: '2034-05-01',
    FloodZone: 'Hors zone',
    CadastralIncome: 890,
    PublishAddress: '0',
    HasGarden: true,
    HasTerrace: false,
    PictureItems: [{ Url: `${HOST}/5001/a.jpg` }, { Url: `${HOST}/5001/b.jpg` }],
  });
  expect(record(5001, 'en')).toBeUndefined();
  expect(record(5001, 'fr')).not.toHaveProperty('SurfaceGround');
  expect(record(5002, 'fr')).toMatchObject({
    City: 'Liège',
    Goal: 1,
    Marquee: 3,
    PublishPrice: '0',
    ChargesRenter: 90,
    TypeDescription: 'Type 8, Liège',
  });
  expect(record(5003, 'fr')).toMatchObject({ Marquee: 1, PublishPrice: '0', Price: 199000 });
  expect(out).toContain('category.id 42 · 5004');
  expect(out).toContain('country.id 7 · 5005');
  expect(out).toContain('details.id 99999 · 5001');
  expect(out).toContain('shortDescription.languageId "it-IT" · 5003');
});

test('openimmo, with a picture beside it', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'openimmo-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(`${EXPORTS}/openimmo`, copy, { recursive: true });
  await sharp({ create: { width: 60, height: 40, channels: 3, background: '#778' } })
    .jpeg()
    .toFile(join(copy, 'haus.jpg'));
  cpSync(join(copy, 'haus.jpg'), join(copy, 'bilder', 'haus.jpg'));
  const { status, out } = await run('openimmo', copy);
  expect(status).toBe(0);
  const ID = idOf('openimmo', 'OI-17/A');
  expect(record(ID, 'de')).toMatchObject({
    RecordFile: 'OI-17/A',
    TypeDescription: 'Reihenhaus & Garten',
    MainTypeName: 'Haus',
    Description: 'Ruhig gelegen.\n\nDrei Schlafzimmer.',
    City: 'Eupen',
    Price: 289000,
    SurfaceLiving: 142.5,
    NumberOfBedRooms: 3,
    EnergyPerformance: 268.4,
    EPCExpiryDate: '2033-02-11',
    PictureItems: [{ Url: `properties/${ID}/01.jpg`, Name: 'Straßenseite' }],
  });
  expect(existsSync(join(target.dir, 'media/properties', String(ID), '01.jpg'))).toBe(true);
  expect(record(18, 'de')).toMatchObject({
    Goal: 1,
    Price: 780,
    ChargesRenter: 120,
    Deposit: 1560,
    CountryID: 26,
  });
  expect(out).toContain('deleted in the export (aktionart DELETE) · 19');
  expect(out).toContain('objektart "freizeitimmobilie_gewerblich" · 20');
  expect(out).toContain('OI-17/A: there is no picture ../omnicasa.json');
});

test('kyero', async () => {
  const { status, out } = await run('kyero', `${EXPORTS}/kyero.xml`);
  expect(status).toBe(0);
  expect(record(301, 'en')).toMatchObject({
    TypeDescription: 'House, Liège',
    Description: 'Three bedrooms.\nSmall garden.',
    Latitude: 50.6402,
    EPCLabelText: 'E',
    PictureItems: [{ Url: `${HOST}/301/1.jpg` }],
  });
  expect(record(301, 'en')?.['PictureItems']).toHaveLength(1);
  expect(record(301, 'nl')).toBeUndefined();
  const apartment = idOf('kyero', 'A-302');
  expect(record(apartment, 'en')).toMatchObject({
    Goal: 1,
    PublishPrice: '0',
    Description: 'Two rooms < 60 m².',
  });
  expect(record(304, 'en')).toMatchObject({ CountryID: 1724, CountryName: 'Spain', City: 'Torrevieja' });
  expect(out).toContain('price_freq "week" · 303');
  expect(out).toContain('no city or no zip (add the place to cities.json) · 305');
});

test.each([
  ['no source', []],
  ['an unknown source', ['--from', 'excel', 'a.json']],
  ['no export', ['--from', 'kyero']],
  ['an unknown option', ['--from', 'kyero', 'a.xml', '--force']],
  ['an unknown country', ['--from', 'kyero', 'a.xml', '--country', 'XX']],
])('called with %s it tells how', async (_, args) => {
  const { status, err } = await snapshotImport(args);
  expect(err).toContain('Usage:');
  expect(status).toBe(2);
});
