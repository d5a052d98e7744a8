import { describe, expect, test } from 'vitest';
import { makeSnapshotDir, page, type SnapshotFiles } from '../../../tests/fixtures/make-snapshot.ts';
import { readSnapshot } from '../read.ts';

const faultsOf = (alter: (files: SnapshotFiles) => unknown) =>
  readSnapshot(
    makeSnapshotDir((files) => {
      alter(files);
    }),
  ).faults;

const modules = (...list: object[]) => ({
  modules: list.map((module, index) => ({ id: `m${index}`, status: 'Published', ...module })),
});

test.each<[string, (files: SnapshotFiles) => unknown, object]>([
  [
    'an id twice',
    ({ menu }) => menu.push(page('/x/', {}, { childMenus: [page('/x/y/', {}, { id: 'contact' })] })),
    { pointer: '/5/childMenus/0/id', id: 'contact', found: 'the id "contact", also at /3' },
  ],
  [
    'a path twice',
    ({ menu }) => menu.push(page('/contact/', {}, { id: 'other' })),
    { pointer: '/5/path', id: 'other', found: '"/contact/", also the path of page "contact"' },
  ],
  [
    'a parent that does not exist',
    ({ menu }) => menu.push(page('/x/', {}, { parentId: 'nobody' })),
    {
      pointer: '/5/parentId',
      id: 'x',
      found: '"nobody"',
      expected: 'null, since it stands at the top',
      hint: expect.stringContaining('No page has this id'),
    },
  ],
  [
    'a parent elsewhere',
    ({ menu }) => menu.push(page('/x/', {}, { childMenus: [page('/x/y/', {}, { parentId: 'contact' })] })),
    {
      pointer: '/5/childMenus/0/parentId',
      expected: '"x", the page in whose childMenus it stands',
      hint: expect.stringContaining('Move the page'),
    },
  ],
  ['no home page', ({ menu }) => menu.shift(), { pointer: '', found: 'no published page with the path "/"' }],
  [
    'a home page that is not published',
    ({ menu }) => Object.assign(menu[0] ?? {}, { status: 'Draft' }),
    { pointer: '' },
  ],
  [
    'a redirect without a target',
    ({ menu }) => menu.push(page('/x/', { redirect: true })),
    { pointer: '/5/params/redirectUrl', found: 'an empty redirectUrl' },
  ],
  [
    'a redirect to itself',
    ({ menu }) => menu.push(page('/x/', { redirect: true, redirectUrl: '/x/?a=1' })),
    { pointer: '/5/params/redirectUrl', found: 'a redirect loop: /x/ → /x/' },
  ],
  [
    'a redirect loop',
    ({ menu }) =>
      menu.push(
        page('/x/', { redirect: true, redirectUrl: '/y/' }),
        page('/y/', { redirect: true, redirectUrl: '/z/' }),
        page('/z/', { redirect: true, redirectUrl: '/y/' }),
      ),
    { pointer: '/5/params/redirectUrl', id: 'x', found: 'a redirect loop: /x/ → /y/ → /z/ → /y/' },
  ],
  [
    'a module twice',
    ({ menu }) => menu.push(page('/x/', modules({ id: 'm' }, { id: 'm' }))),
    { pointer: '/5/params/modules/1/id', id: 'x / m' },
  ],
  [
    'an article that does not exist',
    ({ menu }) => menu.push(page('/x/', modules({}, { relations: { type: 'article', id: 'no' } }))),
    {
      pointer: '/5/params/modules/1/relations/id',
      id: 'x / m1',
      found: '"no"',
      expected: 'the id of an existing article',
      hint: 'There are: acheter.',
    },
  ],
  [
    'a category that does not exist',
    ({ menu }) => menu.push(page('/x/', modules({ relations: { type: 'category', id: 'acheter' } }))),
    { expected: 'the id of an existing category', hint: 'There are: blog.' },
  ],
  [
    'a form that does not exist',
    ({ menu }) => menu.push(page('/x/', modules({ relations: { type: 'contact', id: 'no' } }))),
    { expected: 'the id of an existing contact', hint: expect.stringContaining('site-contact') },
  ],
  [
    'a property list that does not exist',
    ({ menu }) => menu.push(page('/x/', modules({ relations: { type: 'property-list', id: 'no' } }))),
    { expected: 'the id of an existing property-list', hint: expect.stringContaining('newest') },
  ],
])('%s is an error', (_, alter, expected) => {
  expect(faultsOf(alter)[0]).toMatchObject({ level: 'error', file: 'menu.json', ...expected });
});

test('every page of a loop is named', () => {
  const faults = faultsOf(({ menu }) =>
    menu.push(
      page('/x/', { redirect: true, redirectUrl: '/y/' }),
      page('/y/', { redirect: true, redirectUrl: '/x/' }),
    ),
  );
  expect(faults.map(({ id }) => id)).toEqual(['x', 'y']);
});

