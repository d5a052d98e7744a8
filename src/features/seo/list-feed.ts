import type { RSSFeedItem, RSSOptions } from '@astrojs/rss';
import type { Locale } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { Route, RouteTable } from '../../routing/route.ts';
import { type Property, recordIn, type Snapshot } from '../../snapshot/domain.ts';
import { cityName } from '../catalogue/address.ts';
import { cleanDescription } from '../catalogue/excerpt.ts';
import { instantOf } from '../catalogue/iso-date.ts';
import { landingProperties, marketByGoal } from '../catalogue/market-order.ts';
import { type PriceTexts, priceText } from '../catalogue/price.ts';
import { absoluteUrl } from './absolute-url.ts';
import { feedCategories } from './feed-categories.ts';
import { feedChannel, LONGEST_FEED, plain } from './feed-channel.ts';

interface Context {
  snapshot: Snapshot;
  table: RouteTable;
  locale: Locale;
  priceTexts: PriceTexts;
  t: Translate;
}

/** Whether a route lists properties: one of the two lists, or one of their city and type pages. */
export const isListRoute = ({ target }: Route): boolean =>
  target.type === 'landing' || (target.type === 'page' && target.list !== undefined);

export const listRoutes = (table: RouteTable): Route[] => table.routes.filter(isListRoute);

/** The feed of a list, beside its first page. */
export const listFeedPath = (route: Route, locale: Locale): string => `${route.paths[locale]}rss.xml`;

/** The newest properties of a list, each with price, place, the beginning of its description and its values of filters. */
export function listFeed(context: Context, route: Route): RSSOptions & { items: RSSFeedItem[] } {
  const { snapshot, table, locale } = context;
  const items = listedOn(context, route)
    .slice(0, LONGEST_FEED)
    .map((property) => feedItem(context, property));
  const title = route.breadcrumb[locale].map(({ name }) => plain(name)).join(' – ');
  const page = route.paths[locale];
  return {
    ...feedChannel({ snapshot, table, locale, title, path: listFeedPath(route, locale), page }),
    items,
  };
}

/** In the default order. */
function listedOn({ snapshot, table }: Context, { target }: Route): readonly Property[] {
  if (target.type === 'landing') return landingProperties(snapshot, table.defaultLocale, target);
  return target.type === 'page' && target.list ? marketByGoal(snapshot)[target.list] : [];
}

function feedItem({ snapshot, table, locale, priceTexts, t }: Context, property: Property): RSSFeedItem {
  const { defaultLocale } = table;
  const { value: record, language } = recordIn(property, locale, defaultLocale);
  const { site, types, neighbourhoods, law } = snapshot;
  const price = priceText({ record, site, locale, texts: priceTexts }).text;
  const path = table.byKey.get(`/property/${property.id}/`)?.paths[locale] ?? `/${locale}/`;
  const parts = [price, `${record.Zip} ${cityName(record.City)}`, cleanDescription(record.Description)];
  return {
    title: plain(record.TypeDescription),
    description: parts.map(plain).filter(Boolean).join(' · '),
    link: absoluteUrl(site.url, path),
    categories: feedCategories(record, { types, neighbourhoods, locale, defaultLocale, t, law }).map(plain),
    customData: `<dc:language>${language}</dc:language>`,
    ...(record.CreateDate ? { pubDate: instantOf(record.CreateDate) } : {}),
  };
}
