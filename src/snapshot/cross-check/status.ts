import { type Fault, show } from '../fault.ts';
import type { RawSnapshot } from '../files.ts';
import { didYouMean } from '../schema-faults.ts';
import { entriesOf } from './pages-in-menu.ts';

/** The status that is shown (specification, section 4). */
const SHOWN = 'Published';

/** What content managers call an entry that is not to be seen, in any case of letters. */
const HIDDEN = ['Draft', 'Unpublished', 'Hidden', 'Archived', 'Deleted', 'Disabled', 'Inactive', 'Private'];
const KNOWN_HIDDEN: ReadonlySet<string> = new Set(HIDDEN.map((word) => word.toLowerCase()));

interface Place {
  file: string;
  pointer: string;
  id?: string;
  status: string;
}

/**
 * Warns of a status that neither shows nor plainly hides an entry, such as "published" in lower case: the page
 * would be gone, and nothing would say why.
 */
export const checkStatus = (raw: Partial<RawSnapshot>): Fault[] =>
  [...inMenu(raw), ...inTopBar(raw), ...inArticles(raw)]
    .filter(({ status }) => status !== SHOWN && !KNOWN_HIDDEN.has(status.trim().toLowerCase()))
    .map(({ status, ...at }) => ({
      level: 'warning',
      ...at,
      found: `the unknown status ${show(status)}`,
      expected: `"${SHOWN}" to show it, or "${HIDDEN[0]}" to hide it`,
      hint: `${didYouMean(status, [SHOWN, ...HIDDEN], 'Correct the status.')} As it is, the site does not show it.`,
    }));

const inMenu = ({ menu = [] }: Partial<RawSnapshot>): Place[] =>
  entriesOf(menu).flatMap(({ page, at }) => [
    { file: 'menu.json', pointer: `${at}/status`, id: page.id, status: page.status },
    ...page.params.modules.map(({ id, status }, index) => ({
      file: 'menu.json',
      pointer: `${at}/params/modules/${index}/status`,
      id: `${page.id} / ${id}`,
      status,
    })),
  ]);

const inTopBar = ({ topBar }: Partial<RawSnapshot>): Place[] =>
  (['left', 'right'] as const).flatMap((side) =>
    (topBar?.[side] ?? []).map(({ status }, index) => ({
      file: 'topbar.json',
      pointer: `/${side}/${index}/status`,
      status,
    })),
  );

const inArticles = ({ categories = [], articles = [] }: Partial<RawSnapshot>): Place[] => [
  ...categories.map(({ id, status }, index) => ({
    file: 'articles/categories.json',
    pointer: `/${index}/status`,
    id,
    status,
  })),
  ...articles.map(({ id, status }) => ({
    file: `articles/${id}/article.json`,
    pointer: '/status',
    id,
    status,
  })),
];
