import type { Locale } from '../../src/i18n/locales.ts';
import type { HeaderRule } from '../serve/headers.ts';

/** Browser features that no page of the site uses; they are denied to third-party frames too. */
const UNUSED = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi'];

/** The headers of every answer. The rest of the content security policy is in each page, with its hashes. */
const SECURITY: HeaderRule['headers'] = [
  ['Strict-Transport-Security', 'max-age=31536000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', UNUSED.map((feature) => `${feature}=()`).join(', ')],
  // A policy in a page cannot restrict framing; older browsers support only the second header.
  ['Content-Security-Policy', "frame-ancestors 'self'"],
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/**
 * The policy for drawings. A drawing opened by itself is a document of this site; it may draw and nothing
 * else. The policy is complete, since hosts differ on whether the later of two rules for a header replaces
 * the first.
 */
const DRAWING_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "frame-ancestors 'self'",
  'sandbox',
].join('; ');

/** Revalidated on each request, and answered with 304 if unchanged. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * The rules of the `_headers` file (design, section 10). Two rules for one address never set the same header,
 * except for the policy of drawings, because hosts differ on which rule applies.
 */
export function headerRules(locales: readonly Locale[]): HeaderRule[] {
  const cache = (path: string, value: string): HeaderRule => ({ path, headers: [['Cache-Control', value]] });
  return [
    { path: '/*', headers: SECURITY },
    ...locales.map((locale) => cache(`/${locale}/*`, REVALIDATE)),
    // The names of these files change with their content.
    cache('/_astro/*', 'public, max-age=31536000, immutable'),
    cache('/images/*', 'public, max-age=604800'),
    ...['/_astro/drawings/*', '/favicon.svg'].map(
      (path): HeaderRule => ({ path, headers: [['Content-Security-Policy', DRAWING_POLICY]] }),
    ),
  ];
}

/** A `_headers` file in the format of Netlify and Cloudflare Pages. */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
