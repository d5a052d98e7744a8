import type { Article, Snapshot } from '../../snapshot/domain.ts';
import { isPublished } from '../../snapshot/schema/common.ts';

/**
 * The published articles of a category: news newest first, others in the order of `sort`.
 * @param deep whether to include articles of its subcategories (`isHasSubcategories`)
 * @param max the maximum number; 0 for all
 */
export function articlesOf(
  { categories, articles }: Pick<Snapshot, 'categories' | 'articles'>,
  categoryId: string,
  { deep = false, max = 0, order = 'sort' as 'sort' | 'date' } = {},
): Article[] {
  const ids = new Set([categoryId]);
  if (deep) {
    // A category is found through its parent, in whatever order the file lists them; a cycle ends the loop.
    for (let size = 0; size !== ids.size; ) {
      size = ids.size;
      for (const category of categories)
        if (category.parentId && ids.has(category.parentId)) ids.add(category.id);
    }
  }
  const isShown = new Set(categories.filter(isPublished).map((category) => category.id));
  const found = articles
    .filter(
      (article) => isPublished(article) && ids.has(article.categoryId) && isShown.has(article.categoryId),
    )
    .toSorted((left, right) =>
      order === 'date'
        ? compare(right.date, left.date)
        : left.sort - right.sort || compare(left.id, right.id),
    );
  return max > 0 ? found.slice(0, max) : found;
}

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);
