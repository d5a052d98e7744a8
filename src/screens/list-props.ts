import { cityName } from '../features/catalogue/address.ts';
import { cardTexts } from '../features/catalogue/card/card-texts.ts';
import { listLabels } from '../features/listing/labels.ts';
import type { PropertyListProps } from '../features/listing/PropertyList.tsx';
import { listFeedPath } from '../features/seo/list-feed.ts';
import { FORMAT_LOCALE } from '../i18n/locales.ts';
import { cityGroupId } from '../routing/listed.ts';
import { LIST_PATHS } from '../routing/page-routes.ts';
import type { Route } from '../routing/route.ts';
import type { PageContext } from '../shell/context.ts';
import { recordIn } from '../snapshot/domain.ts';
import type { Goal } from '../snapshot/market.ts';

type ListProps = Omit<PropertyListProps, 'MapView' | 'children' | 'heading' | 'stylesheet'>;

const DEMAND_PATH = '/demand-register/';

/** What a list's island needs to know about its page; `undefined` on a page without a list. */
export function listProps(context: PageContext, columns: number): ListProps | undefined {
  const { site, locale, route, pageNumber } = context;
  const goal = route && goalOf(route);
  if (!route || !goal) return undefined;
  return {
    goal,
    language: locale,
    format: FORMAT_LOCALE[locale],
    addresses: {
      own: route.paths[locale],
      whole: context.href(LIST_PATHS[goal]),
      base: baseOf(context, route),
    },
    pageSize: site.site.options.pageSize,
    columns,
    servedPage: pageNumber,
    catalogueUrl: `/${locale}/data/catalogue.json`,
    firstPages: Object.fromEntries(site.table.locales.map((other) => [other, route.paths[other]])),
    demandPath: context.pageHref(DEMAND_PATH),
    feedPath: listFeedPath(route, locale),
    labels: listLabels(locale, goal),
    cardTexts: cardTexts(locale),
  };
}

function goalOf({ target }: Route): Goal | undefined {
  if (target.type === 'landing') return target.goal;
  return target.type === 'page' ? target.list : undefined;
}

/** The filter that the page of a city or a type stands for, as an address of this language would name it. */
function baseOf({ site, locale }: PageContext, { target }: Route): ListProps['addresses']['base'] {
  if (target.type !== 'landing') return { types: [], cities: [] };
  if (target.by === 'type') return { types: [target.id], cities: [] };
  const { defaultLocale } = site.table;
  const cities = site.cities
    .filter((city) => cityGroupId(city, defaultLocale) === target.id)
    .map((city) => recordIn(city, locale, defaultLocale).value)
    .map(({ Name, Zip }) => `${cityName(Name)}|${Zip}`);
  return { types: [], cities };
}
