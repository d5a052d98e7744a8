import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fillLaw, unknownLaw } from '../../i18n/fill-law.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import type { Fault } from '../fault.ts';
import { articlePlace, checkLawIn, recordWithLaw } from './fill-texts.ts';
import { LAW } from './law.fixture.ts';
import { GROUNDS, NAMES, REGIONS } from './names.ts';
import { readLaw } from './read-law.ts';
import type { LawFile } from './schema.ts';
import { lawWords } from './words.ts';

const DAY = '2026-11-29';
let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'law-'));
  mkdirSync(join(dir, 'law'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Writes a file of the snapshot's own and reads the law of a day. */
function read(ground: string, content: object | undefined, day = DAY) {
  if (content) writeFileSync(join(dir, 'law', `${ground}.json`), JSON.stringify(content));
  const faults: Fault[] = [];
  return { law: readLaw(dir, day, faults), faults };
}

const entry = (value: unknown, validFrom = '2025-01-01', checkedOn = DAY) => ({
  validFrom,
  value,
  source: 'An act',
  checkedOn,
});

test('the product’s files are whole, and hold today', () => {
  const { law, faults } = read('wallonia', undefined);
  expect(faults).toEqual([]);
  expect(law).toEqual(LAW);
});

/** The kinds of acts, the codes, and what is told without any. */
const CITED =
  /\b(decree|code|codex|order|ordinance|regulations?|recommendation|protocol|besluit|Energiebesluit|Woninghuurdecreet|specification)\b|: an estimate$/i;

test('the product’s files cite an act, or say that a value is an estimate', () => {
  const cited = (source: string) => CITED.test(source);
  const vague = GROUNDS.flatMap((ground) =>
    Object.entries(JSON.parse(readFileSync(`law/${ground}.json`, 'utf8')) as LawFile).flatMap(
      ([name, entries]) =>
        (entries ?? []).filter(({ source }) => !cited(source)).map(() => `${ground} ${name}`),
    ),
  );
  expect(vague).toEqual([]);
  expect(cited('vmm.be')).toBe(false);
  expect(cited('as everybody knows')).toBe(false);
});

describe.each(REGIONS)('what an applicant may be asked in %s', (region) => {
  const { 'tenant.civilStatus': statuses, ...law } = LAW[region];

  test('names a civil status where that is a question, and nowhere else', () =>
    expect(statuses.length > 0).toBe(law['tenant.home.private'].includes('civilStatus')));

  test('is no more before the viewing than after it', () => {
    const after = [...law['tenant.home.private'], ...law['tenant.home.commercial']];
    expect(law['tenant.beforeViewing'].filter((question) => !after.includes(question))).toEqual([]);
  });
});

describe('the day decides', () => {
  const file = { 'duty.own': [entry(4, '2027-01-01'), entry(3, '2026-06-01'), entry(6)] };
  test.each([
    ['2026-05-31', 6],
    ['2026-06-01', 3],
    ['2026-12-31', 3],
    ['2027-01-01', 4],
  ])('on %s the duty is %d', (day, duty) =>
    expect(read('wallonia', file, day).law?.wallonia['duty.own']).toBe(duty),
  );

  test('before the first entry there is no value, which is an error that names it', () => {
    const { law, faults } = read('wallonia', { 'duty.own': [entry(4, '2027-01-01')] });
    expect(law).toBeUndefined();
    expect(faults).toMatchObject([{ level: 'error', file: 'law/wallonia.json', pointer: '/duty.own' }]);
  });
});

describe('a snapshot’s own file', () => {
  test('replaces the values that it names, and no other', () => {
    const { law } = read('belgium', { 'deed.months': [entry(6)] });
    expect(law?.belgium).toEqual({ ...LAW.belgium, 'deed.months': 6 });
    expect(law?.wallonia).toEqual(LAW.wallonia);
  });

  test.each([
    ['a name that there is not', { 'duty.mine': [entry(3)] }],
    ['a value of another kind', { 'duty.own': [entry('3 %')] }],
    ['more than everything', { 'duty.own': [entry(130)] }],
    ['no source', { 'duty.own': [{ ...entry(3), source: '' }] }],
    ['a day that there is not', { 'duty.own': [entry(3, '2025-02-30')] }],
    ['no entry', { 'duty.own': [] }],
    [
      'a label that there is not',
      {
        'energy.scale': [
          entry([
            { label: 'z', upTo: 0 },
            { label: 'a', upTo: null },
          ]),
        ],
      },
    ],
  ])('with %s is an error', (_, content) => {
    const { law, faults } = read('wallonia', content);
    expect(law).toBeUndefined();
    expect(faults.map(({ level, file }) => `${level} ${file}`)).toContain('error law/wallonia.json');
  });
});

describe('values that nobody has checked for a year', () => {
  test('are one warning for each file, with their names and days', () => {
    const { law, faults } = read('wallonia', {
      'duty.own': [entry(3, '2025-01-01', '2025-11-28')],
      'duty.other': [entry(12.5, '2025-01-01', '2025-11-29')],
      propertyTax: [entry(1.25, '2025-01-01', '2024-01-01')],
    });
    expect(law).toBeDefined();
    expect(faults).toMatchObject([
      {
        level: 'warning',
        file: 'law/wallonia.json',
        found: expect.stringContaining('duty.own (2025-11-28)'),
      },
    ]);
    expect(faults[0]?.found).toContain('propertyTax (2024-01-01)');
    expect(faults[0]?.found).not.toContain('duty.other');
  });

  test('are told of the product’s files too', () => {
    const { faults } = read('wallonia', undefined, '2028-01-01');
    expect(faults.map(({ file }) => file)).toEqual(GROUNDS.map((ground) => `(product) law/${ground}.json`));
  });
});

describe('placeholders', () => {
  const fill = (text: string, locale: Locale = 'fr') => fillLaw(text, lawWords(LAW, locale));

  test.each([
    ['fr', '{law.wallonia.duty.other}', '12,5\u00a0%'],
    ['en', '{law.wallonia.duty.other}', '12.5%'],
    ['fr', '{law.wallonia.duty.other.digits}', '12,5'],
    ['fr', '{law.wallonia.deposit.months} mois', 'deux mois'],
    ['nl', '{law.wallonia.deposit.months} maanden', 'twee maanden'],
    ['de', '{law.belgium.electricity.mendMonths} Monate', 'achtzehn Monate'],
    ['fr', '{law.belgium.electricity.validYears.capital} ans', 'Vingt-cinq ans'],
    ['fr', '{law.wallonia.duty.moveInYears.digits} ans', '3 ans'],
    ['fr', '{law.wallonia.duty.own.of.180000}', '5\u202f400\u00a0€'],
    ['fr', '{law.wallonia.duty.saving.of.180000}', '17\u202f100\u00a0€'],
    ['nl', '{law.brussels.abatement.home}', '€\u00a0200.000'],
    ['fr', '{law.flanders.renovation.labels}', 'E ou F'],
    ['de', '{law.flanders.renovation.labels}', 'E oder F'],
    ['en', '{law.flanders.renovation.target}', 'D'],
    ['fr', '{law.flanders.renovation.since}', '2023'],
    ['fr', '{law.wallonia.energy.certificate}', 'certificat PEB'],
    ['fr', 'aucun, {FOR_SALE_TOTAL}', 'aucun, {FOR_SALE_TOTAL}'],
  ] as const)('%s %s: %s', (locale, text, words) => expect(fill(text, locale)).toBe(words));

  test('every value that has words has them in every language', () => {
    const names = (locale: Locale) => [...lawWords(LAW, locale).keys()];
    for (const locale of LOCALES) expect(names(locale)).toEqual(names('fr'));
  });

  test.each([
    '{law.wallonia.duty.mine}',
    '{law.wallonia.duty.own.of.x}',
    '{{law.wallonia.duty.own}}',
    '{law.wallonia.duty.own',
    '{ law.wallonia.duty.own}',
    '{Law.wallonia.duty.own}',
    '{law.wallonia.energy.scale}',
  ])('%s is unknown', (text) => expect(unknownLaw(`Un ${text} mot`, lawWords(LAW, 'fr'))).toHaveLength(1));

  test('an unknown one, or one without any law, is never shown', () => {
    expect(() => fill('{law.wallonia.duty.mine}')).toThrow('{law.wallonia.duty.mine}');
    expect(() => fillLaw('{law.wallonia.duty.own}', undefined)).toThrow();
  });

  const article = {
    id: 'a',
    name: { fr: 'À {law.wallonia.duty.own}' },
    faq: [{ answer: { nl: '{law.wallonia.duty.won}' } }],
    body: { en: '<p>{law.nowhere.x}</p>' },
    author: '{law.wallonia.duty.won}',
  };

  test('of a record are filled in where texts of a language stand', () =>
    expect(recordWithLaw({ name: article.name, author: article.author }, LAW)).toEqual({
      name: { fr: 'À 3\u00a0%' },
      author: article.author,
    }));

  test('of an article that stand for nothing are errors with file and place', () =>
    expect(checkLawIn(article, LAW, 'a', articlePlace('a'))).toMatchObject([
      {
        level: 'error',
        file: 'articles/a/article.json',
        pointer: '/faq/0/answer/nl',
        id: 'a (nl)',
        hint: expect.stringContaining('wallonia.duty.own'),
      },
      { level: 'error', file: 'articles/a/en.html', pointer: '', id: 'a (en)' },
    ]));
});

test('docs/law.md names every value with its kind', () => {
  const page = readFileSync('docs/law.md', 'utf8');
  const missing = GROUNDS.flatMap((ground) =>
    Object.entries(NAMES[ground])
      .filter(
        ([name, kind]) =>
          !new RegExp(`\\| (?:${ground}|every region) \\| \`${name}\` \\| ${kind} \\|`).test(page),
      )
      .map(([name]) => `${ground} ${name}`),
  );
  expect(missing).toEqual([]);
});
