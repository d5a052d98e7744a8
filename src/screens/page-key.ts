import { hash } from 'node:crypto';
import { countsByType } from '../features/catalogue/counts.ts';
import { newest } from '../features/catalogue/market-order.ts';
import type { Locale } from '../i18n/locales.ts';
import { builtRedirects } from '../routing/built-redirects.ts';
import { landingsOf } from '../routing/landings.ts';
import { linkedAddresses } from '../routing/link-check.ts';
import { isOfProperty } from '../routing/published.ts';
import { routeAt } from '../routing/resolve.ts';
import type { Route, Site } from '../routing/route.ts';
import type { BuildInputs } from '../snapshot/build-plan.ts';
import { allPages, type FormerProperty, type Property } from '../snapshot/domain.ts';
import { byId, perObject } from '../snapshot/per-object.ts';
import { isPublished } from '../snapshot/schema/common.ts';
import type { MenuPage } from '../snapshot/schema/menu.ts';
import { onceFor } from '../ui/once-for.ts';
import { siteLists } from './lists.ts';
import { neighbourhoodOffer } from './neighbourhood.ts';
import { findSimilar, similarToFormer } from './similar.ts';

/** A page of a route in a language. */
export interface KeyedPage {
  locale: Locale;
  route: Route;
  pageNumber: number;
}

/**
 * The key of a page. Everything that is not a property is covered as a whole, because it seldom changes and
 * is on many pages. Of the properties, only those that the page shows are covered; a kind of page that this
 * function does not know counts as showing all of them.
 */
export function pageKey(site: Site, inputs: BuildInputs, { locale, route, pageNumber }: KeyedPage): string {
  const parts: Record<string, string> = {
    code: inputs.code,
    year: String(new Date().getFullYear()),
    site: siteDigest(site)(inputs),
    counts: countsDigest(site),
    address: [locale, pageNumber, routeDigest(route)].join('.'),
    links: linksDigest(site),
    ...leadingPart(site, route, locale),
    ...propertyParts(site, inputs, route, pageNumber),
  };
  return joined(parts, inputs);
}

/** The key of a file that depends on a single property, such as its preview. */
export function recordFileKey(site: Site, inputs: BuildInputs, { locale, route }: KeyedPage): string {
  const property = byId(site.properties, route.target.type === 'property' ? route.target.id : '');
  return joined(
    {
      code: inputs.code,
      site: siteDigest(site)(inputs),
      address: [locale, routeDigest(route)].join('.'),
      record: property ? propertyDigests(site)(inputs)(property) : '',
    },
    inputs,
  );
}

/** The pages that texts, menus and modules link to, with the address used by each link. */
const linksDigest = perObject((site: Site) =>
  digest(
    linkedAddresses(site).flatMap((address) => {
      const route = routeAt(site.table, address);
      return route ? [[address, route.paths]] : [];
    }),
  ),
);

/** The addresses that redirect to a page; the page writes their files. */
function leadingPart({ table }: Site, route: Route, locale: Locale): Record<string, string> {
  if (!isOfProperty(route)) return {};
  return {
    leading: digest(
      builtRedirects(table)
        .carried.get(route.paths[locale])
        ?.map(({ from }) => from),
    ),
  };
}

/** A digest of a route in all languages. */
const routeDigest = perObject((route: Route) => digest(route));

/** The key of a page that shows only its route's properties. */
export const propsKey = (inputs: BuildInputs, props: unknown): string =>
  joined({ code: inputs.code, address: digest(props) }, inputs);

const joined = (parts: Readonly<Record<string, string>>, { without }: BuildInputs): string =>
  Object.entries(parts)
    .filter(([name]) => name !== without)
    .map(([name, value]) => `${name}:${value}`)
    .join(' ');

function propertyParts(
  site: Site,
  inputs: BuildInputs,
  { target, pageCount }: Route,
  pageNumber: number,
): Record<string, string> {
  const digestOf = propertyDigests(site)(inputs);
  const shown = (properties: readonly Property[]) => digest(properties.map(digestOf));
  const similar = similarDigests(site)(inputs);
  const slice = (list: readonly Property[]) => sliceDigests(site)(inputs)(list)(String(pageNumber));
  switch (target.type) {
    case 'property': {
      const property = byId(site.properties, target.id);
      return property ? { record: digestOf(property), similar: similar(property) } : {};
    }
    case 'former': {
      const former = byId(site.former, target.id);
      return former
        ? { record: digest(withMedia(former, inputs)), similar: shown(similarToFormer(site)(former)) }
        : {};
    }
    case 'landing':
      return { shown: slice(siteLists(site).landing(target)) };
    case 'neighbourhood': {
      const { cards, onMap, more } = neighbourhoodOffer(site, target.id);
      return { shown: digest([shown(cards), shown(onMap), more]) };
    }
    case 'article':
    case 'feedback':
    case 'login':
    case 'shortlist':
      return {};
    case 'page': {
      const page = pagesOf(site).get(target.pageId);
      return page && pageCount > 1
        ? {
            shown: digest(
              listsOf(site, page).map(({ list, isPaged }) => (isPaged ? slice(list) : shown(list))),
            ),
          }
        : { all: shown(site.properties) };
    }
    default:
      return { all: shown(site.properties) };
  }
}

