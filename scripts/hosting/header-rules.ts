import type { Locale } from '../../src/i18n/locales.ts';
import type { HeaderRule } from '../serve/headers.ts';

/** What no page of the site asks of a browser, frames of third parties included. */
const UNUSED = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi'];

/** The headers of every answer; the rest of the content security policy stands in each page, with its hashes. */
const SECURITY: HeaderRule['headers'] = [
  ['Strict-Transport-Security', 'max-age=31536000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', UNUSED.map((feature) => `${feature}=()`).join(', ')],
  // A policy in a page cannot say who may frame it; older browsers know the second header only.
  ['Content-Security-Policy', "frame-ancestors 'self'"],
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/**
 * A drawing that is opened by itself is a document of this site: it may draw, and nothing else. Whole in itself, since
 * hosts differ on whether the later of two rules for a header wins or both hold.
 */
const DRAWING_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "frame-ancestors 'self'",
  'sandbox',
].join('; ');

/** Asked for anew each time, and answered with 304 while nothing changed. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * The rules of the `_headers` file (design, section 10). Two rules for one address never give the same header, except
 * for the policy of drawings: hosts differ on which of them wins.
 */
export function headerRules(locales: readonly Locale[]): HeaderRule[] {
  const cache = (path: string, value: string): HeaderRule => ({ path, headers: [['Cache-Control', value]] });
  return [
    { path: '/*', headers: SECURITY },
    ...locales.map((locale) => cache(`/${locale}/*`, REVALIDATE)),
    // Their names change with their content.
    cache('/_astro/*', 'public, max-age=31536000, immutable'),
    cache('/images/*', 'public, max-age=604800'),
    ...['/_astro/drawings/*', '/favicon.svg'].map(
      (path): HeaderRule => ({ path, headers: [['Content-Security-Policy', DRAWING_POLICY]] }),
    ),
  ];
}

/** A `_headers` file as Netlify and Cloudflare Pages read it. */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
