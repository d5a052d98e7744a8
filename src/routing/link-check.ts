import type { Article, Snapshot } from '../snapshot/domain.ts';
import { type Fault, pointer, show } from '../snapshot/fault.ts';
import { hrefsOf } from '../snapshot/rich-text.ts';
import { isPublished, type Text } from '../snapshot/schema/common.ts';
import type { MenuPage } from '../snapshot/schema/menu.ts';
import { leadsSomewhere } from './resolve.ts';
import type { RouteTable } from './route.ts';

/** A link of the snapshot and the place where it stands. */
interface Link {
  href: string;
  file: string;
  path: readonly PropertyKey[];
  id?: string;
}

/**
 * Internal links that lead to no page: redirects and modules of the menu, top bar, footer, popup, articles.
 * Unpublished content is skipped, since nobody can follow its links.
 */
export function checkLinks(snapshot: Snapshot, table: RouteTable): Fault[] {
  return linksOf(snapshot)
    .filter(({ href }) => href !== '' && !leadsSomewhere(table, href))
    .map(({ href, file, path, id }) => ({
      level: 'error',
      file,
      pointer: pointer(path),
      id,
      found: `a link to ${show(href)}, where there is no page`,
      expected:
        'the original path of a page, such as /contact/, or an address that begins with https://, tel: or mailto:',
      hint: 'Correct the link, or publish the page it leads to. Capital letters count.',
    }));
}

/** The addresses that the snapshot's texts, menus and modules link to, without duplicates. */
export const linkedAddresses = (snapshot: Snapshot): string[] => [
  ...new Set(linksOf(snapshot).map(({ href }) => href)),
];

function linksOf(snapshot: Snapshot): Link[] {
  const { topBar, footer, popup, menu, articles } = snapshot;
  return [
    ...pageLinks(menu, []),
    ...(['left', 'right'] as const).flatMap((side) =>
      topBar[side].flatMap((item, index) =>
        isPublished(item) ? [{ file: 'topbar.json', path: [side, index, 'link'], href: item.link }] : [],
      ),
    ),
    ...footer.bottom.columns.flatMap((column, index) =>
      (['introText', 'fullText'] as const)
        .filter((field) => column.public[field])
        .flatMap((field) =>
          inText(column[field], { file: 'footer.json', path: ['bottom', 'columns', index, field] }),
        ),
    ),
    ...inText(footer.copyright, { file: 'footer.json', path: ['copyright'] }),
    ...(popup.isPublished === 'yes'
      ? [
          { file: 'popup.json', path: ['link'], href: popup.link },
          ...inText(popup.description, { file: 'popup.json', path: ['description'] }),
        ]
      : []),
    ...articles.filter(isPublished).flatMap(articleLinks),
  ];
}

function pageLinks(pages: readonly MenuPage[], base: readonly PropertyKey[]): Link[] {
  return pages.flatMap((page, index) => {
    if (!isPublished(page)) return [];
    const path = [...base, index];
    const place = (...rest: PropertyKey[]) => ({
      file: 'menu.json',
      id: page.id,
      path: [...path, 'params', ...rest],
    });
    const { redirect, redirectUrl, content, modules } = page.params;
    return [
      ...(redirect ? [{ ...place('redirectUrl'), href: redirectUrl }] : []),
      ...inText(content, place('content')),
      ...modules.flatMap((module, position) =>
        isPublished(module)
          ? (['description', 'description2'] as const).flatMap((field) =>
              inText(module[field], {
                ...place('modules', position, field),
                id: `${page.id} / ${module.id}`,
              }),
            )
          : [],
      ),
      ...pageLinks(page.childMenus, [...path, 'childMenus']),
    ];
  });
}

function articleLinks({ id, body, faq }: Article): Link[] {
  const file = `articles/${id}/article.json`;
  return [
    ...inText(body, { file: `articles/${id}/`, path: [], id }).map(({ path, ...link }) => ({
      ...link,
      file: `articles/${id}/${String(path[0])}.html`,
      path: [],
    })),
    ...faq.flatMap(({ answer }, index) => inText(answer, { file, id, path: ['faq', index, 'answer'] })),
  ];
}

/** The links of a rich text, each with the language of its text. */
const inText = (text: Text | undefined, place: Omit<Link, 'href'>): Link[] =>
  Object.entries(text ?? {}).flatMap(([locale, html]) =>
    hrefsOf(html ?? '').map((href) => ({ ...place, path: [...place.path, locale], href })),
  );