const pagesOf = perObject((site: Site) => new Map(allPages(site.menu).map((page) => [page.id, page])));

/** The lists of properties that a page's modules show. */
function listsOf(site: Site, { params }: MenuPage): { list: readonly Property[]; isPaged: boolean }[] {
  const lists = siteLists(site);
  const modules = params.modules.filter(isPublished).flatMap(({ relations, maxItems }) => {
    if (relations?.type !== 'property-list') return [];
    switch (relations.id) {
      case 'sale':
      case 'rent':
        return [{ list: lists[relations.id].slice(0, maxItems || undefined), isPaged: maxItems === 0 }];
      case 'newest':
        return [{ list: newest(site, maxItems || 4), isPaged: false }];
      default:
        return [{ list: site.properties, isPaged: false }];
    }
  });
  return params.banner?.type === 'properties'
    ? [...modules, { list: site.properties, isPaged: false }]
    : modules;
}

/** A property with its viewings and the pictures that it names. */
const propertyDigests = perObject((site: Site) => {
  const viewings = Map.groupBy(site.viewings, ({ PropertyID }) => String(PropertyID));
  return perObject((inputs: BuildInputs) =>
    perObject((property: Property) =>
      digest([...withMedia(property, inputs), viewings.get(property.id) ?? []]),
    ),
  );
});

/** The digest of the properties on each page of a list, which are the same in every language. */
const sliceDigests = perObject((site: Site) =>
  perObject((inputs: BuildInputs) => {
    const digestOf = propertyDigests(site)(inputs);
    const { pageSize } = site.site.options;
    return perObject((list: readonly Property[]) =>
      onceFor((page) =>
        digest(list.slice((Number(page) - 1) * pageSize, Number(page) * pageSize).map(digestOf)),
      ),
    );
  }),
);

/**
 * The digest of the properties that a property's page shows as similar, which are the same in every language.
 */
const similarDigests = perObject((site: Site) =>
  perObject((inputs: BuildInputs) => {
    const digestOf = propertyDigests(site)(inputs);
    return perObject((property: Property) =>
      digest(findSimilar(site)(property, site.site.options.similarProperties).map(digestOf)),
    );
  }),
);

/** The digest of a property, present or former, and of the pictures it names. */
const withMedia = (property: Property | FormerProperty, inputs: BuildInputs): unknown[] => {
  const { text, media } = read(property);
  return [text, media.map((name) => inputs.media[name] ?? '')];
};

/** Everything of the snapshot but its properties and what is remembered, and the media that no property names. */
const siteDigest = perObject(({ properties, former, remembered, viewings, table, ...rest }: Site) =>
  perObject((inputs: BuildInputs) => {
    const named = new Set([...properties, ...former].flatMap((property) => read(property).media));
    return digest([rest, table.locales, Object.entries(inputs.media).filter(([name]) => !named.has(name))]);
  }),
);

/** What the search box and the filters' links show about all properties together. */
const countsDigest = perObject((site: Site) =>
  digest([
    siteLists(site).totals,
    [...countsByType(site.properties, site.site)].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    landingsOf(site.table).map(({ route }) => [route.key, route.paths, route.breadcrumb]),
  ]),
);

/**
 * Matches a file below `media/` that a record names: a `Url` field anywhere in it. Inside a text the quotes
 * would be escaped.
 */
const NAMED = /"url":("(?:[^"\\]|\\.)*")/gi;

/**
 * The digest of a property's data, and the files below `media/` that it names. Serialised only once for both.
 */
const read = perObject((property: Property | FormerProperty) => {
  const text = JSON.stringify(property);
  const media = Array.from(text.matchAll(NAMED), ([, name = '""']) => JSON.parse(name) as string);
  return { text: digestOfText(text), media };
});

const digest = (value: unknown): string => digestOfText(JSON.stringify(value) ?? '');

const digestOfText = (text: string): string => hash('sha256', text, 'base64url').slice(0, 16);
