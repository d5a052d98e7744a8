import type { PageContext } from '../shell/context.ts';
import type { Article } from '../snapshot/domain.ts';

/** The address of an article's own page; `undefined` for articles that are only shown inside a module. */
export const articleHref = (context: PageContext, article: Article): string | undefined =>
  context.site.table.routes.find((route) => route.target.type === 'article' && route.target.id === article.id)
    ?.paths[context.locale];
