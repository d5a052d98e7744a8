import type { Locale } from '../../src/i18n/locales.ts';
import type { HeaderRule } from '../serve/headers.ts';
import { REVALIDATE } from './header-rules.ts';
import {
  capitalsOf,
  MADE_BY,
  NEWER_TYPES,
  type PlainRedirect,
  POLICY,
  partHeaders,
  patternOf,
  plainRedirects,
  RELAY_NOTE,
  type Relay,
  type ServerInput,
} from './server-input.ts';

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** A map is case-sensitive; Caddy's path matchers are not. */
const lines = (redirects: readonly PlainRedirect[], status: number): string[] =>
  redirects
    .filter((entry) => entry.status === status && !entry.parameter)
    .flatMap(({ from, to }) =>
      [from, ...(from === '/' ? [] : [`${from}/`])].map((path) => `\t\t${quoted(path)} ${quoted(to)}`),
    );

function redirectMap(redirects: readonly PlainRedirect[], status: number): string[] {
  const rules = lines(redirects, status);
  if (rules.length === 0) return [];
  const name = `{site_${status}}`;
  return [
    `\tmap {path} ${name} {`,
    ...rules,
    '\t\tdefault ""',
    '\t}',
    `\t@site_${status}_query expression \`${name} != "" && !${name}.contains("?") && {query} != ""\``,
    `\tredir @site_${status}_query ${name}?{query} ${status}`,
    `\t@site_${status} expression \`${name} != ""\``,
    `\tredir @site_${status} ${name} ${status}`,
  ];
}

const lookups = (redirects: readonly PlainRedirect[]): string[] =>
  redirects.flatMap(({ from, to, status, parameter }, index) =>
    parameter
      ? [
          `\t@lookup_${index} {\n\t\tpath ${from} ${from}/\n\t\texpression \`{http.request.uri.query.${parameter}} != ""\`\n\t}`,
          `\tredir @lookup_${index} ${to.replace(`:${parameter}`, `{http.request.uri.query.${parameter}}`)} ${status}`,
        ]
      : [],
  );

const proxy = ({ path, to }: Relay): string[] => [`\t# ${RELAY_NOTE}`, `\treverse_proxy ${path}/* ${to}`];

/** Types that Caddy serves without a charset, or does not know. */
const TYPES: Readonly<Record<string, string>> = {
  ...NEWER_TYPES,
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  webmanifest: `${NEWER_TYPES['webmanifest']}; charset=utf-8`,
  ics: `${NEWER_TYPES['ics']}; charset=utf-8`,
};

/**
 * The not-found page is in the language of the address, otherwise the visitor’s. Error responses start
 * without headers.
 */
const errors = ({ locales }: ServerInput, headers: HeaderRule['headers']): string[] => [
  '\thandle_errors {',
  '\t\theader {',
  ...headers.map(([name, value]) => `\t\t\t${name} ${quoted(value)}`),
  `\t\t\tCache-Control ${quoted(REVALIDATE)}`,
  '\t\t\t-Server',
  '\t\t}',
  '\t\tmap {http.request.orig_uri.path} {site_language} {',
  ...locales.map((locale) => `\t\t\t~^/${locale}/ ${locale}`),
  '\t\t\tdefault ""',
  '\t\t}',
  '\t\tmap {http.request.header.Accept-Language} {site_visitor} {',
  ...locales.map((locale) => `\t\t\t~(?i)^${locale} ${locale}`),
  `\t\t\tdefault ${locales[0] ?? 'fr'}`,
  '\t\t}',
  '\t\t@other expression `{err.status_code} != 404`',
  '\t\thandle @other {',
  '\t\t\trespond "{err.status_code} {err.status_text}"',
  '\t\t}',
  '\t\t@known expression `{site_language} != ""`',
  '\t\thandle @known {',
  '\t\t\trewrite * /{site_language}/404.html',
  '\t\t\tfile_server',
  '\t\t}',
  '\t\thandle {',
  '\t\t\trewrite * /{site_visitor}/404.html',
  '\t\t\tfile_server',
  '\t\t}',
  '\t}',
];

