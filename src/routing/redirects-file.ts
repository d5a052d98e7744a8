import type { Redirect } from './route.ts';

/** Cloudflare Pages reads this many rules, and this many bytes of the file; it silently drops the rest. */
const MOST_RULES = 2000;
const MOST_BYTES = 100_000;

/**
 * The `_redirects` file of Netlify and Cloudflare Pages.
 * Where a file and a rule have the same address, Netlify serves the file unless the rule is forced with `!`;
 * Cloudflare always redirects, and drops a line with `!`. Cloudflare also drops rules beyond its limits, so
 * those that matter most to search engines come first: pages, then former addresses of properties, then
 * `/property/{ID}/`. The rules for `/{language}/property/{ID}/`, one for each property and language, are not
 * indexed and fill only the room that is left. A redirect without a rule still has its HTML page.
 * @param lookups addresses where a query names a project
 * @param force whether the file is for Netlify
 */
export function redirectsFile(
  redirects: readonly Redirect[],
  lookups: readonly string[],
  { force }: { force: boolean },
): string {
  const {
    code = [],
    property = [],
    other = [],
  } = Object.groupBy(redirects, ({ from }) => {
    if (CODE.test(from)) return 'code';
    return from.startsWith('/property/') ? 'property' : 'other';
  });
  const lineOf = ({ from, to, status }: Redirect) =>
    `${ascii(from)} ${ascii(to)} ${status}${force ? '!' : ''}`;
  // Only Netlify reads a query, so these rules are always in its syntax.
  const byQuery = lookups.map((path) => `${path} id=:id ${path}:id/ 301!`);
  const lines = [...byQuery, ...other.map(lineOf), ...property.map(lineOf)];
  let bytes = lines.reduce((sum, line) => sum + line.length + 1, 0);
  for (const line of code.map(lineOf)) {
    bytes += line.length + 1;
    if (lines.length === MOST_RULES || bytes > MOST_BYTES) break;
    lines.push(line);
  }
  return `${lines.join('\n')}\n`;
}

/** `/{language}/property/{ID}/` */
const CODE = /^\/[a-z]{2}\/property\/[^/]+\/$/;

/** Percent-encodes what a browser would; an address that is already encoded stays as it is. */
const ascii = (address: string): string => address.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
