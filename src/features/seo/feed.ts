import type { RSSFeedItem, RSSOptions } from '@astrojs/rss';
import type { Locale } from '../../i18n/locales.ts';
import { categoryLine } from '../../routing/article-routes.ts';
import type { Route, RouteTable } from '../../routing/route.ts';
import { type Article, type Snapshot, textIn } from '../../snapshot/domain.ts';
import { cleanDescription } from '../catalogue/excerpt.ts';
import { instantOf } from '../catalogue/iso-date.ts';
import { absoluteUrl } from './absolute-url.ts';
import { feedChannel, LONGEST_FEED, plain } from './feed-channel.ts';

/** The feed of a language, beside its home page. */
const feedPath = (locale: Locale): string => `/${locale}/rss.xml`;

/**
 * The newest articles with a page of their own. For a language without any, those of the other languages,
 * each marked with its language.
 * @param title the title of the feed, which follows the site's name
 */
export function articleFeed(
  snapshot: Snapshot,
  table: RouteTable,
  locale: Locale,
  title: string,
): RSSOptions & { items: RSSFeedItem[] } {
  const all = articlesWithPage(snapshot, table);
  const own = all.filter(({ route }) => route.languages.includes(locale));
  const items = (own.length > 0 ? own : all)
    .toSorted(
      (left, right) => instantOf(right.article.date).getTime() - instantOf(left.article.date).getTime(),
    )
    .slice(0, LONGEST_FEED)
    .map((entry) => feedItem(snapshot, table, locale, entry));
  const page = table.byKey.get('/')?.paths[locale] ?? `/${locale}/`;
  return { ...feedChannel({ snapshot, table, locale, title, path: feedPath(locale), page }), items };
}

interface Entry {
  article: Article;
  route: Route;
}

const articlesWithPage = ({ articles }: Snapshot, table: RouteTable): Entry[] =>
  table.routes.flatMap((route) => {
    const { target } = route;
    const article =
      target.type === 'article' && route.indexable && articles.find((entry) => entry.id === target.id);
    return article ? [{ article, route }] : [];
  });

function feedItem(
  snapshot: Snapshot,
  table: RouteTable,
  locale: Locale,
  { article, route }: Entry,
): RSSFeedItem {
  const text = (value: Article['name'] | undefined) => textIn(value, locale, table.defaultLocale);
  const name = text(article.name);
  const categories = categoryLine(snapshot, article.categoryId).map((category) =>
    plain(text(category.name)?.value ?? category.id),
  );
  return {
    title: plain(name?.value ?? article.id),
    description: cleanDescription(
      text(article.summary)?.value ?? text(article.metadata?.description)?.value ?? text(article.body)?.value,
    ),
    link: absoluteUrl(snapshot.site.url, route.paths[locale]),
    pubDate: instantOf(article.date),
    categories,
    customData: `<dc:language>${name?.language ?? locale}</dc:language>`,
  };
}
