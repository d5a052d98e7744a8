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
  TEXT_TYPES,
} from './server-input.ts';

/** A quoted string in nginx's configuration. A dollar sign cannot be escaped, so it is percent-encoded. */
const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&').replaceAll('$', '%24')}"`;

/** Exact locations are case-sensitive and may be many; a map would match `/Blog/` for `/blog/`. */
function redirect({ from, to, status, parameter }: PlainRedirect): string[] {
  if (parameter)
    return [
      `    location = ${quoted(`${from}/`)} {`,
      `        if ($arg_${parameter} != "") {`,
      `            return ${status} ${to.replace(`:${parameter}`, `$arg_${parameter}`)};`,
      '        }',
      '    }',
    ];
  const rest = to.includes('?') ? '' : '$is_args$args';
  const target = `"${to.replace(/[\\"]/g, '\\$&').replaceAll('$', '%24')}${rest}"`;
  return [from, ...(from === '/' ? [] : [`${from}/`])].map(
    (path) => `    location = ${quoted(path)} { return ${status} ${target}; }`,
  );
}

/** Lists its own headers, so that nginx adds none of the pages' cache headers. */
const proxy = ({ path, to }: Relay, headers: HeaderRule['headers']): string[] => [
  `    # ${RELAY_NOTE}`,
  `    location ^~ ${quoted(`${path}/`)} {`,
  ...headers.map(([name, value]) => `        add_header ${name} ${quoted(value)} always;`),
  `        proxy_pass ${to};`,
  '        proxy_set_header Host $http_host;',
  '        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  '        proxy_hide_header X-Content-Type-Options;',
  '    }',
];

/** A file for `/etc/nginx/conf.d/`: headers, redirects, caching, compression and not-found pages. */
export function nginxConfig(input: ServerInput): string {
  const { all, some } = partHeaders(input.headers);
  const caching = some.filter(({ name }) => name === 'Cache-Control');
  const [first = 'fr'] = input.locales;
  return [
    `# ${MADE_BY}`,
    '# For the http level, such as /etc/nginx/conf.d/. Certificates go beside "listen"; brotli needs a module of its own.',
    'map $uri $site_cache {',
    `    default ${quoted(REVALIDATE)};`,
    ...caching.map(({ prefix, value }) => `    "~^${patternOf(prefix)}" ${quoted(value)};`),
    '}',
    'map $uri $site_policy {',
    ...all.filter(([name]) => name === POLICY).map(([, value]) => `    default ${quoted(value)};`),
    ...some
      .filter(({ name }) => name === POLICY)
      .map(({ prefix, value }) => `    "~^${patternOf(prefix)}" ${quoted(value)};`),
    '}',
    '# Page not found speaks the language of the address, else the visitor’s.',
    'map $http_accept_language $site_visitor {',
    `    default ${first};`,
    ...input.locales.map((locale) => `    "~*^${locale}" ${locale};`),
    '}',
    'map $request_uri $site_language {',
    '    default $site_visitor;',
    ...input.locales.map((locale) => `    "~^/${locale}/" ${locale};`),
    '}',
    // Absolute request URLs ("GET http://…") contain double slashes themselves; browsers treat a backslash as
    // a slash.
    '# //fr//a-vendre/ leads to /fr/a-vendre/, so that a page has one address only.',
    'map $request_uri $site_slashes {',
    '    default "";',
    '    "~*^(?![^?]*(?:\\x5c|%5c))/(?:[^?]*/)?/" doubled;',
    '}',
    'server {',
    `    listen ${input.listen};`,
    `    server_name ${input.host};`,
    `    root ${quoted(input.root)};`,
    '    index index.html;',
    '    absolute_redirect off;',
    '    server_tokens off;',
    '    charset utf-8;',
    `    charset_types ${TEXT_TYPES.join(' ')};`,
    '    gzip on;',
    '    gzip_vary on;',
    '    gzip_comp_level 6;',
    '    gzip_min_length 256;',
    '    gzip_proxied any;',
    `    gzip_types ${TEXT_TYPES.join(' ')};`,
    ...all.map(
      ([name, value]) => `    add_header ${name} ${name === POLICY ? '$site_policy' : quoted(value)} always;`,
    ),
    '    add_header Cache-Control $site_cache always;',
    // nginx has merged the slashes. A captured group is percent-encoded again; a variable would not be.
    '    if ($site_slashes) { rewrite "^(.*)$" $1 permanent; }',
    '    # A folder without a page is not found either.',
    '    error_page 403 404 =404 /$site_language/404.html;',
    '    location ~ "^/_(?:headers|redirects)$|/\\.(?!well-known/)" { return 404; }',
    '    # /FR/a-vendre/ leads to /fr/a-vendre/.',
    ...input.locales.map(
      (locale) =>
        `    location ~ "^/${capitalsOf(locale)}(?:/|$)" { rewrite "^/..(?:/(.*))?$" /${locale}/$1 permanent; }`,
    ),
    ...Object.entries(NEWER_TYPES).map(
      ([extension, type]) => `    location ~ "\\.${extension}$" { types { } default_type ${type}; }`,
    ),
    ...plainRedirects(input.redirects).flatMap(redirect),
    ...(input.relay ? proxy(input.relay, all) : []),
    '}',
    '',
  ].join('\n');
}
