import type { Locale } from '../i18n/locales.ts';
import { type Article, type Snapshot, textIn } from '../snapshot/domain.ts';
import { isPublished, type Text } from '../snapshot/schema/common.ts';
import {
  HOME_PATH,
  type Lineage,
  lineageCrumbs,
  pagePath,
  perLocale,
  type RouteContext,
  shown,
} from './page-routes.ts';
import type { Route } from './route.ts';
import { articlePath, joinPath, slugify } from './slug.ts';

/**
 * A category and its ancestors, topmost first; empty for an unknown id. The check of the snapshot refuses
 * cycles.
 */
export function categoryLine(snapshot: Snapshot, id: string): Snapshot['categories'] {
  const line: Snapshot['categories'] = [];
  for (let next: string | null | undefined = id; next; ) {
    const category = snapshot.categories.find((entry) => entry.id === next);
    if (!category) break;
    line.unshift(category);
    next = category.parentId;
  }
  return line;
}

/**
 * Articles get a page of their own when a published page lists their category as news; the others
 * (team members, texts of a page) are only ever shown inside a module.
 */
export function articleRoutes(context: RouteContext): Route[] {
  return context.snapshot.articles.filter(isPublished).flatMap((article) => {
    const line = categoryLine(context.snapshot, article.categoryId);
    const page = newsPage(
      context.snapshot,
      line.map((category) => category.id),
    );
    return page && line.every(isPublished) ? [articleRoute(context, article, page)] : [];
  });
}

/** The page that lists one of these categories; the list on the home page is only an extract. */
function newsPage(snapshot: Snapshot, categoryIds: readonly string[]): Lineage | undefined {
  return shown(snapshot).find(
    ({ page }) =>
      page.path !== HOME_PATH &&
      page.params.modules.some(
        (module) =>
          isPublished(module) &&
          module.view === 'news-view' &&
          module.relations?.type === 'category' &&
          categoryIds.includes(module.relations.id),
      ),
  );
}

/** The name that an address is made from; the id if the name has no letter or digit. */
function wordsOf({ id, name }: { id: string; name: Text }, locale: Locale, fallback: Locale): string {
  const words = textIn(name, locale, fallback)?.value ?? '';
  return slugify(words, locale) ? words : id;
}

function articleRoute(context: RouteContext, article: Article, lineage: Lineage): Route {
  const { snapshot, defaultLocale } = context;
  const name = (locale: Locale) =>
    textIn(article.name, locale, defaultLocale) ?? { value: article.id, language: defaultLocale };
  const line = categoryLine(snapshot, article.categoryId);
  const paths = perLocale(context, (locale) => {
    const path = joinPath(
      locale,
      articlePath(locale, ...[...line, article].map((entry) => wordsOf(entry, locale, defaultLocale))),
    );
    return path === pagePath(lineage.page, locale) ? joinPath(path, article.id) : path;
  });
  return {
    key: articlePath('', ...line.map((category) => category.id), article.id),
    target: { type: 'article', id: article.id },
    paths,
    breadcrumb: perLocale(context, (locale) => [
      ...lineageCrumbs(context, lineage, locale),
      { name: name(locale).value, path: paths[locale], language: name(locale).language },
    ]),
    languages: context.locales.filter(
      (locale) => article.body[locale]?.trim() && article.name[locale]?.trim(),
    ),
    indexable: article.metadata?.isActiveSEO ?? true,
    pageCount: 1,
  };
}
