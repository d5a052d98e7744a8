import { describe, expect, test } from 'vitest';
import { makeTable, page } from '../../tests/fixtures/make-snapshot.ts';
import type { RouteTable } from './route.ts';

const target = (table: RouteTable, from: string) => {
  const found = table.redirects.filter((redirect) => redirect.from === from);
  expect(found.length).toBeLessThan(2);
  return found[0] && `${found[0].status} ${found[0].to}`;
};

test.each([
  ['/for-sale/', '301 /fr/a-vendre/'],
  ['/nl/for-sale/', '301 /nl/te-koop/'],
  ['/Blog/', '301 /fr/blog/'],
  ['/nl/Blog/', '301 /nl/blog/'],
  ['/property/4101/', '301 /fr/a-vendre/liege/maison-a-renover/4101/'],
  ['/blog/acheter/', '301 /fr/blog/acheter-a-liege/'],
  ['/feedback/contact-me/', '301 /fr/merci/contact-me/'],
  ['/nl/feedback/contact-me/', '301 /nl/bedankt/contact-me/'],
  ['/login/', '301 /fr/login/'],
  ['/', undefined],
  ['/fr/', undefined],
  ['/fr/contact/', undefined],
  ['/for-sale/city/liege/', undefined],
])('the original path %s redirects: %s', (from, expected) => {
  expect(target(makeTable(), from)).toBe(expected);
});

test.each([
  ['/for-sale/', '301 /fr/offre/a-vendre/'],
  ['/fr/for-sale/', '301 /fr/offre/a-vendre/'],
  ['/nl/for-sale/', '301 /nl/aanbod/for-sale/'],
  ['/Aanbod/for-sale/', '301 /fr/offre/a-vendre/'],
  ['/buy/', '302 /fr/offre/a-vendre/'],
  ['/nl/buy/', '302 /nl/aanbod/for-sale/'],
])('with the list below another page, %s redirects: %s', (from, expected) => {
  const table = makeTable(({ menu }) => {
    menu.splice(1, 1);
    menu.push(page('/Aanbod/for-sale/', { path: { fr: '/offre/a-vendre/' } }));
    menu.push(page('/buy/', { redirect: true, redirectUrl: '/for-sale/' }));
  });
  expect(target(table, from)).toBe(expected);
});

test.each([
  ['/Over-ons/Notre-équipe/', '301 /fr/notre-Équipe/'],
  ['/Over-ons/Notre-equipe/', '301 /fr/notre-Équipe/'],
  ['/over-ons/notre-équipe/', '301 /fr/notre-Équipe/'],
  ['/over-ons/notre-equipe/', '301 /fr/notre-Équipe/'],
  ['/nl/over-ons/notre-équipe/', '301 /nl/over-ons/notre-equipe/'],
  ['/fr/notre-équipe/', '301 /fr/notre-Équipe/'],
  ['/fr/notre-equipe/', '301 /fr/notre-Équipe/'],
  ['/nl/over-ons/notre-equipe/', undefined],
  ['/blog/', '301 /fr/blog/'],
  ['/extra/', '302 /'],
  ['/alt/', '301 /fr/contact/'],
  // A page that is spelt so itself keeps its address.
  ['/contact/', '301 /fr/contact/'],
])('another spelling, %s, redirects: %s', (from, expected) => {
  const table = makeTable(({ menu }) => {
    menu.push(
      page('/Over-ons/Notre-équipe/', { path: { fr: '/notre-Équipe/' } }),
      page('/Extra/', { redirect: true, redirectUrl: '/' }),
      page('/Contact/', { path: { fr: '/autre-contact/', nl: '/ander-contact/' } }, { id: 'other' }),
    );
    const contact = menu.find(({ path }) => path === '/contact/');
    if (contact) contact.params.previousPaths = ['/Alt/'];
  });
  expect(target(table, from)).toBe(expected);
});

describe('pages that redirect', () => {
  const to = (redirectUrl: string) => ({ redirect: true, redirectUrl });
  const table = () =>
    makeTable(({ menu }) => {
      menu.push(
        page(
          '/Extra/',
          { ...to('/'), path: { nl: '/extraatje/' } },
          {
            childMenus: [page('/Extra/portal/', to('https://portal.example/login?x=1'))],
          },
        ),
        page('/offer/', to('/for-sale/?type=1')),
        page('/chain/', to('/offer/')),
        page('/draft/', to('/contact/'), { status: 'Draft' }),
        page('/lost/', to('/nowhere/')),
      );
    });

  test.each([
    ['/Extra/', '302 /'],
    ['/fr/extra/', '302 /fr/'],
    ['/nl/extraatje/', '302 /nl/'],
    ['/nl/Extra/', '302 /nl/'],
    ['/Extra/portal/', '302 https://portal.example/login?x=1'],
    ['/nl/extra/portal/', '302 https://portal.example/login?x=1'],
    ['/nl/offer/', '302 /nl/te-koop/?type=1'],
    ['/nl/chain/', '302 /nl/te-koop/?type=1'],
    ['/chain/', '302 /fr/a-vendre/?type=1'],
    ['/draft/', undefined],
    ['/lost/', '302 /nowhere/'],
  ])('%s: %s', (from, expected) => {
    expect(target(table(), from)).toBe(expected);
  });

  test('they have no route of their own', () => {
    expect(table().byKey.has('/Extra/')).toBe(false);
    expect(table().byPath.has('/fr/extra/')).toBe(false);
  });
});

describe('former paths of renamed pages', () => {
  const table = () =>
    makeTable(({ menu }) => {
      menu.push(
        page('/team/', {
          path: { nl: '/ploeg/' },
          previousPaths: ['/people/', '/nl/mensen/', '/de/leute/', '/contact/', '/fr/contact/', '/'],
        }),
        page('/elsewhere/', {
          redirect: true,
          redirectUrl: 'https://a.example/',
          previousPaths: ['/before/'],
        }),
      );
    });

  test.each([
    ['/people/', '301 /fr/team/'],
    ['/nl/people/', '301 /nl/ploeg/'],
    ['/nl/mensen/', '301 /nl/ploeg/'],
    ['/fr/mensen/', undefined],
    ['/de/leute/', '301 /fr/team/'],
    ['/contact/', '301 /fr/contact/'],
    ['/fr/contact/', undefined],
    ['/', undefined],
    ['/before/', '301 https://a.example/'],
  ])('%s: %s', (from, expected) => {
    expect(target(table(), from)).toBe(expected);
  });
});

test('a project with a site of its own redirects there and has no page', () => {
  const table = makeTable(({ projects }) => {
    const base = { language: 'fr', City: 'Liège', Zip: '4000' } as const;
    projects.push(
      { ...base, ID: 7, Name: 'Quai Nord', ExternalWeb: 'https://quai-nord.example/' },
      { ...base, ID: 8, Name: 'Quai Sud', ExternalWeb: '' },
    );
  });
  expect(target(table, '/project/7/')).toBe('302 https://quai-nord.example/');
  expect(target(table, '/nl/project/7/')).toBe('302 https://quai-nord.example/');
  expect(table.byKey.has('/project/7/')).toBe(false);
  expect(target(table, '/project/8/')).toBe('301 /fr/projets/liege/quai-sud/8/');
});
