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

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** In a pattern Apache only interprets the quotes; in a target it also interprets `%` and `$`. */
const target = (to: string): string => `"${to.replaceAll('%', '\\%').replaceAll('$', '\\$')}"`;

function redirect({ from, to, status, parameter }: PlainRedirect): string[] {
  const pattern = `"^${patternOf(from.slice(1))}/?$"`;
  if (!parameter) return [`RewriteRule ${pattern} ${target(to)} [R=${status},L,NE]`];
  return [
    `RewriteCond "%{QUERY_STRING}" "(?:^|&)${parameter}=([^&]+)"`,
    `RewriteRule ${pattern} "${to.replace(`:${parameter}`, '%1')}" [R=${status},L,NE,QSD]`,
  ];
}

const isRelay = ({ path }: Relay): string => `%{REQUEST_URI} =~ m#^${patternOf(path)}/#`;

const proxy = ({ path, to }: Relay): string[] => [
  `# ${RELAY_NOTE}`,
  '<IfModule mod_proxy_http.c>',
  `  RewriteRule "^${patternOf(path.slice(1))}/" ${target(to).replace(/"$/, '%{REQUEST_URI}"')} [P,L]`,
  '</IfModule>',
];

/**
 * An `.htaccess` for the site's folder. It needs the modules rewrite and headers, and uses deflate and brotli
 * if present.
 */
export function apacheConfig(input: ServerInput): string {
  const { all, some } = partHeaders(input.headers);
  const [first = 'fr'] = input.locales;
  return [
    `# ${MADE_BY}`,
    '# Goes into the site’s folder as .htaccess (AllowOverride All; modules headers, rewrite, deflate, brotli; proxy_http for the forms).',
    'Options -Indexes',
    'DirectoryIndex index.html',
    'AddDefaultCharset utf-8',
    'AddCharset utf-8 .css .js .json .xml .svg .txt .ics .webmanifest',
    ...Object.entries(NEWER_TYPES).map(([extension, type]) => `AddType ${type} .${extension}`),
    ...all.map(([name, value]) => `Header always set ${name} ${quoted(value)}`),
    // The relay sets its own cache headers, and headers that it sends like the site must not be sent twice.
    ...(input.relay
      ? [
          `Header set Cache-Control ${quoted(REVALIDATE)} "expr=!(${isRelay(input.relay)})"`,
          `Header onsuccess unset X-Content-Type-Options "expr=${isRelay(input.relay)}"`,
        ]
      : [`Header set Cache-Control ${quoted(REVALIDATE)}`]),
    ...some.flatMap(({ prefix, name, value }) => [
      `<If "%{REQUEST_URI} =~ m#^${patternOf(prefix)}#">`,
      `  Header ${name === POLICY ? 'always set' : 'set'} ${name} ${quoted(value)}`,
      '</If>',
    ]),
    '# Page not found speaks the language of the address, else the visitor’s.',
    `ErrorDocument 404 /${first}/404.html`,
    ...input.locales.map(
      (locale) =>
        `<If "req_novary('Accept-Language') =~ /^${locale}/i">\n  ErrorDocument 404 /${locale}/404.html\n</If>`,
    ),
    ...input.locales.map(
      (locale) =>
        `<If "%{THE_REQUEST} =~ m#^\\S+ /${locale}/#">\n  ErrorDocument 404 /${locale}/404.html\n</If>`,
    ),
    '<IfModule mod_deflate.c>',
    `  AddOutputFilterByType DEFLATE text/html ${TEXT_TYPES.join(' ')}`,
    '</IfModule>',
    '<IfModule mod_brotli.c>',
    `  AddOutputFilterByType BROTLI_COMPRESS text/html ${TEXT_TYPES.join(' ')}`,
    '</IfModule>',
    'RewriteEngine On',
    ...(input.relay ? proxy(input.relay) : []),
    'RewriteCond "%{REQUEST_METHOD}" "!^(?:GET|HEAD)$"',
    'RewriteRule ^ - [R=405,L]',
    '# //fr//a-vendre/ leads to /fr/a-vendre/, so that a page has one address only; Apache has merged the slashes.',
    'RewriteCond "%{THE_REQUEST}" "^\\S+ /(?:[^?\\s]*/)?/"',
    'RewriteRule "^(.*)$" "/$1" [R=301,L]',
    '# /FR/a-vendre/ leads to /fr/a-vendre/.',
    ...input.locales.map(
      (locale) => `RewriteRule "^${capitalsOf(locale)}(?:/(.*))?$" "/${locale}/$1" [R=301,L]`,
    ),
    'RewriteRule "^_(?:headers|redirects)$" - [R=404,L]',
    'RewriteRule "(?:^|/)\\.(?!well-known/)" - [R=404,L]',
    ...plainRedirects(input.redirects).flatMap(redirect),
    '# A folder without a page is not found either.',
    'RewriteCond "%{REQUEST_FILENAME}" -d',
    'RewriteCond "%{REQUEST_FILENAME}/index.html" !-f',
    'RewriteRule ^ - [R=404,L]',
    '',
  ].join('\n');
}
