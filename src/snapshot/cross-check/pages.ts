import type { Fault } from '../fault.ts';
import type { RawSnapshot } from '../files.ts';
import { isPublished } from '../schema/common.ts';
import type { MenuPage } from '../schema/menu.ts';
import { checkArticles } from './articles.ts';
import { entriesOf, type MenuEntry } from './pages-in-menu.ts';
import { checkPreviousPaths } from './previous-paths.ts';
import { checkModules } from './relations.ts';

type Parts = Pick<RawSnapshot, 'menu' | 'articles' | 'categories'>;

/**
 * Pages, modules, categories and articles: unique ids and paths, existing parents and relations, redirects
 * that end.
 */
export function checkPages(raw: Parts): Fault[] {
  const pages = entriesOf(raw.menu);
  return [
    ...checkHome(raw.menu),
    ...checkTree(pages),
    ...checkRedirects(pages),
    ...checkPreviousPaths(pages),
    ...pages.flatMap((entry) => checkModules(entry, raw)),
    ...checkArticles(raw),
  ];
}

const error = (fault: Omit<Fault, 'level' | 'file'>): Fault => ({
  level: 'error',
  file: 'menu.json',
  ...fault,
});

function checkHome(menu: readonly MenuPage[]): Fault[] {
  if (menu.some((page) => page.path === '/' && isPublished(page) && !page.params.redirect)) return [];
  return [
    error({
      pointer: '',
      found: 'no published page with the path "/"',
      expected: 'a home page at the top of the menu',
      hint: 'Add a page with "path": "/", or set the "status" of the one there is to "Published".',
    }),
  ];
}

function checkTree(pages: readonly MenuEntry[]): Fault[] {
  const ids = new Map<string, string>();
  const paths = new Map<string, string>();
  return pages.flatMap(({ page, at, parent }) => {
    const faults: Fault[] = [];
    const sameId = ids.get(page.id);
    if (sameId !== undefined) {
      faults.push(
        error({
          id: page.id,
          pointer: `${at}/id`,
          found: `the id "${page.id}", also at ${sameId}`,
          expected: 'each id once',
          hint: 'Give one of the two pages another id.',
        }),
      );
    }
    const samePath = paths.get(page.path);
    if (samePath !== undefined) {
      faults.push(
        error({
          id: page.id,
          pointer: `${at}/path`,
          found: `"${page.path}", also the path of page "${samePath}"`,
          expected: 'each path once',
          hint: 'Two pages on one path would overwrite each other: change one of the two paths.',
        }),
      );
    }
    ids.set(page.id, at);
    paths.set(page.path, page.id);
    if (page.parentId && page.parentId !== parent?.id) {
      faults.push(
        error({
          id: page.id,
          pointer: `${at}/parentId`,
          found: `"${page.parentId}"`,
          expected: parent
            ? `"${parent.id}", the page in whose childMenus it stands`
            : 'null, since it stands at the top',
          hint: pages.some((other) => other.page.id === page.parentId)
            ? 'Move the page into its parent’s childMenus.'
            : 'No page has this id: correct parentId.',
        }),
      );
    }
    return faults;
  });
}

function checkRedirects(pages: readonly MenuEntry[]): Fault[] {
  const redirecting = pages.filter(({ page }) => page.params.redirect);
  const targets = new Map(
    redirecting.map(({ page }) => [page.path, page.params.redirectUrl.replace(/[?#].*$/, '')]),
  );
  return redirecting.flatMap(({ page, at }) => {
    const base = { id: page.id, pointer: `${at}/params/redirectUrl` };
    if (page.params.redirectUrl === '') {
      return [
        error({
          ...base,
          found: 'an empty redirectUrl',
          expected: 'a path or an address, because redirect is true',
          hint: 'Fill redirectUrl, or set redirect to false.',
        }),
      ];
    }
    const loop = loopFrom(page.path, targets);
    return loop
      ? [
          error({
            ...base,
            found: `a redirect loop: ${loop.join(' → ')}`,
            expected: 'a redirect that ends at a page',
            hint: 'Let one of these pages redirect elsewhere, or set its redirect to false.',
          }),
        ]
      : [];
  });
}

/** The paths of a redirect loop; `undefined` if the redirect ends. */
function loopFrom(path: string, targets: ReadonlyMap<string, string>): string[] | undefined {
  const seen = [path];
  for (let next = targets.get(path); next !== undefined; next = targets.get(next)) {
    if (seen.includes(next)) return [...seen, next];
    seen.push(next);
  }
  return undefined;
}
