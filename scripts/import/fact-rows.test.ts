import { describe, expect, test } from 'vitest';
import { type Crm, FACT_NAMES, type FactKind, factRow } from '../../src/snapshot/fact-fields.ts';
import { property } from '../../src/snapshot/schema/property.ts';
import { factRows } from './fact-rows.ts';
import { unreadFields } from './ledger.ts';
import { Notes } from './notes.ts';
import { type Fields, readRows, type Source } from './source.ts';
import { kyero } from './sources/kyero.ts';
import { omnicasa } from './sources/omnicasa.ts';
import { openimmo } from './sources/openimmo.ts';
import { whise } from './sources/whise.ts';
import { number } from './values.ts';

/** A value of each kind as exports write it, and as the snapshot has it. */
const EXAMPLES: Readonly<Record<FactKind, readonly [written: string, read: string | number | boolean]>> = {
  words: ['Zone <b>d’habitat</b>', 'Zone d’habitat'],
  dateOrWords: ['2027-02-01 00:00:00', '2027-02-01'],
  code: ['0000-XK', '0000-XK'],
  date: ['2027-02-01T00:00:00', '2027-02-01'],
  year: ['1908', 1908],
  count: ['3', 3],
  floor: ['2', 2],
  surface: ['84.5', 84.5],
  yes: ['1', true],
  money: ['950', 950],
  moneyPerMonth: ['120', 120],
  moneyPerYear: ['1400', 1400],
  energy: ['212', 212],
  energyTotal: ['30100', 30100],
  energyLevel: ['40', 40],
  co2: ['41', 41],
  flood: ['B', 'B'],
  age: ['78', 78],
  occupied: ['0', false],
};

/** Writes a value into nested objects, at a dotted path. */
function put(record: Record<string, unknown>, path: string, value: unknown): void {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    record[first] = value;
    return;
  }
  const group = (record[first] ?? {}) as Record<string, unknown>;
  record[first] = group;
  put(group, rest.join('.'), value);
}

interface Format {
  source: Source;
  /** A record that is imported, without facts. */
  record: Record<string, unknown>;
  export(record: unknown): unknown;
}

const FORMATS: Readonly<Record<Crm, Format>> = {
  omnicasa: {
    source: omnicasa,
    record: { ID: 1, LanguageId: 2, WebID: '1', City: 'Liège', Zip: '4000' },
    export: (record) => [record],
  },
  whise: {
    source: whise,
    record: {
      id: 1,
      city: 'Liège',
      zip: '4000',
      country: { id: 1 },
      category: { id: 1 },
      purpose: { id: 1 },
      purposeStatus: { id: 1 },
      details: [],
    },
    export: (record) => ({ estates: [record] }),
  },
  openimmo: {
    source: openimmo,
    record: {
      objektkategorie: { vermarktungsart: { '@KAUF': '1' }, objektart: { haus: '' } },
      geo: { plz: '4000', ort: 'Liège', land: { '@iso_land': 'BEL' } },
      verwaltung_techn: { openimmo_obid: '1' },
    },
    export: (record) => ({ openimmo: { anbieter: { immobilie: [record] } } }),
  },
  kyero: {
    source: kyero,
    record: {
      id: '1',
      price_freq: 'sale',
      type: 'villa',
      country: 'Belgium',
      town: 'Liège',
      postcode: '4000',
    },
    export: (record) => ({ root: { kyero: '', property: [record] } }),
  },
};

const CRMS = Object.keys(FORMATS) as Crm[];
const CASES = CRMS.flatMap((crm) =>
  FACT_NAMES.flatMap((field) => {
    const { kind, from } = factRow(field);
    const names = [...(crm === 'omnicasa' ? [field] : []), ...[from?.[crm] ?? []].flat()];
    return names.map((name) => ({ crm, field, name, kind }));
  }),
);

/** What an importer makes of a record that has one more value. */
function importing(crm: Crm, name: string | number, value: unknown) {
  const format = FORMATS[crm];
  const record = structuredClone(format.record);
  put(record, 'anderes.unbekannt', 'Sud');
  if (typeof name === 'number') record['details'] = [{ id: name, value }];
  else put(record, name, value);
  const notes = new Notes();
  const options = { language: 'fr', country: undefined } as const;
  const [found] = format.source.read([{ path: 'x', data: format.export(record) }], notes, options);
  const fields: Fields = { ...found?.fields, ...found?.texts.fr };
  return { fields, notes, unread: unreadFields([record]).map(({ path }) => path) };
}

test.each(CASES)('$crm: $field from $name', ({ crm, field, name, kind }) => {
  const [written, expected] = EXAMPLES[kind];
  const { fields, unread, notes } = importing(crm, name, written);
  expect(fields).toHaveProperty(field, expected);
  expect(notes.unknowns).toEqual([]);
  expect(unread).toEqual(['anderes']);
});

test.each(['Floor', 'FloodScoreP', 'ConstructionYear', 'NumberOfToilets', 'CO2Emission'] as const)(
  'a %s that the schema refuses is noted, and refuses no import',
  (field) => {
    const wrong = {
      Floor: 1.5,
      FloodScoreP: 'X',
      ConstructionYear: 58,
      NumberOfToilets: 2000,
      CO2Emission: -4,
    };
    const { fields, notes } = importing('omnicasa', field, wrong[field]);
    expect(property.shape[field].safeParse(wrong[field]).success).toBe(false);
    expect(fields).not.toHaveProperty(field);
    expect(notes.unknowns).toMatchObject([{ field, ids: ['1'] }]);
  },
);

describe('of several names', () => {
  const { texts } = factRows('omnicasa', { number });
  const kitchen = (record: object) => readRows(texts, record, '1', new Notes())['Kitchen'];

  test('the first with a value counts', () => {
    expect(kitchen({ Kitchen: 'A', KitchenName: 'B' })).toBe('A');
    expect(kitchen({ Kitchen: '-', KitchenName: 'B' })).toBe('B');
  });
});

test('no name of a format is that of two facts', () => {
  const names = CASES.map(({ crm, name }) => `${crm} ${name}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
