import { describe, expect, test } from 'vitest';
import { makeSnapshot, page as pageOf, propertyRecords } from '../../tests/fixtures/make-snapshot.ts';
import { localizedPath } from '../routing/resolve.ts';
import { buildRouteTable, pagedPath } from '../routing/table.ts';
import { textIn } from '../snapshot/domain.ts';
import { type MenuContext, type MenuItem, menuItems, splitMenu } from './menu.ts';

const page = (id: string, path: string, params: object = {}, more: object = {}) => ({
  id,
  name: id,
  path,
  status: 'Published',
  params: { title: { fr: id }, ...params },
  ...more,
});

function contextOf(pages: object[], options: object = {}): MenuContext {
  const snapshot = makeSnapshot((files) => {
    files.menu = pages as typeof files.menu;
    Object.assign(files.site, { options });
  });
  const { table } = buildRouteTable(snapshot);
  return {
    site: snapshot,
    path: '/fr/a/',
    locale: 'fr',
    route: table.byPath.get('/fr/a/')?.route,
    text: (text) => textIn(text, 'fr', 'fr'),
    href: (path) => localizedPath(table, path, 'fr'),
  };
}

const titles = (pages: object[], options?: object) =>
  menuItems(contextOf(pages, options)).map((item) => item.title.value);
const home = page('home', '/');

test('published items only, in the order of sort', () => {
  const pages = [
    home,
    page('b', '/b/', {}, { sort: 2 }),
    page('a', '/a/', {}, { sort: 1 }),
    page('draft', '/draft/', {}, { status: 'Draft' }),
    page('unlisted', '/unlisted/', { showInMenu: false }),
  ];
  expect(titles(pages)).toEqual(['a', 'b']);
});

test('the home item stands in the menu only with showHomeMenu', () => {
  expect(titles([home, page('a', '/a/')], { showHomeMenu: false })).toEqual(['a']);
  expect(titles([home, page('a', '/a/')], { showHomeMenu: true })).toEqual(['home', 'a']);
});

test('a redirecting item leads straight to its target; an external one opens elsewhere', () => {
  const items = menuItems(
    contextOf([
      home,
      page('a', '/a/'),
      page('inside', '/inside/', { redirect: true, redirectUrl: '/a/' }),
      page('outside', '/outside/', { redirect: true, redirectUrl: 'https://portal.example/' }),
    ]),
  );
  expect(items.map(({ href, isExternal }) => [href, isExternal])).toEqual([
    ['/fr/a/', false],
    ['/fr/a/', false],
    ['https://portal.example/', true],
  ]);
});

test('the current page is marked, sub-pages come along', () => {
  const [item] = menuItems(
    contextOf([
      home,
      page('a', '/a/', {}, { childMenus: [page('child', '/a/child/', {}, { parentId: 'a' })] }),
    ]),
  );
  expect(item?.current).toBe('page');
  expect(item?.children.map(({ href, current }) => [href, current])).toEqual([['/fr/a/child/', undefined]]);
});

test('the first menuMaxItems stand in the header, the rest in the extra menu', () => {
  const items = menuItems(contextOf([home, ...['a', 'b', 'c'].map((id) => page(id, `/${id}/`))]));
  const { inline, extra } = splitMenu(items, 2);
  expect(inline.map((item) => item.title.value)).toEqual(['a', 'b']);
  expect(extra.map((item) => item.title.value)).toEqual(['c']);
});

describe('the section that a page belongs to is marked', () => {
  const alter: Parameters<typeof makeSnapshot>[0] = (files) => {
    files.site.options = { pageSize: 1 };
    files.properties.push(...propertyRecords(4102), ...propertyRecords(4201, { Goal: 1 }));
    files.projects.push({ ID: 9, language: 'fr', Name: 'Cour', Zip: '4000', City: 'Liège' });
    files.menu.push(
      pageOf('/projects/'),
      pageOf(
        '/about/',
        { redirect: true, redirectUrl: '/about/us/' },
        {
          childMenus: [
            pageOf('/about/us/', {}, { parentId: 'about' }),
            pageOf(
              '/about/team/',
              {},
              {
                parentId: 'about',
                childMenus: [pageOf('/about/team/jobs/', {}, { parentId: 'about-team' })],
              },
            ),
          ],
        },
      ),
    );
  };
  const marked = (items: readonly MenuItem[]): string[] =>
    items.flatMap(({ href, current, children }) => [
      ...(current ? [`${current} ${href}`] : []),
      ...marked(children),
    ]);

  test.each([
    ['/for-sale/', 1, ['page /fr/a-vendre/']],
    ['/for-sale/', 2, ['true /fr/a-vendre/']],
    ['/for-sale/type/1/', 1, ['true /fr/a-vendre/']],
    ['/for-sale/type/1/', 2, ['true /fr/a-vendre/']],
    ['/property/4101/', 1, ['true /fr/a-vendre/']],
    ['/property/4201/', 1, ['true /fr/a-louer/']],
    ['/project/9/', 1, ['true /fr/projects/']],
    ['/blog/acheter/', 1, ['true /fr/blog/']],
    ['/about/us/', 1, ['page /fr/about/us/', 'page /fr/about/us/']],
    ['/about/team/jobs/', 1, ['true /fr/about/us/', 'true /fr/about/team/', 'page /fr/about/team/jobs/']],
    ['/shortlist/', 1, []],
  ])('%s, page %d', (key, pageNumber, expected) => {
    const snapshot = makeSnapshot(alter);
    const { table } = buildRouteTable(snapshot);
    const route = table.byKey.get(key);
    if (!route) throw new Error(`None of ${[...table.byKey.keys()].join(' ')}`);
    const items = menuItems({
      site: snapshot,
      path: pagedPath(route, 'fr', pageNumber),
      locale: 'fr',
      route,
      text: (text) => textIn(text, 'fr', 'fr'),
      href: (path) => localizedPath(table, path, 'fr'),
    });
    expect(marked(items)).toEqual(expected);
  });
});
