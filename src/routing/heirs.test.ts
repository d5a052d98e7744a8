import { describe, expect, test } from 'vitest';
import {
  makeSnapshot,
  page,
  propertyRecords,
  type SnapshotFiles,
} from '../../tests/fixtures/make-snapshot.ts';
import { KNOWN_FILE, knownText } from '../snapshot/known.ts';
import type { KnownAddress } from '../snapshot/schema/known.ts';
import { buildRouteTable } from './table.ts';

type Alter = (files: SnapshotFiles) => void;

/** The site of a snapshot whose memory has these addresses. */
const siteWith = (addresses: readonly KnownAddress[], alter: Alter = () => {}) =>
  buildRouteTable(
    makeSnapshot((files) => {
      files.raw[KNOWN_FILE] = knownText({ addresses, properties: [] });
      alter(files);
    }),
  );

const led = ({ table }: ReturnType<typeof siteWith>, from: string): string | undefined =>
  table.redirects.find((redirect) => redirect.from === from)?.to;

describe('a published address leads to the page of today', () => {
  test.each<[string, KnownAddress, string, string, Alter?]>([
    ['a renamed page', { of: 'page:contact', path: '/fr/nous-ecrire/' }, '/fr/nous-ecrire/', '/fr/contact/'],
    ['a page by its original path', { of: 'page:contact', path: '/Ecrire/' }, '/Ecrire/', '/fr/contact/'],
    ['the same in a language', { of: 'page:contact', path: '/Ecrire/' }, '/nl/Ecrire/', '/nl/contact/'],
    [
      'a retitled article',
      { of: 'article:acheter', path: '/fr/b/x/' },
      '/fr/b/x/',
      '/fr/blog/acheter-a-liege/',
    ],
    [
      'a city whose name has changed',
      { of: 'landing:sale/city/1', path: '/fr/a-vendre/luttich/' },
      '/fr/a-vendre/luttich/',
      '/fr/a-vendre/liege/',
    ],
    [
      'a form that the menu has now',
      { of: 'form:testimonial', path: '/fr/avis/' },
      '/fr/avis/',
      '/fr/votre-avis/',
      ({ menu }) => menu.push(page('/testimonial/', { path: { fr: '/votre-avis/' } })),
    ],
    [
      'a page that redirects now',
      { of: 'page:r', path: '/fr/vieux/' },
      '/fr/vieux/',
      '/fr/contact/',
      ({ menu }) => menu.push(page('/r/', { redirect: true, redirectUrl: '/contact/' })),
    ],
    [
      'a project with a site of its own now',
      { of: 'project:7', path: '/fr/projets/x/7/' },
      '/fr/projets/x/7/',
      'https://projet.example/',
      ({ projects }) =>
        projects.push({
          ID: 7,
          language: 'fr',
          Name: 'Projet',
          Zip: '4000',
          City: 'Liège',
          ExternalWeb: 'https://projet.example/',
        }),
    ],
  ])('%s', (_, address, from, to, alter) => expect(led(siteWith([address], alter), from)).toBe(to));

  const inGerman: Alter = (files) => {
    files.languages.languages.push({ code: 'de', use: true });
    files.site.options = { pageSize: 1 };
    files.properties = [...propertyRecords(1), ...propertyRecords(2)];
  };

  test.each<[KnownAddress, string, string]>([
    [{ of: 'form:contact-demand', path: '/de/bewertung-anfragen/' }, '', '/de/schaetzung-anfragen/'],
    [{ of: 'form:testimonial', path: '/de/ihre-bewertung/' }, '', '/de/ihre-kundenmeinung/'],
    [{ of: 'page:for-sale', path: '/de/for-sale/', pages: 2 }, '', '/de/zu-verkaufen/'],
    [{ of: 'page:for-sale', path: '/de/for-sale/', pages: 2 }, 'seite/2/', '/de/zu-verkaufen/seite/2/'],
    [{ of: 'landing:sale/city/1', path: '/de/for-sale/liege/' }, '', '/de/zu-verkaufen/liege/'],
    [
      { of: 'property:1', path: '/de/for-sale/liege/maison-a-renover/1/' },
      '',
      '/de/zu-verkaufen/liege/maison-a-renover/1/',
    ],
  ])('%j%s after the site’s own words for addresses have changed', (address, rest, to) =>
    expect(led(siteWith([address], inGerman), address.path + rest)).toBe(to),
  );

  test('each page of a list to the same page, those that it has no more to its first', () => {
    const site = siteWith([{ of: 'page:for-sale', path: '/fr/acheter/', pages: 4 }], (files) => {
      files.site.options = { pageSize: 1 };
      files.properties = [...propertyRecords(1), ...propertyRecords(2)];
    });
    expect(led(site, '/fr/acheter/page/2/')).toBe('/fr/a-vendre/page/2/');
    expect(led(site, '/fr/acheter/page/3/')).toBe('/fr/a-vendre/');
  });

  test('the pages that a list at the same address has no more to its first', () => {
    const site = siteWith([{ of: 'page:for-sale', path: '/fr/a-vendre/', pages: 3 }]);
    expect(led(site, '/fr/a-vendre/page/3/')).toBe('/fr/a-vendre/');
    expect(led(site, '/fr/a-vendre/')).toBeUndefined();
  });
});

describe('an address whose page is gone', () => {
  const GONE: KnownAddress = { of: 'landing:sale/city/9', path: '/fr/a-vendre/ans/', under: 'page:for-sale' };
  const above = (of: string, under: string): KnownAddress => ({
    of,
    path: `/fr/${of.replace(':', '/')}/`,
    under,
  });

  test('leads to the page above it, and its pages to that one’s first', () => {
    const site = siteWith([{ ...GONE, pages: 2 }]);
    expect(led(site, '/fr/a-vendre/ans/')).toBe('/fr/a-vendre/');
    expect(led(site, '/fr/a-vendre/ans/page/2/')).toBe('/fr/a-vendre/');
    expect(site.faults).toEqual([]);
  });

  test('leads past pages that are gone too', () =>
    expect(
      led(
        siteWith([{ ...GONE, under: 'page:a' }, above('page:a', 'page:b'), above('page:b', 'page:contact')]),
        GONE.path,
      ),
    ).toBe('/fr/contact/'));

  test.each<[string, string]>([
    ['which is the home page', 'page:home'],
    ['which nobody knows', 'page:unknown'],
    ['in a circle', 'page:a'],
  ])('and the page above it, %s: it leads nowhere, and the check says so', (_, under) => {
    const site = siteWith([
      { ...GONE, under },
      { ...above('page:a', 'page:a'), forgotten: true },
    ]);
    expect(led(site, GONE.path)).toBeUndefined();
    expect(site.faults).toMatchObject([
      { level: 'warning', id: GONE.of, found: expect.stringContaining(GONE.path) as string },
    ]);
  });

  test('is no warning once a page takes it over, or it is forgotten', () => {
    const orphan: KnownAddress = { of: 'page:gone', path: '/fr/gone/' };
    const taken = siteWith([orphan], ({ menu }) => menu.push(page('/x/', { previousPaths: ['/fr/gone/'] })));
    expect(led(taken, '/fr/gone/')).toBe('/fr/x/');
    expect(taken.faults).toEqual([]);
    expect(siteWith([{ ...orphan, forgotten: true }]).faults).toEqual([]);
  });
});

test('a forgotten address leads nowhere, though its page is there', () =>
  expect(led(siteWith([{ of: 'page:contact', path: '/fr/x/', forgotten: true }]), '/fr/x/')).toBeUndefined());
