import { expect, test } from 'vitest';
import { makeSnapshot, propertyRecords } from '../../../tests/fixtures/make-snapshot.ts';
import { buildRouteTable } from '../../routing/table.ts';
import { sitemapEntries } from './sitemap.ts';

type Alter = Parameters<typeof makeSnapshot>[0];

function entriesOf(alter?: Alter) {
  const snapshot = makeSnapshot(alter);
  return sitemapEntries(snapshot, buildRouteTable(snapshot).table);
}

const SITE = 'https://www.test-immo.example';

test('a page in two languages names both, and the default one as x-default', () => {
  const links = [
    { lang: 'fr', url: `${SITE}/fr/a-vendre/` },
    { lang: 'nl', url: `${SITE}/nl/te-koop/` },
    { lang: 'x-default', url: `${SITE}/fr/a-vendre/` },
  ];
  const entries = entriesOf();
  expect(entries.get(`${SITE}/fr/a-vendre/`)).toEqual({ url: `${SITE}/fr/a-vendre/`, links });
  expect(entries.get(`${SITE}/nl/te-koop/`)).toEqual({ url: `${SITE}/nl/te-koop/`, links });
});

test('pages that only repeat another language are left out', () => {
  const entries = entriesOf();
  expect(entries.get(`${SITE}/fr/blog/acheter-a-liege/`)).toMatchObject({
    lastmod: '2026-09-14',
    links: [{ lang: 'fr' }, { lang: 'x-default' }],
  });
  expect(entries.has(`${SITE}/nl/blog/acheter-a-liege/`)).toBe(false);
});

test('pages that are not to be indexed are left out', () => {
  const addresses = [
    ...entriesOf(({ menu, properties }) => {
      for (const page of menu) if (page.path === '/contact/') page.params.metadata = { isActiveSEO: false };
      properties.push(...propertyRecords(4102, { Marquee: 3 }));
    }).keys(),
  ];
  expect(addresses.filter((url) => /contact|4102|login|merci/.test(url))).toEqual([]);
  expect(addresses).toContain(`${SITE}/fr/a-vendre/liege/maison-a-renover/4101/`);
});

test('every page of a list is there', () => {
  const addresses = [
    ...entriesOf(({ site, properties }) => {
      site.options = { pageSize: 1 };
      properties.push(...propertyRecords(4102));
    }).keys(),
  ];
  expect(addresses).toEqual(
    expect.arrayContaining([
      `${SITE}/fr/a-vendre/`,
      `${SITE}/fr/a-vendre/page/2/`,
      `${SITE}/nl/te-koop/pagina/2/`,
    ]),
  );
});

test('addresses are percent-encoded, and the last change is given', () => {
  const entries = entriesOf(({ menu, properties }) => {
    for (const page of menu) {
      if (page.path !== '/contact/') continue;
      page.params.path = { fr: '/équipe/' };
      page.modifyDate = '2026-10-04T14:30';
    }
    properties.splice(0, 2, ...propertyRecords(4101, { CreateDate: '2026-09-01' }));
  });
  expect(entries.get(`${SITE}/fr/%C3%A9quipe/`)?.lastmod).toBe('2026-10-04T14:30:00+02:00');
  expect(entries.get(`${SITE}/fr/a-vendre/liege/maison-a-renover/4101/`)?.lastmod).toBe('2026-09-01');
});
