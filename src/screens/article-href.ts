import type { PageContext } from '../shell/context.ts';
import type { Article } from '../snapshot/domain.ts';

/** The address of an article's own page; none for articles that only stand inside a module. */
export const articleHref = (context: PageContext, article: Article): string | undefined =>
  context.site.table.routes.find((route) => route.target.type === 'article' && route.target.id === article.id)
    ?.paths[context.locale];
