import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import config from '../../i18n/astro-i18next.config.cjs';
import { LOCALES, type Locale } from './locales.ts';
import { texts } from './texts.ts';

type Texts = Record<string, string>;

const FOLDER = join(import.meta.dirname, '../../i18n');
const DEFAULT: Locale = 'fr';

/** The words of addresses are no texts, and have a module of their own. */
const SEGMENTS = 'routes';

/**
 * Texts that may be identical in several languages, with the reason. An entry whose texts differ is an error.
 */
const SAME_EVERYWHERE: Record<string, string> = {
  'routes:login': 'the specification gives /login/ in every language',
  'tools:whatsapp': 'the name of a service',
  'types:studio.crm': 'the same word in each',
  'types:studio_one': 'the same word in each',
  'shortlist:surface': 'a number and its unit',
  'filters:min': 'the Latin word is everyone’s',
  'filters:max': 'the Latin word is everyone’s',
};

/** Texts that the specification gives with a placeholder in one language only, and why. */
const OWN_PLACEHOLDERS: Record<string, string> = {
  'forms:error.slots.full': 'only the French text gives the telephone number to call (section 8)',
};

const namespacesOf = (locale: Locale): string[] =>
  readdirSync(join(FOLDER, locale))
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .sort();

const read = (locale: Locale, namespace: string): Texts =>
  JSON.parse(readFileSync(join(FOLDER, locale, `${namespace}.json`), 'utf8'));

/** The texts of a language by `namespace:key`, in the files' order. */
const textsOf = (locale: Locale): Texts =>
  Object.fromEntries(
    namespacesOf(locale).flatMap((namespace) =>
      Object.entries(read(locale, namespace)).map(([key, text]) => [`${namespace}:${key}`, text]),
    ),
  );

const TEXTS = Object.fromEntries(LOCALES.map((locale) => [locale, textsOf(locale)])) as Record<Locale, Texts>;
const OTHERS = LOCALES.filter((locale) => locale !== DEFAULT);

/** A key without i18next's plural form: `total_one` → `total`. */
const stemOf = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

/** The forms of each plural: `listing:total` → `one other`. Keys without forms have none. */
const formsOf = (texts: Texts): Map<string, string> => {
  const forms = new Map<string, string>();
  for (const key of Object.keys(texts).sort()) {
    const stem = stemOf(key);
    const form = key.slice(stem.length + 1);
    forms.set(stem, [forms.get(stem), form].filter(Boolean).join(' '));
  }
  return forms;
};

/** The placeholders of a text, in alphabetical order. */
const placeholdersOf = (text: string): string => (text.match(/\{\{\w+\}\}/g) ?? []).sort().join(' ');

/** The faults that a check finds in the texts of the given languages. */
const problems = (
  locales: readonly Locale[],
  check: (text: string, key: string) => string | false,
): string[] =>
  locales.flatMap((locale) =>
    Object.entries(TEXTS[locale]).flatMap(([key, text]) => {
      const problem = check(text, key);
      return problem ? [`${locale} ${key}: ${problem}`] : [];
    }),
  );

const forbid =
  (pattern: RegExp, problem: string) =>
  (text: string): string | false =>
    pattern.test(text) && `${problem} in "${text}"`;

test('the texts were found', () => expect(Object.keys(TEXTS[DEFAULT]).length).toBeGreaterThan(200));

describe('the languages have the same', () => {
  test.each(OTHERS)('namespaces: %s', (locale) =>
    expect(namespacesOf(locale)).toEqual(namespacesOf(DEFAULT)),
  );

  test.each(OTHERS)('keys: %s', (locale) =>
    expect([...formsOf(TEXTS[locale]).keys()]).toEqual([...formsOf(TEXTS[DEFAULT]).keys()]),
  );

  test.each(OTHERS)('order of keys, so that files can be read side by side: %s', (locale) => {
    const order = (of: Locale) => [...new Set(Object.keys(TEXTS[of]).map(stemOf))];
    expect(order(locale)).toEqual(order(DEFAULT));
  });

  test.each(OTHERS)('placeholders: %s', (locale) =>
    expect(
      problems([locale], (text, key) => {
        const [own, original] = [placeholdersOf(text), placeholdersOf(TEXTS[DEFAULT][key] ?? text)];
        return (
          own !== original &&
          !(key in OWN_PLACEHOLDERS) &&
          `${own || 'none'} instead of ${original || 'none'}`
        );
      }),
    ).toEqual([]),
  );
});

