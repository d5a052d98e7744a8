import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../src/i18n/locales.ts';

const PAGE = 'docs/how-to/add-a-language.md';

/** The files of the page's table: every place in the code that has an entry for each language. */
const PLACES = [...readFileSync(PAGE, 'utf8').matchAll(/^\| \[`[^`]+`\]\(\.\.\/\.\.\/([^)]+)\)/gm)].map(
  ([, file = '']) => file,
);

/** What names several languages and needs no other for one more, and why. */
const OTHERS: Record<string, string> = {
  'scripts/drawings/map-ground/places.ts': 'a place has names in the languages that call it otherwise',
  'scripts/drawings/map-ground/water.ts': 'a river has names in the languages that call it otherwise',
  'scripts/owners-sample.ts': 'each of the three owners of the sample speaks a language',
};

/** How many codes in one file are a list of languages; two are a rule, or an example. */
const LIST = 3;

const sources = ['src', 'scripts', 'i18n'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:[cm]?[jt]s|tsx|astro)$/.test(file) && !/\.(?:test|fixture)\./.test(file))
    .map((file) => join(root, file)),
);

/** Whether a code stands in a file: as a key, a word in quotes, a name that is passed on, or a folder of texts. */
const names = (file: string, code: string): boolean =>
  new RegExp(`['"]${code}['"]|\\b${code}:|[{,] ?${code}(?= ?[,}])|i18n/${code}/`).test(
    readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
  );

/** Each place without an entry for one of these languages. */
const lacking = (codes: readonly string[]): string[] =>
  PLACES.flatMap((file) => codes.filter((code) => !names(file, code)).map((code) => `${file}: ${code}`));

describe('the places of a language', () => {
  test('every one of them has all languages', () => expect(lacking(LOCALES)).toEqual([]));

  test('a language that none of them knows is missed in each', () => {
    expect(PLACES.length).toBeGreaterThan(5);
    expect(lacking([...LOCALES, 'xx'])).toEqual(PLACES.map((file) => `${file}: xx`));
  });

  test('no other file has a list of languages', () => {
    const lists = sources.filter((file) => LOCALES.filter((code) => names(file, code)).length >= LIST);
    expect(lists.toSorted()).toEqual([...PLACES, ...Object.keys(OTHERS)].toSorted());
  });

  test('at most ten files are edited', () => expect(PLACES.length).toBeLessThanOrEqual(10));

  test.each(LOCALES)('the snapshot of the sample knows %s', (locale) =>
    expect(readFileSync('snapshot/languages.json', 'utf8')).toContain(`"code": "${locale}"`),
  );

  test.each(LOCALES)('the folder of texts is there: %s', (locale) =>
    expect(existsSync(`i18n/${locale}/index.ts`)).toBe(true),
  );
});
