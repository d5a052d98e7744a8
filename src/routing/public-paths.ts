import { readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

/** The files of `public/` as addresses with a slash at both ends, for comparison with those of pages. */
export function publicPaths(): string[] {
  const folder = resolve('public');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}/`);
}
