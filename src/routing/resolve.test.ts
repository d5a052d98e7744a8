import { describe, expect, test } from 'vitest';
import { makeTable, page } from '../../tests/fixtures/make-snapshot.ts';
import { inLanguage, leadsSomewhere, localizedPath, pageLanguage } from './resolve.ts';

const HOUSE = {
  fr: '/fr/a-vendre/liege/maison-a-renover/4101/',
  nl: '/nl/te-koop/luik/huis-om-te-renoveren/4101/',
};

describe('an original path in a language', () => {
  test.each([
    ['/', 'fr', '/fr/'],
    ['/for-sale/', 'fr', '/fr/a-vendre/'],
    ['/for-sale/', 'nl', '/nl/te-koop/'],
    ['/for-sale', 'nl', '/nl/te-koop/'],
    ['/for-sale/?type=1#list', 'nl', '/nl/te-koop/?type=1#list'],
    ['/Blog/', 'nl', '/nl/blog/'],
    ['/property/4101/', 'fr', HOUSE.fr],
    ['/property/4101/', 'nl', HOUSE.nl],
    ['/fr/property/4101/', 'fr', HOUSE.fr],
    ['/fr/property/4101/?a=b', 'nl', `${HOUSE.nl}?a=b`],
    ['/blog/acheter/', 'fr', '/fr/blog/acheter-a-liege/'],
    ['/feedback/site-contact/', 'fr', '/fr/merci/site-contact/'],
    ['/feedback/site-contact/', 'nl', '/nl/bedankt/site-contact/'],
    ['/login/', 'nl', '/nl/login/'],
    [HOUSE.fr, 'nl', HOUSE.nl],
    ['/nl/te-koop/', 'fr', '/fr/a-vendre/'],
    ['/unknown/', 'nl', '/nl/unknown/'],
    ['/for-sale/unknown/', 'nl', '/nl/for-sale/unknown/'],
    ['/brochure.pdf', 'nl', '/brochure.pdf'],
    ['https://www.example.org/x', 'nl', 'https://www.example.org/x'],
    ['tel:+3240000000', 'nl', 'tel:+3240000000'],
    ['#top', 'nl', '#top'],
  ] as const)('%s in %s is %s', (original, locale, expected) => {
    expect(localizedPath(makeTable(), original, locale)).toBe(expected);
  });
});

test('a former address of a property is the one of today', () => {
  const table = makeTable(({ raw }) => {
    const addresses = [{ of: '/property/4101/', path: '/fr/a-vendre/liege/autrefois/4101/' }];
    raw['catalogue/known.json'] = JSON.stringify({ version: 2, addresses, properties: [] });
  });
  expect(leadsSomewhere(table, '/fr/a-vendre/liege/autrefois/4101/')).toBe(true);
  expect(localizedPath(table, '/fr/a-vendre/liege/autrefois/4101/#x', 'nl')).toBe(`${HOUSE.nl}#x`);
});

describe('a bare list path without an entry of its own', () => {
  const table = () =>
    makeTable(({ menu }) => {
      menu.splice(1, 1);
      menu.push(
        page('/offer/for-sale/', { path: { fr: '/offre/a-vendre/', nl: '/te-koop/' } }),
        page('/for-sale/new/', { path: { fr: '/neuf/', nl: '/te-koop/nieuwbouw/' } }),
        page('/not-for-sale/', {
          path: { fr: '/une-adresse-bien-plus-longue/', nl: '/een-veel-langer-adres/' },
        }),
      );
    });

  test.each([
    ['/for-sale/', 'fr', '/fr/offre/a-vendre/'],
    ['/for-sale/', 'nl', '/nl/te-koop/nieuwbouw/'],
    ['/for-sale/?city=x', 'nl', '/nl/te-koop/nieuwbouw/?city=x'],
    ['/for-rent/', 'fr', '/fr/a-louer/'],
    ['/contact/for-sale/', 'fr', '/fr/contact/for-sale/'],
  ] as const)(
    '%s in %s becomes %s: the longer entry of those with that segment',
    (path, locale, expected) => {
      expect(localizedPath(table(), path, locale)).toBe(expected);
    },
  );
});

describe('the same page in another language', () => {
  const table = () =>
    makeTable(({ site, properties }) => {
      site.options = { pageSize: 1 };
      properties.push(...properties.map((record) => ({ ...record, ID: 4102, TypeDescription: 'بيت جميل' })));
    });

  test.each([
    ['/fr/', 'nl', '/nl/'],
    ['/fr/a-vendre/', 'nl', '/nl/te-koop/'],
    ['/fr/a-vendre', 'nl', '/nl/te-koop/'],
    ['/fr/a-vendre/page/2/', 'nl', '/nl/te-koop/pagina/2/'],
    ['/fr/a-vendre/?type=1#map', 'nl', '/nl/te-koop/?type=1#map'],
    [HOUSE.fr, 'nl', HOUSE.nl],
    [HOUSE.nl, 'fr', HOUSE.fr],
    [encodeURI('/fr/a-vendre/liege/بيت-جميل/4102/'), 'nl', '/nl/te-koop/luik/بيت-جميل/4102/'],
    ['/fr/nowhere/', 'nl', '/nl/'],
    ['/fr/%E0%A4%A/', 'nl', '/nl/'],
    ['/for-sale/', 'nl', '/nl/'],
  ] as const)('%s in %s is %s', (path, locale, expected) => {
    expect(inLanguage(table(), path, locale)).toBe(expected);
  });
});

test.each([
  ['/nl/te-koop/', 'nl'],
  ['/for-sale/', 'fr'],
  ['/', 'fr'],
  ['/en/', 'fr'],
])('the page %s speaks %s: its prefix if enabled, else the default', (path, locale) => {
  expect(pageLanguage(makeTable(), path)).toBe(locale);
});

test.each([
  ['/contact/', true],
  ['/contact', true],
  ['/fr/a-vendre/?type=1', true],
  ['/property/4101/', true],
  ['/fr/property/', false],
  ['/moved/', true],
  ['/brochure.pdf', true],
  ['#top', true],
  ['mailto:a@example.org', true],
  ['/Contact/', false],
  ['/hidden/', false],
  ['contact/', false],
])('%s leads somewhere: %s', (address, expected) => {
  const table = makeTable(({ menu }) => {
    menu.push(page('/hidden/', {}, { status: 'Draft' }), page('/new/', { previousPaths: ['/moved/'] }));
  });
  expect(leadsSomewhere(table, address)).toBe(expected);
});
