import { REVALIDATE } from './header-rules.ts';
import {
  MADE_BY,
  NEWER_TYPES,
  type PlainRedirect,
  partHeaders,
  plainRedirects,
  type ServerInput,
} from './server-input.ts';

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** A map counts capitals, which Caddy's matchers of paths do not. */
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
  redirects.flatMap(({ from, to, status, parameter }) =>
    parameter
      ? [
          `\t@lookup {\n\t\tpath ${from} ${from}/\n\t\texpression \`{http.request.uri.query.${parameter}} != ""\`\n\t}`,
          `\tredir @lookup ${to.replace(`:${parameter}`, `{http.request.uri.query.${parameter}}`)} ${status}`,
        ]
      : [],
  );

/** A `Caddyfile` for the site; Caddy fetches the certificate by itself. */
export function caddyConfig(input: ServerInput): string {
  const { all, some } = partHeaders(input.headers);
  const redirects = plainRedirects(input.redirects);
  const [first = 'fr'] = input.locales;
  return [
    `# ${MADE_BY}`,
    `${input.host} {`,
    `\troot * ${quoted(input.root)}`,
    '\tencode zstd gzip',
    '\theader {',
    ...all.map(([name, value]) => `\t\t${name} ${quoted(value)}`),
    `\t\tCache-Control ${quoted(REVALIDATE)}`,
    '\t\t-Server',
    '\t}',
    ...some.map(({ prefix, name, value }) => `\theader ${prefix}* ${name} ${quoted(value)}`),
    ...Object.entries(NEWER_TYPES).map(([extension, type]) => `\theader *.${extension} Content-Type ${type}`),
    '\t@private path_regexp ^/_(headers|redirects)$|/\\.([^w]|w[^e])',
    '\terror @private 404',
    ...lookups(redirects),
    ...redirectMap(redirects, 301),
    ...redirectMap(redirects, 302),
    '\tfile_server',
    '\thandle_errors {',
    '\t\t# Page not found speaks the language of the address, else the visitor’s.',
    '\t\tmap {http.request.orig_uri.path} {site_language} {',
    ...input.locales.map((locale) => `\t\t\t~^/${locale}/ ${locale}`),
    '\t\t\tdefault ""',
    '\t\t}',
    '\t\tmap {http.request.header.Accept-Language} {site_visitor} {',
    ...input.locales.map((locale) => `\t\t\t~(?i)^${locale} ${locale}`),
    `\t\t\tdefault ${first}`,
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
    '}',
    '',
  ].join('\n');
}
