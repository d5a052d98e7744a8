import { expect, test } from 'vitest';
import { makeSnapshot, makeTable, page, type SnapshotFiles } from '../../tests/fixtures/make-snapshot.ts';
import { categoryLine } from './article-routes.ts';

const withArticle = (
  article: Partial<SnapshotFiles['articles'][number]['article']>,
  more?: (files: SnapshotFiles) => void,
) =>
  makeTable((files) => {
    const first = files.articles[0];
    if (first) Object.assign(first.article, article);
    more?.(files);
  });

test('an article stands under its category and subcategory, by their names in each language', () => {
  const table = withArticle({ categoryId: 'guides' }, ({ categories, articles }) => {
    categories.push({
      id: 'guides',
      parentId: 'blog',
      name: { fr: 'Guides & conseils', nl: 'Gidsen' },
      status: 'Published',
    });
    Object.assign(articles[0]?.article ?? {}, { name: { fr: 'Acheter à Liège', nl: 'Kopen in Luik' } });
  });
  const route = table.byKey.get('/blog/guides/acheter/');
  expect(route?.paths).toEqual({
    fr: '/fr/blog/guides-conseils/acheter-a-liege/',
    nl: '/nl/blog/gidsen/kopen-in-luik/',
  });
  expect(route?.languages).toEqual(['fr']);
});

test('its breadcrumb starts at the page that lists it, with the pages above', () => {
  const table = withArticle({}, ({ menu }) => {
    const blog = menu.splice(4, 1);
    menu.push(page('/about/', { title: { fr: 'À propos' } }, { childMenus: blog }));
  });
  expect(table.byKey.get('/blog/acheter/')?.breadcrumb.nl).toEqual([
    { name: 'À propos', path: '/nl/about/', language: 'fr' },
    { name: 'De blog', path: '/nl/blog/', language: 'nl' },
    { name: 'Acheter à Liège', path: '/nl/blog/acheter-a-liege/', language: 'fr' },
  ]);
});

test.each([
  ['🏡', '/fr/blog/acheter/'],
  ['</script> {{x}}', '/fr/blog/script-x/'],
])('an article named %s stands at %s', (name, expected) => {
  expect(withArticle({ name: { fr: name } }).byKey.get('/blog/acheter/')?.paths.fr).toBe(expected);
});

test('an article whose category’s name has no letters takes the category’s id', () => {
  const table = withArticle({}, ({ categories }) => {
    categories[0] = { id: 'blog', name: { fr: '✨' }, status: 'Published' };
  });
  expect(table.byKey.get('/blog/acheter/')?.paths.fr).toBe('/fr/blog/acheter-a-liege/');
});

const news = {
  id: 'news',
  status: 'Published',
  view: 'news-view',
  relations: { type: 'category', id: 'blog' },
} as const;

test.each([
  [
    'the article is not published',
    ({ articles }) => Object.assign(articles[0]?.article ?? {}, { status: 'Draft' }),
  ],
  [
    'its category is not published',
    ({ categories }) => Object.assign(categories[0] ?? {}, { status: 'Draft' }),
  ],
  ['no page lists its category', ({ menu }) => menu.splice(4, 1)],
  [
    'the page that lists it is not published',
    ({ menu }) => menu.splice(4, 1, page('/Blog/', { modules: [news] }, { status: 'Draft' })),
  ],
  [
    'that page redirects',
    ({ menu }) => menu.splice(4, 1, page('/Blog/', { modules: [news], redirect: true, redirectUrl: '/' })),
  ],
  [
    'the module is not published',
    ({ menu }) => menu.splice(4, 1, page('/Blog/', { modules: [{ ...news, status: 'Draft' }] })),
  ],
  [
    'another view lists it',
    ({ menu }) => menu.splice(4, 1, page('/Blog/', { modules: [{ ...news, view: 'card-view' }] })),
  ],
  ['only the home page lists it', ({ menu }) => menu.splice(0, 5, page('/', { modules: [news] }))],
] as [string, (files: SnapshotFiles) => unknown][])('there is no page of an article when %s', (_, alter) => {
  const { routes } = makeTable(alter);
  expect(routes.filter((route) => route.target.type === 'article')).toEqual([]);
});

test('a category’s line begins at the top, and an id that leads nowhere has none', () => {
  const snapshot = makeSnapshot(({ categories }) => {
    categories.push({ id: 'a', parentId: 'blog', name: {}, status: 'Published' });
  });
  expect(categoryLine(snapshot, 'a').map((category) => category.id)).toEqual(['blog', 'a']);
  expect(categoryLine(snapshot, 'nowhere')).toEqual([]);
});
