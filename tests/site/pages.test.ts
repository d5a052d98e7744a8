import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../src/i18n/locales.ts';
import { FORM_IDS } from '../../src/routing/forms.ts';
import { expectNone } from './lib/expect-none.ts';
import { MAIN, OUTPUTS, siteOf } from './lib/outputs.ts';
import { resolveAddress } from './lib/site.ts';

/** The page table of the specification (section 2): original path and French path, if given. */
const PAGES: [original: string, french?: string][] = [
  ['/', '/fr/'],
  ['/for-sale/', '/fr/a-vendre/'],
  ['/for-rent/', '/fr/a-louer/'],
  ['/contact/', '/fr/contact/'],
  ['/demand-register/', '/fr/inscription/'],
  ['/contact-demand/', '/fr/estimation-gratuite/'],
  ['/Over-ons/', '/fr/qui-sommes-nous/'],
  ['/Over-ons/Notre-équipe/'],
  ['/Over-ons/References/'],
  ['/Over-ons/Documentation/'],
  ['/Gestion/', '/fr/gestion-privative/'],
  ['/Syndic/', '/fr/syndic/'],
  ['/Blog/', '/fr/blog/'],
  ['/Privacy/'],
  ['/Cookie-policy/'],
  ['/Disclaimer/'],
  ['/login/', '/fr/login/'],
  ...FORM_IDS.map((form): [string, string] => [`/feedback/${form}/`, `/fr/merci/${form}/`]),
];

describe(`the specification's pages in ${MAIN.out}`, () => {
  test.each(PAGES)('%s', (original, french) => {
    const { pages, table } = siteOf(MAIN);
    const route = table.byKey.get(original);
    expect(route, `${original} is in the route table`).toBeDefined();
    if (french) expect(route?.paths.fr).toBe(french);
    for (const locale of LOCALES) {
      const path = route?.paths[locale] ?? '';
      expect(path).toMatch(new RegExp(`^/${locale}/([a-z0-9-]+/)*$`));
      expect(pages.get(path)?.kind, path).toBe('page');
    }
  });

  test('properties stand under their list: /fr/a-vendre/{city}/{slug}/{id}/', () => {
    const { table } = siteOf(MAIN);
    const properties = table.routes.filter((route) => route.target.type === 'property');
    expect(properties.length).toBeGreaterThanOrEqual(30);
    expectNone(
      properties
        .map((route) => route.paths.fr)
        .filter((path) => !/^\/fr\/(a-vendre|a-louer)\/[\p{L}\d-]+\/[\p{L}\d-]+\/\d+\/$/u.test(path)),
    );
  });

  test('ten articles stand at /fr/blog/{slug}/', () => {
    const articles = siteOf(MAIN).table.routes.filter((route) => route.target.type === 'article');
    expect(articles.length).toBeGreaterThanOrEqual(10);
    expectNone(
      articles.map((route) => route.paths.fr).filter((path) => !/^\/fr\/blog\/[a-z0-9-]+\/$/.test(path)),
    );
  });

  test('Extra leads to the home page, its sub-pages to other sites', () => {
    const { table } = siteOf(MAIN);
    const target = (from: string) => table.redirects.find((redirect) => redirect.from === from);
    expect(target('/Extra/')).toMatchObject({ to: '/', status: 302 });
    for (const page of ['/Extra/Portail-syndic/', '/Extra/Portail-gestion/'])
      expect(target(page)?.to, page).toMatch(/^https:\/\//);
  });
});

test('a page with a logo of its own shows it, the others the agency’s', () => {
  const { pages } = siteOf({ out: 'dist-fixture', snapshot: 'tests/fixtures/snapshot' });
  const logo = (path: string) => /class="logo" src="([^"]+)"/.exec(pages.get(path)?.html ?? '')?.[1];
  expect(logo('/nl/contact/')).toContain('/contact.');
  expect(logo('/nl/')).toContain('/logo.');
});

