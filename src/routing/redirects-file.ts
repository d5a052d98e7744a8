import type { Redirect } from './route.ts';

/**
 * The `_redirects` file of Netlify and Cloudflare Pages.
 *
 * Netlify serves a file rather than a redirect from the same address unless the rule is forced with `!`; Cloudflare
 * always redirects, and drops a line with `!`. It also drops what lies beyond 2,000 lines or 100 kB, so the
 * addresses of properties, which are the many, come last. A dropped rule still has its HTML page.
 * @param lookups addresses where a query names a project
 * @param force whether the file is for Netlify
 */
export function redirectsFile(
  redirects: readonly Redirect[],
  lookups: readonly string[],
  { force }: { force: boolean },
): string {
  const { property = [], other = [] } = Object.groupBy(redirects, ({ from }) =>
    from.startsWith('/property/') ? 'property' : 'other',
  );
  const lines = [...other, ...property].map(
    ({ from, to, status }) => `${ascii(from)} ${ascii(to)} ${status}${force ? '!' : ''}`,
  );
  // Only Netlify reads a query, so these rules are always in its syntax.
  const byQuery = lookups.map((path) => `${path} id=:id ${path}:id/ 301!`);
  return `${[...byQuery, ...lines].join('\n')}\n`;
}

/** Percent-encodes what a browser would; an address that is encoded already stays. */
const ascii = (address: string): string => address.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
