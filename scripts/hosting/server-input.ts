import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../src/i18n/locales.ts';
import { type HeaderRule, parseHeaders } from '../serve/headers.ts';
import { parseRedirects, type RedirectRule } from '../serve/redirects.ts';

/** What a web server needs to know to serve a built site as a CDN does. */
export interface ServerInput {
  /** The folder of the built site on the server. */
  root: string;
  /** The site's host name. */
  host: string;
  /** What nginx listens on. */
  listen: string;
  locales: readonly Locale[];
  headers: readonly HeaderRule[];
  redirects: readonly RedirectRule[];
  /** The lead relay, where the site's forms are posted to a path of its own: that path, and where the relay listens. */
  relay?: Relay | undefined;
}

export interface Relay {
  path: string;
  to: string;
}

/** The headers and redirects that a build wrote for CDNs, which every other server is to follow. */
export const rulesOf = (dir: string): Pick<ServerInput, 'headers' | 'redirects'> => ({
  headers: parseHeaders(readFileSync(join(dir, '_headers'), 'utf8')),
  redirects: parseRedirects(readFileSync(join(dir, '_redirects'), 'utf8')),
});

/** Headers of every answer, and the rules for some addresses only: `/fr/*` begins with `/fr/`. */
export function partHeaders(rules: readonly HeaderRule[]): {
  all: HeaderRule['headers'];
  some: { prefix: string; name: string; value: string }[];
} {
  return {
    all: rules.filter(({ path }) => path === '/*').flatMap(({ headers }) => headers),
    some: rules
      .filter(({ path }) => path !== '/*')
      .flatMap(({ path, headers }) =>
        headers.map(([name, value]) => ({ prefix: path.replace(/\*$/, ''), name, value })),
      ),
  };
}

/** The header whose value hangs on the address in the same way as that of the caching does. */
export const POLICY = 'Content-Security-Policy';

/** A redirect from one address, or from one whose query names an id; no rule of this site is of another kind. */
export type PlainRedirect = { from: string; to: string; status: number; parameter?: string };

/**
 * The redirects without patterns.
 * @throws for a pattern, which the servers would each need in their own words
 */
export const plainRedirects = (rules: readonly RedirectRule[]): PlainRedirect[] =>
  rules.map(({ from, query, to, status }) => {
    const [parameter, ...others] = Object.keys(query);
    if (/[*:]/.test(from) || others.length > 0)
      throw new Error(`No server's configuration knows the redirect of ${from}.`);
    return { from: decodeURI(from).replace(/(.)\/$/, '$1'), to, status, ...(parameter && { parameter }) };
  });

/** Types that servers of some age do not know. */
export const NEWER_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webmanifest: 'application/manifest+json',
  ics: 'text/calendar',
};

/** What is worth compressing. */
export const TEXT_TYPES = [
  'text/css',
  'text/plain',
  'text/xml',
  'text/calendar',
  'text/javascript',
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'application/rss+xml',
  'image/svg+xml',
];

/** Said beside the rule that hands forms on. */
export const RELAY_NOTE = 'Forms go to the lead relay: LEADS_TRUSTED_PROXIES=1 npm run relay';

export const MADE_BY =
  'Made by "npm run server-config" from the _headers and _redirects of a build; make it anew after each build.';

/** A text with the characters escaped that a pattern reads as its own. */
export const patternOf = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
