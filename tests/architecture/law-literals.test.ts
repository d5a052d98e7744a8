import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CIVIL_STATUSES } from '../../src/snapshot/law/questions.ts';

/**
 * Values of the law stand in `law/` alone: texts have `{law.…}` placeholders, code reads the snapshot's law. What
 * looks like one and is none stands here with its reason; an entry that nothing needs any more is an error.
 */

const SPACE = '[ \\u00a0\\u202f]';
const NUMBER = [
  '\\d+',
  'un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quinze|dix-huit|vingt|vingt-cinq',
  'een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|vijftien|achttien|vijfentwintig',
  'one|two|three|four|five|seven|eight|nine|ten|fifteen|eighteen|twenty-five',
  'ein|eine|einen|zwei|drei|fünf|sechs|sieben|neun|zehn|fünfzehn|achtzehn|fünfundzwanzig',
].join('|');
const UNIT =
  'mois|ans?|jours|maand(?:en)?|jaar|dagen|months?|years?|days|Monate?n?|Monatsmieten?|Jahre?n?|Tagen?';

/** What a text may not say by itself. */
const IN_TEXTS = [
  { kind: 'percentage', pattern: `\\d+(?:[.,]\\d+)?${SPACE}?(?:%|Prozent|pour cent|procent|per cent)` },
  { kind: 'term', pattern: `(?<!\\p{L})(?:${NUMBER})${SPACE}(?:${UNIT})(?!\\p{L})` },
  { kind: 'threshold', pattern: `(?:€${SPACE}?\\d[\\d.,]*|\\d[\\d\\u202f\\u00a0]*${SPACE}€)` },
];

/** Parts of texts that tell no value of the law in force, by the beginning of their file, with the reason. */
const NO_LAW: readonly { file: string; text: string; reason: string }[] = [
  ...['Höchstens drei Monate', 'Three months at most', 'Trois mois au plus', 'Ten hoogste drie maanden'].map(
    (text) => ({ file: 'i18n/', text, reason: 'the limit of the form, not of the law' }),
  ),
  ...['30 Tage', '30 Tagen', '30 days', '30 jours', '30 dagen'].map((text) => ({
    file: 'i18n/',
    text,
    reason: 'the span of the owners’ chart',
  })),
  {
    file: 'snapshot/articles/privacy/',
    text: '',
    reason: 'how long the agency keeps data, its own decision',
  },
  ...[
    ['acheter-a-liege/fr.html', '180 000 €', 'a price as an example'],
    ['acheter-a-liege/fr.html', '250 000 €', 'a price as an example'],
    ['acheter-a-liege/fr.html', '350 000 €', 'a price as an example'],
    ['comprendre-le-certificat-peb/fr.html', 'avec cinq ans pour atteindre', 'a draft, which is no law yet'],
    ['dossier-de-candidature-locataire/fr.html', 'un mois vide', 'a month without a tenant'],
    ['louer-son-bien-bail-et-garantie/fr.html', 'plafond de trois mois', 'the law of leases before 2023'],
    ['louer-son-bien-bail-et-garantie/article.json', 'Puis-je demander trois mois', 'what a reader asks'],
    ['louer-son-bien-bail-et-garantie/article.json', 'prévoir trois mois', 'the law of leases before 2023'],
    ['louer-son-bien-bail-et-garantie/fr.html', 'indemnité de trois, deux ou un mois', 'a scale in words'],
    ['louer-son-bien-bail-et-garantie/fr.html', 'indemnité d’un mois', 'a scale in words'],
    ['louer-son-bien-bail-et-garantie/fr.html', 'un mois plus tard', 'a step of a procedure'],
    ['louer-son-bien-bail-et-garantie/fr.html', 'limitée à 75 %', 'the law of 2022 and 2023'],
    ['louer-son-bien-bail-et-garantie/fr.html', 'à 50 % pour', 'the law of 2022 and 2023'],
    ['syndic/article.json', 'één jaar voor', 'the agency’s own proposal'],
    ['syndic/article.json', 'mandate of one year', 'the agency’s own proposal'],
    ['syndic/article.json', 'mandat d’un an', 'the agency’s own proposal'],
    [
      'syndic/article.json',
      'laatste drie jaar, de afrekeningen van de laatste twee jaar',
      'which papers are asked',
    ],
    ['syndic/article.json', 'last three years, statements of the last two years', 'which papers are asked'],
    ['vente-en-viager/fr.html', 'quinze ou vingt ans', 'what people agree on'],
    ['vendre-sa-maison-etapes/fr.html', 'après deux mois', 'experience of the market'],
  ].map(([file = '', text = '', reason = '']) => ({ file: `snapshot/articles/${file}`, text, reason })),
];

