import { describe, expect, test } from 'vitest';
import { makeSnapshotDir, page, type SnapshotFiles } from '../../../tests/fixtures/make-snapshot.ts';
import { readSnapshot } from '../read.ts';

const faultsOf = (alter: (files: SnapshotFiles) => unknown) =>
  readSnapshot(
    makeSnapshotDir((files) => {
      alter(files);
    }),
  ).faults;

test('a default language that is not in use is an error', () => {
  const faults = faultsOf(({ languages }) => (languages.default = 'en'));
  expect(faults).toMatchObject([
    {
      level: 'error',
      file: 'languages.json',
      pointer: '/default',
      found: expect.stringContaining('"en"'),
      expected: expect.stringContaining('fr, nl'),
    },
  ]);
});

test('a language twice is an error', () => {
  const faults = faultsOf(({ languages }) => languages.languages.push({ code: 'fr', use: false }));
  expect(faults).toMatchObject([
    { level: 'error', file: 'languages.json', pointer: '/languages/2/code', found: '"fr" a second time' },
  ]);
});

test('a language in use without any text is one warning, and one that is switched off none', () => {
  const faults = faultsOf(({ languages }) =>
    languages.languages.push({ code: 'de', use: true }, { code: 'en', use: false }),
  );
  expect(faults).toMatchObject([
    { level: 'warning', file: 'languages.json', id: 'de', hint: expect.stringContaining('"fr"') },
  ]);
});

test('a fault of the languages is named though the menu cannot be read', () => {
  const faults = faultsOf((files) => {
    files.languages.default = 'en';
    files.raw['menu.json'] = '[';
  });
  expect(faults.map(({ file }) => file)).toEqual(['menu.json', 'languages.json']);
});

describe('in a language that has texts, a missing one is a warning', () => {
  test('of a page', () => {
    const faults = faultsOf(({ menu }) =>
      menu.push(
        page('/x/', { title: { fr: 'X', nl: ' ' } }),
        page('/y/', { title: {} }, { status: 'Draft' }),
      ),
    );
    expect(faults).toMatchObject([
      { level: 'warning', file: 'menu.json', pointer: '/5/params/title', id: 'x', found: 'no title in nl' },
    ]);
  });

  test.each([
    ['catalogue/properties.json', '4101', ({ properties }: SnapshotFiles) => properties.splice(1, 1)],
    ['catalogue/types.json', '1', ({ types }: SnapshotFiles) => types.splice(1, 1)],
    [
      'catalogue/cities.json',
      '2',
      ({ cities }: SnapshotFiles) => cities.push({ ID: 2, Name: 'Huy', Zip: '4500', language: 'fr' }),
    ],
    [
      'catalogue/neighbourhoods.json',
      '9',
      ({ neighbourhoods }: SnapshotFiles) => neighbourhoods.push({ ID: 9, Name: 'Huy', language: 'fr' }),
    ],
  ])('of %s', (file, id, alter) => {
    expect(faultsOf(alter)).toMatchObject([{ level: 'warning', file, id, found: 'no record in nl' }]);
  });
});

describe('a price unit in words', () => {
  const warnings = (PriceUnit: number | undefined, texts: readonly string[]) =>
    faultsOf(({ properties, site }) => {
      Object.assign(site, { priceUnits: { 2: { fr: '/mois', nl: '/maand' }, 3: { fr: '/an' } } });
      properties.forEach((record, index) => {
        Object.assign(record, { PriceUnit, PriceUnitText: texts[index] });
      });
    });

  test.each([
    ['that the table names in each language', 2, ['€/mois', '']],
    ['in each language’s record', 4, ['€/semaine', '€/week']],
    ['of nothing but the euro sign', 4, ['€', '-']],
  ])('%s is right', (_, unit, texts) => expect(warnings(unit, texts)).toEqual([]));

  test.each([
    ['that the table lacks', 4, ['€/semaine', '']],
    ['that the table lacks in a language', 3, ['€/an', '€']],
    ['without a number', undefined, ['€/semaine', '']],
  ])('%s is a warning', (_, unit, texts) =>
    expect(warnings(unit, texts)).toMatchObject([
      {
        level: 'warning',
        file: 'catalogue/properties.json',
        pointer: '/0/PriceUnit',
        expected: expect.stringMatching(/priceUnits.* nl$/),
      },
    ]),
  );
});
