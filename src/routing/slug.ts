import { slugify } from '../snapshot/slugify.ts';

export { slugify };

/** Joins segments to a path that begins and ends with a slash; empty segments are left out. */
export const joinPath = (...segments: readonly string[]): string =>
  segments
    .flatMap((segment) => segment.split('/'))
    .filter(Boolean)
    .reduce((path, segment) => `${path}${segment}/`, '/');

/** The language of an address, which is its first segment. */
export const languageOfPath = (path: string): string => path.split('/').find(Boolean) ?? '';

/**
 * An article's path from category, subcategory and article names (specification, path rules).
 * @param language of the names; empty for ids
 */
export const articlePath = (language: string, ...names: readonly string[]): string =>
  joinPath(...names.map((name) => slugify(name, language)));
