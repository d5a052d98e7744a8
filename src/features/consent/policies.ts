import type { Locale } from '../../i18n/locales.ts';
import type { RouteTable } from '../../routing/route.ts';

export const COOKIE_POLICY_PATH = '/Cookie-policy/';
export const DISCLAIMER_PATH = '/Disclaimer/';

/** The pages that explain what a visitor decides on, by their original paths. */
const POLICY_PATHS: readonly string[] = ['/Privacy/', COOKIE_POLICY_PATH, DISCLAIMER_PATH];

export const isPolicy = (path: string | undefined): boolean =>
  path !== undefined && POLICY_PATHS.includes(path);

/** Those of the pages that exist on the site, with their names in one language, for the dialog. */
export const policyLinks = (table: RouteTable, locale: Locale): { name: string; href: string }[] =>
  POLICY_PATHS.slice(0, 2).flatMap((path) => {
    const route = table.byKey.get(path);
    const name = route?.breadcrumb[locale].at(-1)?.name;
    return route && name ? [{ name, href: route.paths[locale] }] : [];
  });
