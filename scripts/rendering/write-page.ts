import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { takeBeside } from '../../src/routing/files-beside.ts';

/**
 * The file of a page (`/fr/a/`) or of a route that is a file (`/fr/a.jpg`), relative to the output's folder.
 */
export const fileOf = (path: string): string => (path.endsWith('/') ? `${path}index.html` : path).slice(1);

/**
 * Writes the files that belong beside a page.
 * @returns their paths, relative to the output's folder
 */
export function writeBeside(out: string, path: string): string[] {
  return [...takeBeside(path)].map(([name, content]) => {
    const file = name.startsWith('/') ? name.slice(1) : `${path.slice(1)}${name}`;
    write(join(out, file), content);
    return file;
  });
}

export function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
