import type { Site } from '../routing/route.ts';
import { getSite } from '../routing/site.ts';
import { type PathProps, staticPaths, type TargetType } from '../routing/static-paths.ts';
import { pagedPath } from '../routing/table.ts';
import { type BuildInputs, buildInputs } from '../snapshot/build-plan.ts';
import { builtKeys } from './built-keys.ts';
import { pageKey } from './page-key.ts';

/**
 * As `staticPaths`, with a key for each page. While the key stays the same, the page does too, and the next
 * build reuses it. A key covers everything that the page shows, part by part (`record:… similar:…`), so that
 * a build can report why it drew a page again.
 */
export async function keyedPaths<T extends TargetType>(type: T, parameter: string) {
  const [paths, site] = [await staticPaths(type, parameter), await getSite()];
  const inputs = buildInputs();
  if (!inputs) return paths;
  return paths.map((path) => {
    const { locale, route, pageNumber } = path.props;
    const cacheKey = pageKey(site, inputs, path.props);
    builtKeys().set(pagedPath(route, locale, pageNumber), cacheKey);
    return { ...path, cacheKey };
  });
}

/**
 * As `keyedPaths`, for files beside the pages: a large catalogue has several for each property and language.
 * @param keyOf the key of such a file; it names everything that the file holds. Without inputs it is empty: a process
 *   that helps to render must tell these files from those that each build renders.
 */
export async function keyedFiles<T extends TargetType>(
  type: T,
  parameter: string,
  keyOf: (site: Site, inputs: BuildInputs, page: PathProps<T>) => string,
) {
  const [paths, site] = [await staticPaths(type, parameter), await getSite()];
  const inputs = buildInputs();
  return paths.map((path) => ({ ...path, cacheKey: inputs ? keyOf(site, inputs, path.props) : '' }));
}
