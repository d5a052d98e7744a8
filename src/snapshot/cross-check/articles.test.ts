import { expect, test } from 'vitest';
import { makeSnapshotDir, page, type SnapshotFiles } from '../../../tests/fixtures/make-snapshot.ts';
import { readSnapshot } from '../read.ts';

const faultsOf = (alter: (files: SnapshotFiles) => unknown) =>
  readSnapshot(
    makeSnapshotDir((files) => {
      alter(files);
    }),
  ).faults;

const ARTICLE = 'articles/acheter/article.json';

test.each<[string, (files: SnapshotFiles) => unknown, object]>([
  [
    'its only text is missing',
    ({ articles }) => Object.assign(articles[0] ?? {}, { body: {} }),
    { level: 'error', found: 'a name in fr, and no text in fr', expected: 'articles/acheter/fr.html' },
  ],
  [
    'its only text is blank',
    ({ articles }) => Object.assign(articles[0] ?? {}, { body: { fr: ' \n' } }),
    { level: 'error' },
  ],
  [
    'one of its texts is missing',
    ({ articles }) => Object.assign(articles[0]?.article.name ?? {}, { nl: 'Kopen' }),
    { level: 'warning', found: 'a name in fr, nl, and no text in nl', expected: 'articles/acheter/nl.html' },
  ],
  [
    'its name is empty',
    ({ articles }) => Object.assign(articles[0]?.article ?? {}, { name: { fr: '' } }),
    { level: 'error', pointer: '/name' },
  ],
])('an article: %s', (_, alter, fault) => {
  expect(faultsOf(alter)).toMatchObject([{ file: ARTICLE, id: 'acheter', ...fault }]);
});

test.each<[string, object]>([
  ['a draft', { status: 'Draft' }],
  ['a team member', { person: { role: { fr: 'Agent' } } }],
])('%s needs no text', (_, rest) => {
  expect(
    faultsOf(({ articles }) =>
      Object.assign(articles[0] ?? {}, { body: {}, article: { ...articles[0]?.article, ...rest } }),
    ),
  ).toEqual([]);
});

const category = (id: string, parentId: string | null) => ({
  id,
  parentId,
  name: { fr: id },
  status: 'Published' as const,
});

test.each<[string, ReturnType<typeof category>[], string[]]>([
  ['itself', [category('blog', 'blog')], ['a loop of parents: blog → blog']],
  [
    'each other',
    [category('blog', 'news'), category('news', 'blog')],
    ['a loop of parents: blog → news → blog', 'a loop of parents: news → blog → news'],
  ],
  [
    'a loop further up, which alone is named',
    [category('blog', 'news'), category('news', 'news')],
    ['a loop of parents: news → news'],
  ],
  ['a line that ends', [category('blog', 'news'), category('news', null)], []],
])('categories below %s', (_, categories, found) => {
  const faults = faultsOf((files) => {
    files.categories = categories;
  });
  expect(faults.map((fault) => fault.found)).toEqual(found);
  for (const fault of faults)
    expect(fault).toMatchObject({ level: 'error', file: 'articles/categories.json' });
});

test('where there are articles, the file of their categories must be there', () => {
  const faults = faultsOf(({ raw }) => {
    raw['articles/categories.json'] = null;
  });
  expect(faults).toContainEqual(
    expect.objectContaining({ level: 'error', file: 'articles/categories.json', found: 'no such file' }),
  );
});

test.each<[string, string[], string[], string[]]>([
  ['the path of a page', ['/contact/'], [], ['warning "/contact/", the path of page "contact" today']],
  ['its own path', ['/x/'], [], ['warning "/x/", the path of page "x" today']],
  ['a path that two pages claim', ['/old/'], ['/old/'], ['error "/old/", also a former path of page "x"']],
  ['a path of its own', ['/old/'], ['/older/'], []],
])('a former path that is %s', (_, ofX, ofY, expected) => {
  const faults = faultsOf(({ menu }) =>
    menu.push(page('/x/', { previousPaths: ofX }), page('/y/', { previousPaths: ofY })),
  );
  expect(faults.map(({ level, found }) => `${level} ${found}`)).toEqual(expected);
});
