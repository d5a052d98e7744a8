import type { Locale } from '../i18n/locales.ts';
import type { Snapshot } from '../snapshot/domain.ts';
import type { Goal } from '../snapshot/market.ts';
import type { FormId } from './forms.ts';

export interface Crumb {
  name: string;
  path: string;
  /** The language of the name, if it is not the page's. */
  language: Locale;
}

/** What a route shows, and the ids that a screen needs to find it. */
export type RouteTarget =
  | { type: 'page'; pageId: string /** On the page of a property list. */; list?: Goal }
  | { type: 'property'; id: string; goal: Goal }
  | { type: 'former'; id: string; goal: Goal }
  | { type: 'project'; id: string }
  | { type: 'article'; id: string }
  | { type: 'neighbourhood'; id: string }
  | { type: 'feedback'; form: FormId }
  | { type: 'form'; form: FormId }
  | { type: 'login' }
  | { type: 'shortlist' }
  | { type: 'landing'; goal: Goal; by: 'city' | 'type'; id: string };

/** One entry of the route table: an original path, and its path and breadcrumb in each language. */
export interface Route {
  /** The original path, such as `/for-sale/` or `/property/4101/`. */
  key: string;
  target: RouteTarget;
  paths: Record<Locale, string>;
  breadcrumb: Record<Locale, Crumb[]>;
  /** The languages with content of their own. In the others the page shows the fallback language. */
  languages: Locale[];
  indexable: boolean;
  /** The number of pages of a list; 1 for everything else. */
  pageCount: number;
}

export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302;
}

export interface RouteTable {
  locales: Locale[];
  defaultLocale: Locale;
  routes: Route[];
  redirects: Redirect[];
  /**
   * The page that an address redirects to for good: former addresses, and original paths with and without a
   * language, such as `/{language}/property/{ID}/`.
   */
  leading: Map<string, Route>;
  byKey: Map<string, Route>;
  /** The page of each property list, which may differ by language; see `listPage`. */
  lists: Record<Goal, Partial<Record<Locale, Route>>>;
  byPath: Map<string, { route: Route; locale: Locale; page: number }>;
}

/** Everything that screens render from: the content and the addresses. */
export interface Site extends Snapshot {
  table: RouteTable;
}
