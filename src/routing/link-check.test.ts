import { describe, expect, test } from 'vitest';
import { makeSnapshot, page, type SnapshotFiles } from '../../tests/fixtures/make-snapshot.ts';
import { checkLinks } from './link-check.ts';
import { buildRouteTable } from './table.ts';

const check = (alter: (files: SnapshotFiles) => unknown) => {
  const snapshot = makeSnapshot((files) => {
    alter(files);
  });
  return checkLinks(snapshot, buildRouteTable(snapshot).table);
};

const to = (href: string) => `<p>See <a href="${href}">this</a>.</p>`;
const module = (rest: object) => ({ id: 'm', status: 'Published', ...rest });
const column = (rest: object) => ({ bottom: { columns: [{ ...rest }] }, copyright: {} });

describe('a link that leads nowhere is an error that names its place', () => {
  test.each([
    [
      'menu.json',
      '/5/params/redirectUrl',
      'x',
      ({ menu }) => menu.push(page('/x/', { redirect: true, redirectUrl: '/no/' })),
    ],
    [
      'menu.json',
      '/5/params/content/nl',
      'x',
      ({ menu }) => menu.push(page('/x/', { content: { nl: to('/no/') } })),
    ],
    [
      'menu.json',
      '/5/childMenus/0/params/modules/1/description2/fr',
      'x-y / m',
      ({ menu }) => {
        const child = page('/x/y/', {
          modules: [module({ id: 'a' }), module({ description2: { fr: to('/no/') } })],
        });
        menu.push(page('/x/', {}, { childMenus: [child] }));
      },
    ],
    [
      'topbar.json',
      '/right/0/link',
      undefined,
      ({ topbar }) => Object.assign(topbar, { right: [{ status: 'Published', label: {}, link: '/no/' }] }),
    ],
    [
      'footer.json',
      '/bottom/columns/0/fullText/fr',
      undefined,
      ({ footer }) => Object.assign(footer, column({ fullText: { fr: to('/no/') } })),
    ],
    [
      'footer.json',
      '/copyright/fr',
      undefined,
      ({ footer }) => Object.assign(footer, { copyright: { fr: to('/no/') } }),
    ],
    [
      'popup.json',
      '/link',
      undefined,
      ({ popup }) => Object.assign(popup, { isPublished: 'yes', link: '/no/' }),
    ],
    [
      'popup.json',
      '/description/nl',
      undefined,
      ({ popup }) => Object.assign(popup, { isPublished: 'yes', description: { nl: to('/no/') } }),
    ],
    [
      'articles/acheter/fr.html',
      '',
      'acheter',
      ({ articles }) => Object.assign(articles[0]?.body ?? {}, { fr: to('/no/') }),
    ],
    [
      'articles/acheter/article.json',
      '/faq/0/answer/fr',
      'acheter',
      ({ articles }) =>
        Object.assign(articles[0]?.article ?? {}, { faq: [{ question: {}, answer: { fr: to('/no/') } }] }),
    ],
  ] as [string, string, string | undefined, (files: SnapshotFiles) => unknown][])(
    '%s#%s',
    (file, pointer, id, alter) => {
      expect(check(alter)).toEqual([
        {
          level: 'error',
          file,
          pointer,
          id,
          found: 'a link to "/no/", where there is no page',
          expected: expect.stringContaining('/contact/'),
          hint: expect.any(String),
        },
      ]);
    },
  );
});

test.each([
  ['/contact/', 0],
  ['/contact/?subject=1#form', 0],
  ['/nl/te-koop/', 0],
  ['/property/4101/', 0],
  ['https://www.example.org/', 0],
  ['tel:+3240000000', 0],
  ['#form', 0],
  ['javascript:alert(1)', 0],
  ['//evil.example/', 0],
  ['/Contact/', 1],
  ['contact/', 1],
  ['/property/1/', 1],
  ['/draft/', 1],
  ['/no/?a=1&amp;b=2', 1],
])('a rich-text link to %s: %i faults', (href, count) => {
  const faults = check(({ menu }) => {
    menu.push(page('/x/', { content: { fr: to(href) } }), page('/draft/', {}, { status: 'Draft' }));
  });
  expect(faults).toHaveLength(count);
});

test.each<[string, (files: SnapshotFiles) => unknown]>([
  [
    'an unpublished page',
    ({ menu }) => menu.push(page('/x/', { content: { fr: to('/no/') } }, { status: 'Draft' })),
  ],
  [
    'an unpublished module',
    ({ menu }) =>
      menu.push(page('/x/', { modules: [module({ status: 'Draft', description: { fr: to('/no/') } })] })),
  ],
  ['a redirect that is off', ({ menu }) => menu.push(page('/x/', { redirectUrl: '/no/' }))],
  [
    'an unpublished item of the top bar',
    ({ topbar }) => Object.assign(topbar, { left: [{ status: 'Draft', label: {}, link: '/no/' }] }),
  ],
  [
    'a hidden text of the footer',
    ({ footer }) =>
      Object.assign(footer, column({ fullText: { fr: to('/no/') }, public: { fullText: false } })),
  ],
  ['a popup that is off', ({ popup }) => Object.assign(popup, { link: '/no/' })],
  [
    'an unpublished article',
    ({ articles }) =>
      Object.assign(articles[0] ?? {}, {
        body: { fr: to('/no/') },
        article: { ...articles[0]?.article, status: 'Draft' },
      }),
  ],
])('links in %s are passed over', (_, alter) => {
  expect(check(alter)).toEqual([]);
});
