import { fileOf } from './write-page.ts';

/** Files that a build writes in addition to those of routes. */
const WRITTEN = [
  '/_redirects',
  '/_headers',
  '/.well-known/security.txt',
  '/sitemap-index.xml',
  '/sitemap-0.xml',
];

/**
 * Refuses files of `public/` with the address of a built file. Astro would leave such a page out, and
 * visitors would get a file that no check has seen.
 * @param files addresses of the files, with a slash at both ends, see `publicPaths`
 * @param paths of pages and of files that routes make
 * @throws naming each of these files
 */
export function assertNoConflict(files: readonly string[], paths: readonly string[]): void {
  const pages = new Map([...paths, ...WRITTEN].map((path) => [`/${fileOf(path)}/`, path]));
  const faults = files.flatMap((file) => {
    const page = pages.get(file);
    return page === undefined
      ? []
      : [`public${file.slice(0, -1)} stands where the build puts ${page}. Rename or remove it.`];
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
