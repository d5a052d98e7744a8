import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isLocale } from '../../src/i18n/locales.ts';
import { languageOf } from '../../src/routing/address.ts';
import { expectNone } from './lib/expect-none.ts';
import { foreignTextIn, rawKeyIn, textsInScript } from './lib/interface-texts.ts';
import { OUTPUTS, siteOf } from './lib/outputs.ts';
import type { Phrase } from './lib/page.ts';
import type { Site } from './lib/site.ts';
import { readSnapshotTexts } from './lib/snapshot-texts.ts';

/** Texts that only a programming error can put on a page. */
const LEFTOVERS = /\bundefined\b|\bNaN\b|\[object \w+\]|\{\{.*?\}\}|\{\{|\}\}/g;

/** Placeholders that are replaced even in editors' texts. */
const PLACEHOLDERS = /\{(FOR_SALE_TOTAL|FOR_RENT_TOTAL|YEAR)\}/g;

/** Each phrase of a site once per language, with the first page that contains it. */
function distinctPhrases(site: Site): (Phrase & { path: string })[] {
  const phrases = new Map<string, Phrase & { path: string }>();
  for (const page of site.pages.values()) {
    for (const phrase of page.phrases) {
      const key = `${phrase.lang} ${phrase.text}`;
      if (!phrases.has(key)) phrases.set(key, { ...phrase, path: page.path });
    }
  }
  return [...phrases.values()];
}

describe.each(OUTPUTS)('$out', (output) => {
  const problems = (check: (phrase: Phrase) => string | undefined) =>
    distinctPhrases(siteOf(output)).flatMap((phrase) => {
      const problem = check(phrase);
      return problem ? [`${phrase.path}: ${problem} in "${phrase.text.slice(0, 120)}" (${phrase.lang})`] : [];
    });

  test('the language of a page is that of its address', () => {
    expectNone(
      [...siteOf(output).pages.values()]
        .filter(({ path, lang }) => languageOf(path) && lang !== languageOf(path))
        .map(({ path, lang }) => `${path} is ${lang}`),
    );
  });

  test('no interface key stands for its text', () =>
    expectNone(
      problems(({ text }) => {
        const key = rawKeyIn(text);
        return key && `the key ${key}`;
      }),
    ));

  test('no leftover of the program, unless an editor wrote it', () => {
    const { all } = readSnapshotTexts(output.snapshot);
    expectNone(
      problems(
        ({ text }) =>
          text.match(PLACEHOLDERS)?.[0] ?? text.match(LEFTOVERS)?.find((leftover) => !all.includes(leftover)),
      ),
    );
  });

  test('interface texts are in the language around them', () =>
    expectNone(
      problems(({ text, lang }) => {
        const foreign = isLocale(lang) ? foreignTextIn(text, lang) : undefined;
        return foreign && `the ${foreign.locale} text "${foreign.text}"`;
      }),
    ));

  test('no script contains i18next or an interface text: the page gives it those of its language', () => {
    const { files, out } = siteOf(output);
    const scripts = [...files].filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(20);
    expectNone(
      scripts.flatMap((file) => {
        const source = readFileSync(join(out, file), 'utf8');
        const isI18next = /pluralSeparator|missingInterpolationHandler/.test(source);
        return [...(isI18next ? ['i18next'] : []), ...textsInScript(source)].map(
          (what) => `${file}: ${what}`,
        );
      }),
    );
  });

  test('texts of the snapshot carry the language they are in', () => {
    const { languages } = readSnapshotTexts(output.snapshot);
    expectNone(
      problems(({ text, lang }) => {
        const written = languages.get(text);
        // A text that is the same in several languages is a name.
        return isLocale(lang) && written?.size === 1 && !written.has(lang)
          ? `a text in ${[...written]}`
          : undefined;
      }),
    );
  });
});
