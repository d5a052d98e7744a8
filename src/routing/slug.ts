import { slugify } from '../snapshot/slugify.ts';

export { slugify };

/** Joins segments to a path that begins and ends with a slash; empty segments are left out. */
export const joinPath = (...segments: readonly string[]): string =>
  segments
    .flatMap((segment) => segment.split('/'))
    .filter(Boolean)
    .reduce((path, segment) => `${path}${segment}/`, '/');

/** An article's path from category, subcategory and article names (specification, path rules). */
export const articlePath = (...names: readonly string[]): string => joinPath(...names.map(slugify));
