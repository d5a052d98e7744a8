import type { Fault } from '../fault.ts';
import type { MenuEntry } from './pages-in-menu.ts';

/**
 * Checks former paths of pages. One that two pages claim is ambiguous. One that a page still has is never
 * redirected (`buildRedirects`), so the entry would have no effect.
 */
export function checkPreviousPaths(pages: readonly MenuEntry[]): Fault[] {
  const today = new Map(pages.map(({ page }) => [page.path, page.id]));
  const claimed = new Map<string, string>();
  return pages.flatMap(({ page, at }) =>
    page.params.previousPaths.flatMap((path, index): Fault[] => {
      const base = {
        file: 'menu.json',
        id: page.id,
        pointer: `${at}/params/previousPaths/${index}`,
        expected: 'a path that no page has any more, named once',
      };
      const holder = today.get(path);
      const other = claimed.get(path);
      claimed.set(path, page.id);
      return [
        ...(holder === undefined
          ? []
          : [
              {
                ...base,
                level: 'warning' as const,
                found: `"${path}", the path of page "${holder}" today`,
                hint: 'That page stays there and nothing leads on. Take the path out.',
              },
            ]),
        ...(other === undefined
          ? []
          : [
              {
                ...base,
                level: 'error' as const,
                found: `"${path}", also a former path of page "${other}"`,
                hint: 'Leave it with the page that visitors are to reach.',
              },
            ]),
      ];
    }),
  );
}
