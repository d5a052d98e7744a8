import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectNone } from './lib/expect-none.ts';
import { MAIN, OUTPUTS, siteOf } from './lib/outputs.ts';
import type { Page } from './lib/page.ts';
import { contentPages, isNoindex, isOriginal, pathOf, type Site } from './lib/site.ts';

/** The locations of a sitemap, including those of the sitemaps that an index names. */
function locations(site: Site, file: string): { path: string; alternates: string[] }[] {
  const xml = readFileSync(join(site.out, file), 'utf8');
  const maps = [...xml.matchAll(/<sitemap>\s*<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  if (maps.length > 0) return maps.flatMap((address) => locations(site, pathOf(site, address) ?? address));
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    path: pathOf(site, /<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? '') ?? entry,
    alternates: [...entry.matchAll(/<xhtml:link[^>]*href="([^"]+)"/g)].map((match) => match[1] ?? ''),
  }));
}

const alternateSet = (page: Page): string =>
  page.alternates
    .map(({ hreflang, href }) => `${hreflang} ${href}`)
    .sort()
    .join(', ');

function alternateProblems(site: Site, page: Page): string[] {
  const names = page.alternates.map(({ hreflang }) => hreflang);
  if (!isOriginal(site, page)) return names.length > 0 ? ['is no original, but has hreflang'] : [];
  return [
    ...(names.includes('x-default') ? [] : ['has no x-default']),
    ...(new Set(names).size === names.length ? [] : ['names a language twice']),
    ...(page.alternates.some(
      ({ hreflang, href }) => hreflang === page.lang && pathOf(site, href) === page.path,
    )
      ? []
      : ['does not name itself']),
    ...page.alternates.flatMap(({ hreflang, href }) => {
      const other = site.pages.get(pathOf(site, href) ?? '');
      if (other?.kind !== 'page') return [`${hreflang}: ${href} is no page`];
      if (hreflang !== 'x-default' && other.lang !== hreflang)
        return [`${hreflang}: ${href} is ${other.lang}`];
      return alternateSet(other) === alternateSet(page)
        ? []
        : [`${hreflang}: ${href} does not name the same pages`];
    }),
  ];
}

test(`in ${MAIN.out}, titles of originals are there once in a language, descriptions are there`, () => {
  const site = siteOf(MAIN);
  const originals = contentPages(site).filter((page) => isOriginal(site, page));
  const byTitle = Map.groupBy(originals, (page) => `${page.lang} "${page.title.trim()}"`);
  expectNone([
    ...[...byTitle].flatMap(([title, pages]) =>
      pages.length > 1 ? [`${pages.map((page) => page.path).join(', ')} share ${title}`] : [],
    ),
    ...originals.filter((page) => page.title.trim() === '').map((page) => `${page.path} has no title`),
    ...originals
      .filter((page) => !/<meta name="description" content="[^"]+"/.test(page.html))
      .map((page) => `${page.path} has no description`),
  ]);
});

describe.each(OUTPUTS)('$out', (output) => {
  const problems = (check: (site: Site, page: Page) => string[]) => {
    const site = siteOf(output);
    return contentPages(site).flatMap((page) =>
      check(site, page).map((problem) => `${page.path}: ${problem}`),
    );
  };

  test('hreflang is mutual, leads to pages, and has x-default', () =>
    expectNone(problems(alternateProblems)));

  test('each page names itself or its original as canonical', () =>
    expectNone(
      problems((site, page) => {
        const original = site.pages.get(pathOf(site, page.canonicals[0] ?? '') ?? '');
        if (page.canonicals.length !== 1) return [`has ${page.canonicals.length} canonical addresses`];
        if (!original) return [`${page.canonicals[0]} is no page`];
        return pathOf(site, original.canonicals[0] ?? '') === original.path
          ? []
          : [`${page.canonicals[0]} names another page as its original`];
      }),
    ));

  test('the sitemap lists the originals and nothing else', () => {
    const site = siteOf(output);
    const listed = locations(site, 'sitemap-index.xml');
    const originals = contentPages(site).filter((page) => isOriginal(site, page));
    const paths = listed.map(({ path }) => path);
    expectNone([
      ...originals.filter(({ path }) => !paths.includes(path)).map(({ path }) => `${path} is missing`),
      ...paths
        .filter((path) => !originals.some((page) => page.path === path))
        .map((path) => `${path} is listed`),
      ...paths
        .filter((path, index) => paths.indexOf(path) !== index)
        .map((path) => `${path} is listed twice`),
      ...listed.flatMap(({ path, alternates }) =>
        alternates
          .filter((address) => !site.pages.has(pathOf(site, address) ?? ''))
          .map((address) => `${path}: ${address} is no page`),
      ),
    ]);
  });

  test('robots.txt names the sitemap', () => {
    const site = siteOf(output);
    expect(readFileSync(join(site.out, 'robots.txt'), 'utf8')).toContain(
      `Sitemap: ${site.origin}/sitemap-index.xml`,
    );
  });

  test('JSON-LD can be read and says what it is', () =>
    expectNone(
      problems((_, page) =>
        page.jsonLd.flatMap((text) => {
          try {
            const data: Record<string, unknown> = JSON.parse(text);
            return data['@context'] && (data['@type'] || data['@graph']) ? [] : ['no @context or no @type'];
          } catch (error) {
            return [String(error)];
          }
        }),
      ),
    ));

  test('what is not to be indexed says so, the rest does not', () => {
    const site = siteOf(output);
    expectNone(
      contentPages(site).flatMap((page) => {
        const route = site.table.byPath.get(page.path)?.route;
        return route && route.indexable === isNoindex(page) ? [`${page.path}: robots "${page.robots}"`] : [];
      }),
    );
    expectNone(
      [...site.pages.values()]
        .filter((page) => page.kind === 'notFound' && !isNoindex(page))
        .map((page) => page.path),
    );
  });
});
