import { LOCALES } from '../../i18n/locales.ts';
import { type Fault, show } from '../fault.ts';
import type { RawSnapshot } from '../files.ts';
import { isPublished } from '../schema/common.ts';
import { list } from './relations.ts';

type Parts = Pick<RawSnapshot, 'articles' | 'categories'>;

const error = (fault: Omit<Fault, 'level'>): Fault => ({ level: 'error', ...fault });

/**
 * Categories and articles: unique ids, known categories, no category below itself, required texts present.
 */
export function checkArticles({ categories, articles }: Parts): Fault[] {
  const ids = categories.map((category) => category.id);
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  const ofCategories = categories.flatMap((category, index) => {
    const base = { file: 'articles/categories.json', id: category.id };
    const parent = category.parentId;
    return [
      ...cycle({ ...base, pointer: `/${index}/parentId` }, category.id, parents),
      ...repeated({ ...base, pointer: `/${index}/id` }, category.id, ids.indexOf(category.id) !== index),
      ...(parent
        ? missing({ ...base, pointer: `/${index}/parentId` }, parent, ids, ' Set it to null at the top.')
        : []),
    ];
  });
  const seen = new Set<string>();
  const ofArticles = articles.flatMap((article) => {
    const base = { file: `articles/${article.id}/article.json`, id: article.id };
    const again = seen.has(article.id);
    seen.add(article.id);
    return [
      ...repeated({ ...base, pointer: '/id' }, article.id, again),
      ...missing({ ...base, pointer: '/categoryId' }, article.categoryId, ids),
      ...withoutWords(base, article),
    ];
  });
  return [...ofCategories, ...ofArticles];
}

type FaultAt = Pick<Fault, 'file' | 'pointer' | 'id'>;

const repeated = (at: FaultAt, id: string, isRepeated: boolean): Fault[] =>
  isRepeated
    ? [
        error({
          ...at,
          found: `the id "${id}" a second time`,
          expected: 'each id once',
          hint: 'Give one of the two another id.',
        }),
      ]
    : [];

const missing = (at: FaultAt, id: string, ids: readonly string[], advice = ''): Fault[] =>
  ids.includes(id)
    ? []
    : [
        error({
          ...at,
          found: show(id),
          expected: 'the id of an existing category',
          hint: `There are: ${list(ids)}.${advice}`,
        }),
      ];

/** A category that lies below itself has no place in the tree, and its articles none on the site. */
function cycle(at: FaultAt, id: string, parents: ReadonlyMap<string, string | null | undefined>): Fault[] {
  const line = [id];
  for (let next = parents.get(id); next; next = parents.get(next)) {
    if (next === id)
      return [
        error({
          ...at,
          found: `a loop of parents: ${[...line, id].join(' → ')}`,
          expected: 'a line of parents that ends at the top',
          hint: 'Set parentId of one of these categories to null.',
        }),
      ];
    if (line.includes(next)) return [];
    line.push(next);
  }
  return [];
}

/** A published article has a name, and a text in each language that it has a name in; a team member needs none. */
function withoutWords({ file, id }: Omit<FaultAt, 'pointer'>, article: Parts['articles'][number]): Fault[] {
  if (!isPublished(article)) return [];
  const named = LOCALES.filter((locale) => article.name[locale]?.trim());
  if (named.length === 0)
    return [
      error({
        file,
        id,
        pointer: '/name',
        found: show(article.name),
        expected: 'a name in at least one language',
        hint: 'Give the article a name, or set its "status" to "Draft".',
      }),
    ];
  if (article.person) return [];
  const blank = named.filter((locale) => !article.body[locale]?.trim());
  const folder = file.slice(0, file.lastIndexOf('/'));
  return blank.length === 0
    ? []
    : [
        {
          level: blank.length === named.length ? 'error' : 'warning',
          file,
          id,
          pointer: '',
          found: `a name in ${named.join(', ')}, and no text in ${blank.join(', ')}`,
          expected: blank.map((locale) => `${folder}/${locale}.html`).join(', '),
          hint: 'Put the file back or write it. Until then visitors read the text in another language, if there is one.',
        },
      ];
}
