import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import property from '../../i18n/en/property.json' with { type: 'json' };
import {
  type Crm,
  FACT_GROUPS,
  FACT_NAMES,
  type FactKind,
  type FactName,
  factRow,
} from '../../src/snapshot/fact-fields.ts';

/** What editors write for a fact of each kind. */
const VALUES: Readonly<Record<FactKind, string>> = {
  words: 'words in the record’s language',
  dateOrWords: 'date, or words in the record’s language',
  code: 'text',
  date: 'date',
  year: 'year',
  count: 'number',
  floor: 'number, 0 for the ground floor',
  surface: 'm²',
  yes: 'true or false',
  money: '€',
  moneyPerMonth: '€ per month',
  moneyPerYear: '€ per year',
  energy: 'kWh/m²·year',
  energyTotal: 'kWh/year',
  energyLevel: 'number',
  co2: 'kg/m²·year',
  flood: '`A` to `D`',
  age: 'years',
  occupied: 'true where somebody lives in it, false where it is free',
};

const CRMS: Readonly<Record<Crm, string>> = {
  omnicasa: 'Omnicasa',
  whise: 'Whise',
  openimmo: 'OpenImmo',
  kyero: 'Kyero',
};

const TEXTS: Readonly<Record<string, string>> = property;

const lineOf = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function rowOf(name: FactName): string {
  const { kind, note, compared, from = {} } = factRow(name);
  const names = (Object.keys(CRMS) as Crm[]).flatMap((crm) => {
    const own = [from[crm] ?? []].flat().map((path) => `\`${path}\``);
    return own.length > 0 ? [`${CRMS[crm]} ${own.join(', ')}`] : [];
  });
  return lineOf(
    `\`${name}\``,
    `${TEXTS[`field.${name}`]}${compared ? ', also in the comparison' : ''}`,
    [VALUES[kind], ...(note ? [note] : [])].join('; '),
    names.join(' · '),
  );
}

/** The table of the facts in docs/snapshot.md. */
const table = (): string =>
  [
    lineOf('field', 'on the page', 'value', 'names in exports'),
    lineOf('---', '---', '---', '---'),
    ...FACT_GROUPS.flatMap((group) => [
      lineOf(`**${TEXTS[`group.${group}`]}**`, '', '', ''),
      ...FACT_NAMES.filter((name) => factRow(name).group === group).map(rowOf),
    ]),
  ].join('\n');

/** `npx vitest run --project unit tests/architecture/fact-docs.test.ts -u` writes it anew. */
test('the table in docs/snapshot.md is that of src/snapshot/fact-fields.ts (-u writes it anew)', async () => {
  const file = readFileSync('docs/snapshot.md', 'utf8');
  const [before, , after, ...more] = file.split(/(?<=<!-- facts -->\n\n)|(?=\n\n<!-- \/facts -->)/);
  expect(more).toEqual([]);
  await expect(`${before}${table()}${after}`).toMatchFileSnapshot('../../docs/snapshot.md');
});
