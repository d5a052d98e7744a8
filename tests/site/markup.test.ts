import { describe, expect, test } from 'vitest';
import { expectNone } from './lib/expect-none.ts';
import { htmlValidator } from './lib/html-rules.ts';
import { MAIN, OUTPUTS, siteOf } from './lib/outputs.ts';
import type { Page } from './lib/page.ts';
import { contentPages, type Site } from './lib/site.ts';

/** Astro puts the style rule of its islands in front of the first island, where HTML allows no style. */
const ISLAND_STYLE = /<style>astro-island,[^<]*<\/style>/;

/** The pages to validate: all of a small site; two of each kind in every language for the agency's own. */
function sample(site: Site): Page[] {
  if (site.out !== MAIN.out) return [...site.pages.values()];
  const groups = Map.groupBy(site.pages.values(), ({ path, kind, lang }) => {
    const target = site.table.byPath.get(path)?.route.target;
    // Each page of the menu has its own screens; other pages are alike within their type.
    return target?.type === 'page' ? path : `${lang} ${target?.type ?? kind}`;
  });
  return [...groups.values()].flatMap((pages) => pages.slice(0, 2));
}

test('html-validate finds faults', async () => {
  const { results } = await htmlValidator.validateString(
    '<!doctype html><html lang="fr"><p><div></p><img></html>',
  );
  expect(results.flatMap(({ messages }) => messages).length).toBeGreaterThan(1);
});

describe.each(OUTPUTS)('$out', (output) => {
  const problems = (check: (page: Page) => string[]) =>
    [...siteOf(output).pages.values()].flatMap((page) =>
      check(page).map((problem) => `${page.path}: ${problem}`),
    );

  test('html-validate', async () => {
    const found: string[] = [];
    for (const { path, html } of sample(siteOf(output))) {
      const { results } = await htmlValidator.validateString(html.replace(ISLAND_STYLE, ''));
      for (const { messages } of results)
        found.push(
          ...messages.map((entry) => `${path}: ${entry.ruleId}: ${entry.message} (${entry.selector})`),
        );
    }
    expectNone(found);
  });

  test('exactly one h1 on each page', () =>
    expectNone(
      [...siteOf(output).pages.values()]
        .filter(({ kind }) => kind === 'page' || kind === 'notFound')
        .flatMap(({ path, headings }) => {
          const count = headings.filter(({ level }) => level === 1).length;
          return count === 1 ? [] : [`${path} has ${count}`];
        }),
    ));

  test('headings have a text and leave out no level on the way down', () =>
    expectNone(
      contentPages(siteOf(output)).flatMap(({ path, headings }) =>
        headings.flatMap(({ level, text }, index) => [
          ...(text === '' ? [`${path}: an empty h${level}`] : []),
          ...(level > (headings[index - 1]?.level ?? 2) + 1
            ? [`${path}: h${level} "${text}" after h${headings[index - 1]?.level}`]
            : []),
        ]),
      ),
    ));

  test('no style attribute, inline handler or script address', () =>
    expectNone(problems((page) => page.forbidden)));

  test('pictures have an alternative text and their size', () =>
    expectNone(
      problems((page) =>
        page.images
          .filter(({ alt, width, height }) => alt === null || !Number(width) || !Number(height))
          .map(({ src, alt, width, height }) => `${src} alt ${alt} width ${width} height ${height}`),
      ),
    ));

  test('language links keep the page', () => {
    const site = siteOf(output);
    expectNone(
      contentPages(site).flatMap((page) => {
        const entry = site.table.byPath.get(page.path);
        if (!entry || site.table.locales.length < 2) return [];
        return site.table.locales.flatMap((locale) => {
          const links = page.languageLinks.filter((link) => link.locale === locale);
          const isRight = ({ href }: { href: string }) => {
            const other = site.table.byPath.get(href);
            return other?.route === entry.route && other.locale === locale && other.page === entry.page;
          };
          return links.length > 0 && links.every(isRight)
            ? []
            : [`${page.path}: ${locale} leads to ${links.map(({ href }) => href).join(', ') || 'nowhere'}`];
        });
      }),
    );
  });
});