/** What code may not hold: a constant of one of the listed kinds. */
const IN_CODE =
  /\b\w*(?:duty|duties|deposit|abatement|vat\b|renovation|notary|exempt)\w*\b[^\n'"`]{0,12}[:=]\s*[{[(]?\s*(?:\w+:\s*)?[1-9]/i;
/** Amounts and rates that only the law has; anywhere in code they would be a copy. Vaults are derived in 600,000 rounds. */
const COPIED =
  /\b(?:200_?000|(?<!ROUNDS = )600_?000|45_?495|64_?095|250_?095)\b|(?<![\d.])(?:4\.56|2\.85|2\.28|1\.71|0\.057|1\.21)\b/;

const below = (root: string, kind: RegExp): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => kind.test(file) && !/\.(test|fixture)\./.test(file))
    .map((file) => join(root, file));

const blank = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

/** Where a text tells a value of the law by itself, with the parts of `NO_LAW` that excuse others. */
function literalsIn(file: string, content: string): { found: string[]; excused: Set<string> } {
  const excused = new Set<string>();
  const text = blank(content);
  const found = IN_TEXTS.flatMap(({ kind, pattern }) =>
    [...text.matchAll(new RegExp(pattern, 'giu'))].flatMap((match) => {
      const excuse = NO_LAW.find((entry) => {
        if (!file.startsWith(entry.file)) return false;
        if (entry.text === '') return true;
        const at = text.lastIndexOf(entry.text, match.index);
        return at >= 0 && at + entry.text.length >= match.index + match[0].length;
      });
      if (excuse) excused.add(`${excuse.file} ${excuse.text}`);
      return excuse
        ? []
        : [`${file}: a ${kind}, "${text.slice(Math.max(0, match.index - 30), match.index + 40)}"`];
    }),
  );
  return { found, excused };
}

const TEXTS = [
  ...below('i18n', /\.json$/).filter((file) => !file.endsWith('law.json')),
  ...below('snapshot/articles', /\.(json|html)$/),
  'snapshot/menu.json',
  'snapshot/footer.json',
  'snapshot/popup.json',
];
const CODE = ['src', 'scripts/relay', 'scripts/snapshot', 'scripts/import'].flatMap((root) =>
  below(root, /\.(ts|tsx|astro)$/),
);
const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .split('\n');

describe('a value of the law stands in law/ alone', () => {
  const scans = TEXTS.map((file) => literalsIn(file, readFileSync(file, 'utf8')));

  test('no text of the interface, of an article or of the menu has one', () => {
    expect(TEXTS.length).toBeGreaterThan(80);
    expect(scans.flatMap(({ found }) => found)).toEqual([]);
  });

  test('every exception is still needed', () => {
    const used = new Set(scans.flatMap(({ excused }) => [...excused]));
    const unused = NO_LAW.filter(({ file, text }) => !used.has(`${file} ${text}`));
    expect(unused.map(({ file, text }) => `${file} ${text}`)).toEqual([]);
  });

  test('no code has one', () => {
    expect(CODE.length).toBeGreaterThan(300);
    const copies = CODE.flatMap((file) =>
      linesOf(file).flatMap((line) =>
        IN_CODE.test(line) || COPIED.test(line) ? [`${file}: ${line.trim()}`] : [],
      ),
    );
    expect(copies).toEqual([]);
  });

  test('no code says which civil statuses may be asked after', () => {
    const words = new RegExp(`['"](?:${CIVIL_STATUSES.join('|')})['"]`);
    const found = CODE.filter((file) => linesOf(file).some((line) => words.test(line)));
    expect(found).toEqual(['src/snapshot/law/questions.ts']);
    expect(words.test("options: ['married', 'neither'],")).toBe(true);
  });

  test('an exception excuses its own words in its own file, and nothing beside', () => {
    const [file, other] = ['louer-son-bien-bail-et-garantie', 'acheter-a-liege'].map(
      (article) => `snapshot/articles/${article}/fr.html`,
    );
    const excused = 'le plafond de trois mois';
    expect(literalsIn(file ?? '', excused).found).toEqual([]);
    expect(literalsIn(other ?? '', excused).found).toHaveLength(1);
    expect(literalsIn(file ?? '', `${excused}, soit trois mois de loyer`).found).toHaveLength(1);
    expect(literalsIn(file ?? '', 'une garantie de trois mois').found).toHaveLength(1);
  });

  test.each([
    ['a deposit of three months', 'une garantie de trois mois de loyer'],
    ['a rate in French', 'un taux de 12,5\u00a0%'],
    ['a rate in English', 'a duty of 3%'],
    ['years in German', 'innerhalb von 6 Jahren'],
    ['years in Dutch', 'binnen vijf jaar'],
    ['a ceiling', 'au plus 600\u202f000\u00a0€'],
    ['an amount in Dutch', 'hoogstens € 200.000'],
  ])('%s in a text is found', (_, text) =>
    expect(literalsIn('i18n/fr/planted.json', `{"a": "${text}"}`).found).toHaveLength(1),
  );

  test('in code it is found as a constant, and as a number', () => {
    expect(IN_CODE.test('const DEPOSIT_MONTHS = 2;')).toBe(true);
    expect(IN_CODE.test('  wallonia: { duty: 3, other: 12.5 },')).toBe(true);
    expect(COPIED.test('exempt = 200_000')).toBe(true);
    expect(COPIED.test('fee * 1.21')).toBe(true);
  });
});
