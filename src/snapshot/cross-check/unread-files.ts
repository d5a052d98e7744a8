import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../fault.ts';
import { didYouMean } from '../schema-faults.ts';

const FOLDERS = ['', 'catalogue', 'articles', 'law'];

/**
 * Reports JSON files in the snapshot's folders that nothing reads; otherwise a misspelt `project.json` would
 * go unnoticed.
 */
export function checkUnreadFiles(dir: string, read: readonly string[]): Fault[] {
  return FOLDERS.filter((folder) => existsSync(join(dir, folder)))
    .flatMap((folder) => readdirSync(join(dir, folder)).map((name) => (folder ? `${folder}/${name}` : name)))
    .filter((file) => file.endsWith('.json') && !read.includes(file))
    .map((file) => ({
      level: 'warning',
      file,
      pointer: '',
      found: 'a file that is not read',
      expected: `only ${read.join(', ')}`,
      hint: didYouMean(file, read, 'Remove it, or correct its name.'),
    }));
}