test('a chain of redirects that ends, known relations and matching parents are no fault', () => {
  const known = [
    { relations: { type: 'article', id: 'acheter' } },
    { relations: { type: 'property-list', id: 'references' } },
    { relations: { type: 'contact', id: 'demand-register' } },
    { view: 'news-view', relations: { type: 'category', id: 'blog' } },
    { view: 'card-view', relations: { type: 'contact', id: 'contact-demand' } },
    { view: 'card-view', relations: { type: 'property-list', id: 'sale' } },
    { backgroundType: 'color', colorBackground: '#1f2a2e' },
    { status: 'draft' },
  ];
  const faults = faultsOf(({ menu }) =>
    menu.push(
      page('/x/', { redirect: true, redirectUrl: '/y/' }),
      page('/y/', { redirect: true, redirectUrl: 'https://a.example/' }),
      page('/z/', modules(...known), { parentId: null, childMenus: [page('/z/a/', {}, { parentId: 'z' })] }),
    ),
  );
  expect(faults).toEqual([]);
});

test.each<[string, object, object]>([
  [
    'an unknown view',
    { view: 'news-vieuw' },
    {
      pointer: 'view',
      found: 'the unknown view "news-vieuw"',
      hint: expect.stringContaining('Did you mean "news-view"?'),
    },
  ],
  [
    'a view of articles on a form',
    { view: 'ons-team-view', relations: { type: 'contact', id: 'site-contact' } },
    { pointer: 'view', found: '"ons-team-view", which has no effect on a contact' },
  ],
  [
    'a view of articles on a property list',
    { view: 'news-view', relations: { type: 'property-list', id: 'sale' } },
    { pointer: 'view', found: '"news-view", which has no effect on a property-list' },
  ],
  [
    'cards of a form without a first question of its own',
    { view: 'card-view', relations: { type: 'contact', id: 'site-contact' } },
    { pointer: 'view' },
  ],
  [
    'a ground without its picture',
    { backgroundType: 'image' },
    { pointer: 'backgroundType', found: '"image", and nothing in "image"' },
  ],
  ['a ground without its pictures', { backgroundType: 'gallery' }, { pointer: 'backgroundType' }],
  ['a ground without its colour', { backgroundType: 'color' }, { pointer: 'backgroundType' }],
  [
    'a picture of no ground',
    { image: { url: 'https://media.example/a.jpg' } },
    { pointer: 'image', hint: expect.stringContaining('Set backgroundType to "image"') },
  ],
  [
    'pictures of another ground',
    { backgroundType: 'color', colorBackground: '#fff', images: [{ url: 'https://media.example/a.jpg' }] },
    { pointer: 'images' },
  ],
  [
    'a ground on which nothing can be read',
    { backgroundType: 'color', colorBackground: '#777777' },
    { pointer: 'colorBackground', found: expect.stringContaining('"#777777"') },
  ],
  [
    'a status in another spelling',
    { status: 'published' },
    {
      pointer: 'status',
      found: 'the unknown status "published"',
      hint: expect.stringContaining('Did you mean "Published"?'),
    },
  ],
])('%s is a warning', (_, module, { pointer, ...expected }: { pointer?: string }) => {
  const faults = faultsOf(({ menu, site }) => {
    site.mediaHosts = ['https://media.example'];
    menu.push(page('/x/', modules(module)));
  });
  expect(faults).toMatchObject([
    {
      level: 'warning',
      file: 'menu.json',
      id: 'x / m0',
      pointer: `/5/params/modules/0/${pointer}`,
      ...expected,
    },
  ]);
});

describe('articles and categories', () => {
  test.each<[string, (files: SnapshotFiles) => unknown, object]>([
    [
      'a category twice',
      ({ categories }) => categories.push({ id: 'blog', name: {}, status: 'Published' }),
      {
        file: 'articles/categories.json',
        pointer: '/1/id',
        id: 'blog',
        found: 'the id "blog" a second time',
      },
    ],
    [
      'a parent category that does not exist',
      ({ categories }) => categories.push({ id: 'x', parentId: 'no', name: {}, status: 'Published' }),
      {
        file: 'articles/categories.json',
        pointer: '/1/parentId',
        id: 'x',
        found: '"no"',
        hint: expect.stringContaining('blog, x'),
      },
    ],
    [
      'an article’s category that does not exist',
      ({ articles }) => Object.assign(articles[0]?.article ?? {}, { categoryId: 'no' }),
      { file: 'articles/acheter/article.json', pointer: '/categoryId', id: 'acheter', found: '"no"' },
    ],
    [
      'an article twice',
      (files) => (files.raw['articles/other/article.json'] = JSON.stringify(files.articles[0]?.article)),
      { file: 'articles/other/article.json', pointer: '/id', id: 'acheter' },
    ],
  ])('%s is an error', (_, alter, expected) => {
    expect(faultsOf(alter)[0]).toMatchObject({ level: 'error', ...expected });
  });
});
