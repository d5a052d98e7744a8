import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import config from '../../i18n/astro-i18next.config.cjs';
import { fill, type Values } from '../ui/fill.ts';
import { plural } from '../ui/plural.ts';
import { fillLaw, type LawWords } from './fill-law.ts';
import { LOCALES, type Locale } from './locales.ts';
import { texts } from './texts.ts';
import { type TextKey, translator } from './translator.ts';

const COUNTS = [0, 1, 2, 1_000_000];

/** A value that would be changed by escaping, by formatting, by nesting, or by being filled in once more. */
const HOSTILE = '<b> & "$&" $1 {{nothing}} $t(common:readMore)';

const SAMPLES: readonly (string | number)[] = ['Liège', '', 0, 1234.5, HOSTILE];

beforeAll(() =>
  i18next.init({
    resources: Object.fromEntries(LOCALES.map((locale) => [locale, texts(locale)])),
    supportedLngs: config.locales,
    ns: config.namespaces,
    defaultNS: config.defaultNamespace,
    initImmediate: false,
    fallbackLng: config.i18nextServer.fallbackLng,
    keySeparator: config.i18nextServer.keySeparator,
    interpolation: config.i18nextServer.interpolation,
  }),
);

/** A stand-in for each value of the law that a text of this language names. */
const lawOf = (locale: Locale): LawWords =>
  new Map(
    [...JSON.stringify(texts(locale)).matchAll(/\{law\.([\w.]+)\}/g)].map(([, name = '']) => [
      name,
      `(${name})`,
    ]),
  );

interface Entry {
  key: TextKey;
  /** Says the text without i18next. */
  say(values: Values): string;
  /** Whether the text has a form for one and one for more. */
  isPlural: boolean;
  placeholders: string[];
}

const namesIn = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

const entriesOf = (locale: Locale): Entry[] =>
  Object.entries(texts(locale)).flatMap(([namespace, all]: [string, Readonly<Record<string, string>>]) =>
    Object.entries(all).flatMap(([key, text]): Entry[] => {
      const [, stem, form] = /^(.+)_(one|other)$/.exec(key) ?? [];
      if (form === 'one') return [];
      const name = stem ?? key;
      const forms = { n_one: all[`${name}_one`] ?? '', n_other: text };
      return [
        {
          key: `${namespace}:${name}` as TextKey,
          isPlural: stem !== undefined,
          placeholders: namesIn(text),
          say: ({ count, ...values }) =>
            stem !== undefined && typeof count === 'number'
              ? plural(forms, 'n', { ...values, count }, locale)
              : fill(text, count === undefined ? values : { ...values, count }),
        },
      ];
    }),
  );

/** Each set of values to try: every sample in every placeholder, and none; each count where a text has one. */
function valuesFor({ isPlural, placeholders }: Entry): (Values | undefined)[] {
  const isCounted = isPlural || placeholders.includes('count');
  const filled = SAMPLES.map((sample) => Object.fromEntries(placeholders.map((name) => [name, sample])));
  return isCounted
    ? [...filled, {}].flatMap((values) => COUNTS.map((count) => ({ ...values, count })))
    : [...filled, {}, undefined];
}

describe.each(LOCALES)('what i18next gives to pages, `fill` and `plural` give elsewhere: %s', (locale) => {
  test('every text, with values, without them, and with each count', () => {
    const law = lawOf(locale);
    const t = translator(locale, law);
    const entries = entriesOf(locale);
    expect(entries.length).toBeGreaterThan(800);
    expect(entries.filter(({ isPlural }) => isPlural).length).toBeGreaterThan(20);
    const unlike = entries.flatMap((entry) =>
      valuesFor(entry).flatMap((values) => {
        const [page, elsewhere] = [t(entry.key, values), fillLaw(entry.say(values ?? {}), law)];
        return page === elsewhere ? [] : [`${entry.key} ${JSON.stringify(values)}: ${page} | ${elsewhere}`];
      }),
    );
    expect(unlike).toEqual([]);
  });
});

test('a text that its language lacks is an error, not another language’s text', async () => {
  const { readMore: _readMore, ...rest } = texts('nl').common;
  i18next.removeResourceBundle('nl', 'common');
  i18next.addResourceBundle('nl', 'common', rest);
  expect(() => translator('nl')('readMore')).toThrow('no interface text "readMore" in i18n/nl/common.json');
});
