import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { texts } from '../../src/i18n/texts.ts';
import { perObject } from '../../src/snapshot/per-object.ts';
import { fill } from '../../src/ui/fill.ts';
import { expectNone } from './lib/expect-none.ts';
import { OUTPUTS, siteOf } from './lib/outputs.ts';
import { contentPages, type Site } from './lib/site.ts';

type Number = 'one' | 'several' | 'crm';

const ENDINGS: Record<Number, string> = { one: '_one', several: '_other', crm: '.crm' };

/** The product's words for types in a language. */
const words = (locale: Locale, number: Number): string[] =>
  Object.entries(texts(locale).types)
    .filter(([key]) => key.endsWith(ENDINGS[number]))
    .map(([, word]) => word);

const all = (locale: Locale): string[] => [
  ...words(locale, 'one'),
  ...words(locale, 'several'),
  ...words(locale, 'crm'),
];

/** Nouns of the CRM that no page may show as they are. */
const crmOnly = (locale: Locale): string[] =>
  words(locale, 'crm').filter(
    (name) => !words(locale, 'one').includes(name) && !words(locale, 'several').includes(name),
  );

/** Words for types of the other languages that are none in this one. */
const foreign = (locale: Locale): string[] =>
  LOCALES.filter((other) => other !== locale)
    .flatMap(all)
    .filter((word) => !all(locale).includes(word));

/** Whether a text has a word as a whole. */
const has = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{M}])${RegExp.escape(word)}(?![\\p{L}\\p{M}])`, 'u').test(text);

/** What is wrong with the title of a type's list that stands over so many properties. */
function faults(title: string, locale: Locale, count: number): string[] {
  const { listing } = texts(locale);
  const isOf = (name: string) =>
    [listing['landing.sale.type'], listing['landing.rent.type']].some(
      (text) => fill(text, { name }) === title,
    );
  const singulars = words(locale, 'one').filter((word) => !words(locale, 'several').includes(word));
  return [
    ...(count > 1 && singulars.some(isOf) ? [`a singular over ${count}`] : []),
    ...crmOnly(locale).flatMap((name) => (isOf(name) ? [`the CRM's "${name}"`] : [])),
    ...foreign(locale).flatMap((word) => (has(title, word) ? [`"${word}" of another language`] : [])),
  ].map((fault) => `${fault} in "${title}"`);
}

/** The parts of an element's text that are in the page's own language. */
function ownText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll('[lang]')) part.remove();
  return copy.textContent?.trim() ?? '';
}

/** The pages of types, with the number of properties that each stands over. */
const typePages = perObject((site: Site) =>
  site.table.routes
    .filter(({ target }) => target.type === 'landing' && target.by === 'type')
    .flatMap(({ paths }) =>
      site.table.locales.flatMap((locale) => {
        const page = site.pages.get(paths[locale]);
        const [header] = /<header class="list-header.*?<\/header>/s.exec(page?.html ?? '') ?? [];
        if (!page || header === undefined) return [];
        const { document } = parseHTML(`<html><body>${header}</body></html>`);
        const count = Number(/\d+/.exec(document.querySelector('[data-list-total]')?.textContent ?? '')?.[0]);
        const heading = document.querySelector('h1, h2');
        return heading ? [{ page, locale, count, heading }] : [];
      }),
    ),
);

describe.each(OUTPUTS)('$out', (output) => {
  test('the title of a type’s list is one phrase in the number of its properties', () => {
    const pages = typePages(siteOf(output));
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.map(({ count }) => count)).not.toContain(Number.NaN);
    expectNone(
      pages.flatMap(({ page, locale, count, heading }) => {
        const isMarked = heading.querySelector('[lang]') !== null;
        return [
          ...faults(ownText(heading), locale, count),
          ...(isMarked ? [] : faults(page.title.split(' · ')[0] ?? '', locale, count)),
        ].map((fault) => `${page.path}: ${fault}`);
      }),
    );
  });

  test('nowhere does a noun of the CRM, or of another language, stand as a label', () => {
    const site = siteOf(output);
    const banned = new Map(
      LOCALES.map((locale): [string, Set<string>] => [
        locale,
        new Set([...crmOnly(locale), ...foreign(locale)]),
      ]),
    );
    expectNone(
      contentPages(site)
        // A hostile text is read in pieces, one of which may be such a noun.
        .filter(({ html }) => !html.includes('__xss'))
        .flatMap(({ path, phrases }) =>
          phrases
            .filter(({ text, lang }) => banned.get(lang)?.has(text.trim()))
            .map(({ text, lang }) => `${path}: "${text}" (${lang})`),
        ),
    );
  });

  test('plots and garages promise no energy certificate', () => {
    const site = siteOf(output);
    const without = LOCALES.flatMap((locale) =>
      (['land', 'garage'] as const).flatMap((kind) => [
        texts(locale).types[`${kind}_one`],
        texts(locale).types[`${kind}_other`],
      ]),
    );
    expectNone(
      typePages(site)
        .filter(({ heading }) => without.some((word) => (heading.textContent ?? '').includes(word)))
        .filter(({ page }) => /<meta[^>]*description[^>]*(?:PEB|EPB|EPC|certifi|Energie)/i.test(page.html))
        .map(({ page }) => page.path),
    );
  });
});

test.each<[title: string, locale: Locale, count: number]>([
  ['House for sale', 'en', 8],
  ['Commerciale à louer', 'fr', 1],
  ['Industrie te koop', 'nl', 2],
  ['Maison zu verkaufen', 'de', 1],
  ['Maisons zu verkaufen', 'de', 3],
])('"%s" (%s, %i) would be found', (title, locale, count) =>
  expect(faults(title, locale, count)).not.toEqual([]),
);