describe.each(OUTPUTS)('$out', (output) => {
  test('every entry of the route table is a page in each language, with each page of its list', () => {
    const { table, pages } = siteOf(output);
    expectNone([...table.byPath.keys()].filter((path) => pages.get(path)?.kind !== 'page'));
  });

  test('every page is in the route table', () => {
    const { table, pages } = siteOf(output);
    expectNone(
      [...pages.values()]
        .filter(({ kind, path }) => kind === 'page' && !table.byPath.has(path))
        .map(({ path }) => path),
    );
  });

  test('each page of a section marks it in the header’s menu and in the drawer', () => {
    const { table, pages } = siteOf(output);
    const lists = ['/for-sale/', '/for-rent/'].flatMap((key) => table.byKey.get(key) ?? []);
    expectNone(
      [...table.byPath].flatMap(([path, { route, locale, page }]) => {
        const list = lists.find(({ paths }) => route.breadcrumb[locale][0]?.path === paths[locale]);
        if (!list) return [];
        const state = route === list && page === 1 ? 'page' : 'true';
        const links = pages.get(path)?.html.split(`<a href="${list.paths[locale]}" aria-current="${state}"`);
        return links?.length === 3 ? [] : [path];
      }),
    );
  });

  test('redirects of the route table: in _redirects with their status, and as a page that sends on', () => {
    const site = siteOf(output);
    const rules = new Map(site.redirects.map((rule) => [decodeURI(rule.from), rule]));
    expectNone(
      site.table.redirects.flatMap(({ from, to, status }) => {
        const rule = rules.get(from);
        const page = site.pages.get(from);
        return [
          ...(rule && decodeURI(rule.to) === to && rule.status === status
            ? []
            : [
                `_redirects: ${from} ${to} ${status}, found ${rule ? `${rule.to} ${rule.status}` : 'nothing'}`,
              ]),
          ...(page?.refresh && decodeURI(page.refresh).endsWith(`=${to}`)
            ? []
            : [`${from} is no page that sends on to ${to}`]),
        ];
      }),
    );
  });

  test('the bare address leads to every language without JavaScript', () => {
    const site = siteOf(output);
    const root = site.pages.get('/');
    const reached = root?.links.map(({ href }) => href) ?? [];
    const { table } = site;
    expectNone([
      ...table.locales
        .map((locale) => `/${locale}/`)
        .filter((path) => !reached.includes(path) && table.locales.length > 1),
      ...(root ? [] : ['there is no index.html']),
    ]);
  });

  test('page not found in every language', () => {
    const { table, files } = siteOf(output);
    expectNone(table.locales.map((locale) => `/${locale}/404.html`).filter((file) => !files.has(file)));
  });

  test('the name of a feed has the agency’s once', () => {
    const { pages, snapshot } = siteOf(output);
    const feeds = [...pages.values()].flatMap(({ html }) =>
      [...html.matchAll(/<link rel="alternate" type="application\/rss\+xml" title="([^"]*)"/g)].map(
        ([, name = '']) => name,
      ),
    );
    expect(feeds.length).toBeGreaterThan(0);
    expectNone(feeds.filter((name) => name.split(snapshot.site.name).length !== 2));
  });

  test('a feed in every language, its articles are pages', () => {
    const site = siteOf(output);
    expectNone(
      site.table.locales.flatMap((locale) => {
        const file = `/${locale}/rss.xml`;
        if (!site.files.has(file)) return [`${file} is missing`];
        const links = [
          ...readFileSync(join(site.out, file), 'utf8').matchAll(/<item>.*?<link>([^<]+)<\/link>/gs),
        ];
        return links
          .map((match) => match[1] ?? '')
          .filter((address) => resolveAddress(site, '/', address).type !== 'page')
          .map((address) => `${file}: ${address} is no page`);
      }),
    );
  });
});