/** `//fr//a-vendre/` redirects to `/fr/a-vendre/`, so that a page has only one address. */
const SINGLE_SLASHES = [
  '\t@doubled path *//*',
  '\troute @doubled {\n\t\turi path_regexp /{2,} /\n\t\tredir * {uri} 301\n\t}',
];

/** `/FR/a-vendre/` leads to `/fr/a-vendre/`. */
const smallLanguage = (locale: Locale): string[] => {
  const pattern = `^/${capitalsOf(locale)}(?:/|$)`;
  return [
    `\t@capitals_${locale} path_regexp ${pattern}`,
    `\troute @capitals_${locale} {\n\t\turi path_regexp ${pattern} /${locale}/\n\t\tredir * {uri} 301\n\t}`,
  ];
};

/** Adds the final slash of a folder's page; Caddy's own redirect would lose the query. */
const SLASH = [
  '\t@slash_query {\n\t\tnot path */ *//*\n\t\tfile {path}/index.html\n\t\texpression `{query} != ""`\n\t}',
  '\tredir @slash_query {path}/?{query} 301',
  '\t@slash {\n\t\tnot path */ *//*\n\t\tfile {path}/index.html\n\t}',
  '\tredir @slash {path}/ 301',
];

/** A `Caddyfile` for the site. Caddy obtains the certificate itself. */
export function caddyConfig(input: ServerInput): string {
  const { all, some } = partHeaders(input.headers);
  const redirects = plainRedirects(input.redirects);
  const caching = some.filter(({ name }) => name === 'Cache-Control');
  return [
    `# ${MADE_BY}`,
    `${input.host} {`,
    `\troot * ${quoted(input.root)}`,
    '\tencode {\n\t\tzstd\n\t\tgzip\n\t\tminimum_length 256\n\t}',
    '\tmap {path} {site_cache} {',
    ...caching.map(({ prefix, value }) => `\t\t~^${patternOf(prefix)} ${quoted(value)}`),
    `\t\tdefault ${quoted(REVALIDATE)}`,
    '\t}',
    '\tmap {path} {site_policy} {',
    ...some
      .filter(({ name }) => name === POLICY)
      .map(({ prefix, value }) => `\t\t~^${patternOf(prefix)} ${quoted(value)}`),
    ...all.filter(([name]) => name === POLICY).map(([, value]) => `\t\tdefault ${quoted(value)}`),
    '\t}',
    '\theader {',
    ...all.map(([name, value]) => `\t\t${name} ${name === POLICY ? '{site_policy}' : quoted(value)}`),
    '\t\t-Server',
    '\t}',
    // The relay sets its own cache headers.
    `\t@site not path ${input.relay ? `${input.relay.path}/*` : '/_headers'}`,
    '\theader @site Cache-Control {site_cache}',
    ...Object.entries(TYPES).map(
      ([extension, type]) =>
        `\t@${extension} path *.${extension}\n\theader @${extension} Content-Type ${quoted(type)}`,
    ),
    '\t@private path_regexp ^/_(headers|redirects)$|/\\.([^w]|w[^e])',
    '\terror @private 404',
    `\t@writing {\n\t\tnot method GET HEAD${input.relay ? `\n\t\tnot path ${input.relay.path}/*` : ''}\n\t}`,
    '\terror @writing 405',
    ...(input.relay ? proxy(input.relay) : []),
    ...lookups(redirects),
    ...redirectMap(redirects, 301),
    ...redirectMap(redirects, 302),
    ...SINGLE_SLASHES,
    ...input.locales.flatMap(smallLanguage),
    ...SLASH,
    '\tfile_server',
    ...errors(input, all),
    '}',
    '',
  ].join('\n');
}
