import { SEGMENTS } from '../i18n/segments.ts';
import { identity, type KnownAddress } from '../snapshot/schema/known.ts';
import { languageOf } from './address.ts';
import { FORM_IDS, formPath } from './forms.ts';
import { identityOf } from './identity.ts';
import { HOME_PATH, type RouteContext } from './page-routes.ts';
import type { Redirect, Route } from './route.ts';
import { joinPath } from './slug.ts';

/** Where an address leads: the paths of a page, and how many pages the list on it has. */
type Heir = Pick<Route, 'paths' | 'pageCount'>;

/** What follows from the published addresses. */
export interface FormerAddresses {
  redirects: Redirect[];
  /** Addresses whose page is gone, and every page above it too. */
  withoutHeir: KnownAddress[];
}

/**
 * Where published addresses lead: directly to the page of today, in the same language or, where that is
 * switched off, in the default one. An address whose page is gone leads to the page above it, such as the
 * list that it stood in, but never to the home page. One that is hidden or forgotten leads nowhere.
 * @param elsewhere where pages without a route lead, by their identity
 */
export function formerAddresses(
  context: RouteContext,
  routes: readonly Route[],
  published: readonly KnownAddress[],
  elsewhere: ReadonlyMap<string, Route['paths']> = new Map(),
): FormerAddresses {
  const heirs = new Heirs(context, routes, published, elsewhere);
  const shown = published.filter(({ hidden, forgotten }) => !hidden && !forgotten);
  return {
    redirects: shown.flatMap((address) => {
      const heir = heirs.of(address.of);
      return heir ? redirectsTo(context, address, heir).filter(({ from, to }) => from !== to) : [];
    }),
    withoutHeir: shown.filter(({ of }) => !heirs.of(of)),
  };
}

class Heirs {
  private readonly own = new Map<string, Heir & { isHome?: boolean }>();
  private readonly parents = new Map<string, string>();

  constructor(
    context: RouteContext,
    routes: readonly Route[],
    published: readonly KnownAddress[],
    elsewhere: ReadonlyMap<string, Route['paths']>,
  ) {
    for (const [owner, paths] of elsewhere) this.own.set(owner, { paths, pageCount: 1 });
    for (const { key, paths, pageCount, ...route } of routes) {
      this.own.set(identityOf(context, route), { paths, pageCount, isHome: key === HOME_PATH });
      // A form that the menu lists has the menu's page instead of its own.
      const form = FORM_IDS.find((id) => formPath(id) === key);
      if (form) this.own.set(identity('form', form), { paths, pageCount });
    }
    for (const { of, under } of published) if (under !== undefined) this.parents.set(of, under);
  }

  /** What inherits the addresses of a page. */
  of(owner: string): Heir | undefined {
    const own = this.own.get(owner);
    if (own) return own;
    const passed = new Set<string>();
    for (let next = this.parents.get(owner); next !== undefined && !passed.has(next); ) {
      const above = this.own.get(next);
      if (above?.isHome) return undefined;
      // The pages of the list above are others, so each page leads to its first.
      if (above) return { paths: above.paths, pageCount: 1 };
      passed.add(next);
      next = this.parents.get(next);
    }
    return undefined;
  }
}

/** The redirects of one published address and of the pages of its list. */
function redirectsTo(
  { locales, defaultLocale }: RouteContext,
  { path, pages = 1 }: KnownAddress,
  { paths, pageCount }: Heir,
): Redirect[] {
  const language = languageOf(path);
  if (language === undefined)
    return [
      redirect(path, paths[defaultLocale]),
      ...locales.map((locale) => redirect(joinPath(locale, path), paths[locale])),
    ];
  const to = paths[locales.includes(language) ? language : defaultLocale];
  return [
    redirect(path, to),
    ...Array.from({ length: pages - 1 }, (_, index) => index + 2).map((page) =>
      redirect(
        joinPath(path, SEGMENTS[language].page, String(page)),
        page <= pageCount ? joinPath(to, SEGMENTS[languageOf(to) ?? language].page, String(page)) : to,
      ),
    ),
  ];
}

const redirect = (from: string, to: string): Redirect => ({ from, to, status: 301 });
