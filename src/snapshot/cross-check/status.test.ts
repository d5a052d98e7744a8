import { expect, test } from 'vitest';
import { makeSnapshotDir, page, type SnapshotFiles } from '../../../tests/fixtures/make-snapshot.ts';
import { readSnapshot } from '../read.ts';

const faultsOf = (alter: (files: SnapshotFiles) => unknown) =>
  readSnapshot(
    makeSnapshotDir((files) => {
      alter(files);
    }),
  ).faults;

const item = (status: string) => ({ status, label: { fr: 'Contact' }, link: '/contact/' });

test.each<[string, (files: SnapshotFiles, status: string) => unknown, object]>([
  [
    'page',
    ({ menu }, status) => menu.push(page('/x/', {}, { status })),
    { file: 'menu.json', pointer: '/5/status', id: 'x' },
  ],
  [
    'page of the third level',
    ({ menu }, status) =>
      menu.push(
        page('/x/', {}, { childMenus: [page('/y/', {}, { childMenus: [page('/z/', {}, { status })] })] }),
      ),
    { file: 'menu.json', pointer: '/5/childMenus/0/childMenus/0/status', id: 'z' },
  ],
  [
    'link of the top bar',
    ({ topbar }, status) => Object.assign(topbar, { right: [item('Published'), item(status)] }),
    { file: 'topbar.json', pointer: '/right/1/status' },
  ],
  [
    'category',
    ({ categories }, status) => categories.push({ id: 'x', name: { fr: 'X' }, status }),
    { file: 'articles/categories.json', pointer: '/1/status', id: 'x' },
  ],
  [
    'article',
    ({ articles }, status) => Object.assign(articles[0]?.article ?? {}, { status }),
    { file: 'articles/acheter/article.json', pointer: '/status', id: 'acheter' },
  ],
])('an unknown status of a %s is a warning, a known one is not', (_, alter, expected) => {
  for (const status of ['published', 'Publié', 'PUBLISHED', 'Gepubliceerd', 'on'])
    expect(faultsOf((files) => alter(files, status))).toMatchObject([
      { level: 'warning', found: `the unknown status "${status}"`, ...expected },
    ]);
  for (const status of ['Published', 'Draft', 'draft', 'Unpublished', 'Archived'])
    expect(faultsOf((files) => alter(files, status))).toEqual([]);
});
