import { expect, test } from 'vitest';
import { makeSnapshot } from '../../tests/fixtures/make-snapshot.ts';
import { localizedPath } from '../routing/resolve.ts';
import { buildRouteTable } from '../routing/table.ts';
import { textIn } from '../snapshot/domain.ts';
import { type MenuContext, menuItems, splitMenu } from './menu.ts';

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
  expect(item?.isCurrent).toBe(true);
  expect(item?.children.map((child) => child.href)).toEqual(['/fr/a/child/']);
});

test('the first menuMaxItems stand in the header, the rest in the extra menu', () => {
  const items = menuItems(contextOf([home, ...['a', 'b', 'c'].map((id) => page(id, `/${id}/`))]));
  const { inline, extra } = splitMenu(items, 2);
  expect(inline.map((item) => item.title.value)).toEqual(['a', 'b']);
  expect(extra.map((item) => item.title.value)).toEqual(['c']);
});