test.each(LOCALES)('a plural has the forms of its language: %s', (locale) => {
  // French has another one for millions, which no count of a site reaches; there `_other` stands in.
  const rules = new Intl.PluralRules(locale);
  const wanted = [...new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))]
    .sort()
    .join(' ');
  const incomplete = [...formsOf(TEXTS[locale])].filter(([, forms]) => forms && forms !== wanted);
  expect(incomplete).toEqual([]);
});

test.each(LOCALES)('both forms of a plural fill in the same: %s', (locale) => {
  const texts = Object.entries(TEXTS[locale]);
  const last = new Map(texts.map(([key, text]) => [stemOf(key), placeholdersOf(text)]));
  const unlike = problems(
    [locale],
    (text, key) =>
      placeholdersOf(text) !== last.get(stemOf(key)) && `"${text}" against ${last.get(stemOf(key))}`,
  );
  expect(unlike).toEqual([]);
});

test('a text has placeholders of one kind, {{name}}, beside those of the law, and nothing else of i18next’s syntax', () =>
  expect(
    problems(
      LOCALES,
      (text) => /[{}]|\$t\(/.test(text.replace(/\{\{\w+\}\}|\{law\.[\w.]+\}/g, '')) && `"${text}"`,
    ),
  ).toEqual([]));

describe('typography', () => {
  test('no text is empty or has spaces around or doubled', () =>
    expect(problems(LOCALES, forbid(/^$|^\s|\s$|\s{2}/, 'a stray space or nothing'))).toEqual([]));

  test('apostrophes and quotation marks are curly', () =>
    expect(problems(LOCALES, forbid(/['"]/, 'a straight mark'))).toEqual([]));

  test('French has a no-break space before a colon, a narrow one before ; ! ?', () => {
    const bare = /(?<!\u00A0):(?!\d|\/\/)|(?<!\u202F)[;!?]/;
    expect(problems(['fr'], forbid(bare, 'an ordinary space or none'))).toEqual([]);
  });

  test('French quotation marks hold no-break spaces inside', () =>
    expect(problems(['fr'], forbid(/«(?!\u00A0)|(?<!\u00A0)»|[“”„]/, 'another quotation mark'))).toEqual([]));

  test('the others have no space before a mark, and quotation marks of their own', () => {
    expect(problems(OTHERS, forbid(/\s[:;!?]|[«»]/, 'French typography'))).toEqual([]);
    expect(problems(['de'], forbid(/„[^“]*$|(?<!„[^“]*)“|”/, 'a quotation mark that is not German'))).toEqual(
      [],
    );
  });
});

test('a text that is the same in all languages was probably never translated', () => {
  const same = Object.entries(TEXTS[DEFAULT])
    .filter(([key, text]) => LOCALES.every((locale) => TEXTS[locale][key] === text))
    .map(([key]) => key);
  expect(same.sort()).toEqual(Object.keys(SAME_EVERYWHERE).sort());
});

/** How many words a text has beside its placeholders. */
const wordsIn = (text: string): number =>
  text.replace(/\{\{\w+\}\}|\{law\.[\w.]+\}/g, '').match(/\p{L}{2,}/gu)?.length ?? 0;

test.each(OTHERS)('no text of three words or more is still that of another language: %s', (locale) => {
  const earlier = LOCALES.slice(0, LOCALES.indexOf(locale));
  expect(
    problems([locale], (text, key) => {
      const same = wordsIn(text) > 2 && earlier.find((other) => TEXTS[other][key] === text);
      return same ? `the text of "${same}", "${text}"` : false;
    }),
  ).toEqual([]);
});

test.each(LOCALES)('`texts` gives every namespace: %s', (locale) =>
  expect({ ...texts(locale), [SEGMENTS]: SEGMENTS }).toEqual(
    Object.fromEntries(
      namespacesOf(locale).map((name) => [name, name === SEGMENTS ? name : read(locale, name)]),
    ),
  ),
);

describe('i18next knows', () => {
  test('every namespace', () =>
    expect([...config.namespaces, SEGMENTS].sort()).toEqual(namespacesOf(DEFAULT)));

  test('every language', () => expect(config.locales).toEqual(LOCALES));
});
