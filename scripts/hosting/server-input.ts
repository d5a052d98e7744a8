import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../src/i18n/locales.ts';
import { type HeaderRule, parseHeaders } from '../serve/headers.ts';
import { parseRedirects, type RedirectRule } from '../serve/redirects.ts';

/** The input for a web server's configuration that serves a built site like a CDN. */
export interface ServerInput {
  /** The folder of the built site on the server. */
  root: string;
  /** The site's host name. */
  host: string;
  /** The address and port on which nginx listens. */
  listen: string;
  locales: readonly Locale[];
  headers: readonly HeaderRule[];
  redirects: readonly RedirectRule[];
  /** The lead relay, if forms are posted to a path of the site: that path, and the relay's address. */
  relay?: Relay | undefined;
}

export interface Relay {
  path: string;
  to: string;
}

/** The headers and redirects that a build wrote for CDNs; the other servers must follow them. */
export const rulesOf = (dir: string): Pick<ServerInput, 'headers' | 'redirects'> => ({
  headers: parseHeaders(readFileSync(join(dir, '_headers'), 'utf8')),
  redirects: parseRedirects(readFileSync(join(dir, '_redirects'), 'utf8')),
});

/**
 * Headers of every answer, and rules for parts of the site: `/fr/*` matches addresses that begin with `/fr/`.
 */
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

/** The header whose value, like that of the caching, depends on the address. */
export const POLICY = 'Content-Security-Policy';

/** A redirect from one address, or from one with an id in its query; the site has no other kind. */
export type PlainRedirect = { from: string; to: string; status: number; parameter?: string };

/**
 * The redirects without patterns.
 * @throws for a pattern, which each server would need in its own syntax
 */
export const plainRedirects = (rules: readonly RedirectRule[]): PlainRedirect[] =>
  rules.map(({ from, query, to, status }) => {
    const [parameter, ...others] = Object.keys(query);
    if (/[*:]/.test(from) || others.length > 0)
      throw new Error(`No server's configuration knows the redirect of ${from}.`);
    return { from: decodeURI(from).replace(/(.)\/$/, '$1'), to, status, ...(parameter && { parameter }) };
  });

/** The spellings of a language's code with capitals, as a pattern: `/FR/` leads to `/fr/`. */
export const capitalsOf = (locale: Locale): string => {
  const [first = '', second = ''] = locale;
  const [First, Second] = [first.toUpperCase(), second.toUpperCase()];
  return `(?:${First}${Second}|${First}${second}|${first}${Second})`;
};

/** Types that older servers do not know. */
export const NEWER_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webmanifest: 'application/manifest+json',
  ics: 'text/calendar',
};

/** Types that are compressed. */
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

/** A comment beside the rule that passes forms to the relay. */
export const RELAY_NOTE = 'Forms go to the lead relay: LEADS_TRUSTED_PROXIES=1 npm run relay';

export const MADE_BY =
  'Made by "npm run server-config" from the _headers and _redirects of a build; make it anew after each build.';

/** Escapes the characters of a text that are special in a pattern. */
export const patternOf = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
