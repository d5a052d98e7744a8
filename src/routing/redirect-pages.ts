import type { Locale } from '../i18n/locales.ts';
import type { Redirect, RouteTable } from './route.ts';
import { joinPath } from './slug.ts';

/**
 * Where `/project/?id=` is resolved (specification, section 2): without a language and under each, except
 * where a page has this address.
 */
export const projectLookups = (table: RouteTable): { path: string; language?: Locale }[] =>
  [
    { path: '/project/' },
    ...table.locales.map((language) => ({ path: joinPath(language, 'project'), language })),
  ].filter(({ path }) => !table.byPath.has(path));

/** Addresses of files that the build writes in addition to the table's pages. */
const ownFiles = (table: RouteTable): string[] => [
  '/',
  ...projectLookups(table).map(({ path }) => path),
  '/404/',
  '/404.html/',
  '/robots.txt/',
  '/sitemap-index.xml/',
  '/_redirects/',
  '/_headers/',
  '/.well-known/security.txt/',
  ...table.locales.flatMap((locale) => ['404', '404.html', 'rss.xml'].map((name) => joinPath(locale, name))),
];

/** On macOS and Windows `Blog` and `blog` are the same file name. */
const nameOnDisk =
  process.platform === 'darwin' || process.platform === 'win32'
    ? (path: string) => path.toLowerCase()
    : (path: string) => path;

/**
 * The redirects whose address is not taken by anything else on the site, each address once.
 * @param others addresses of further files, with a slash at both ends
 * @param sameName maps an address to a name; two addresses with the same name cannot both exist
 */
export function standingRedirects(
  table: RouteTable,
  others: Iterable<string> = [],
  sameName = nameOnDisk,
): Redirect[] {
  const taken = new Set([...ownFiles(table), ...table.byPath.keys(), ...others].map(sameName));
  return table.redirects.filter(({ from }) => {
    const name = sameName(from);
    const isFree = !taken.has(name);
    taken.add(name);
    return isFree;
  });
}
