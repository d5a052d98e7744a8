import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Fault } from './fault.ts';

/**
 * Whether an existing file is inside the snapshot by its real path. A link that leads out of it could publish
 * private files, since a snapshot is not trusted before it has been checked.
 * @param file path below the snapshot's folder
 */
export function isInside(dir: string, file: string): boolean {
  const root = realpathSync(dir);
  return realpathSync(join(dir, file)).startsWith(root.endsWith(sep) ? root : root + sep);
}

/** Whether the name exists, even as a link whose target is missing. */
export const isThere = (dir: string, file: string): boolean =>
  lstatSync(join(dir, file), { throwIfNoEntry: false }) !== undefined;

const UNREADABLE = {
  expected: 'a plain text file in UTF-8',
  hint: 'It must be a plain file that this user may read.',
};

/**
 * A text file of the snapshot; `undefined` with a fault if it is outside the snapshot, unreadable or not
 * UTF-8.
 */
export function readText(dir: string, file: string, faults: Fault[]): string | undefined {
  const refuse = (words: Pick<Fault, 'found' | 'expected' | 'hint'>) => {
    faults.push({ level: 'error', file, pointer: '', ...words });
    return undefined;
  };
  try {
    if (!isInside(dir, file)) return refuse(OUTSIDE);
    // Some editors write a byte order mark, which JSON does not allow; the decoder removes it.
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(join(dir, file)));
  } catch (error) {
    if (error instanceof TypeError)
      return refuse({
        found: 'bytes that are no UTF-8 text',
        expected: UNREADABLE.expected,
        hint: 'Save it again in the encoding UTF-8; other encodings garble accents.',
      });
    const words = String((error as Error).message).replace(/\s+/g, ' ');
    return refuse({ found: `an unreadable file: ${words}`, ...UNREADABLE });
  }
}

/** The fault of a link that leads out of the snapshot. */
export const OUTSIDE = {
  found: 'a link to a file outside the snapshot',
  expected: 'the file itself',
  hint: 'Copy the file there in place of the link.',
};
