import { closeSync, openSync, readSync } from 'node:fs';
import { type FilmType, filmType } from './film-formats.ts';

/** The first bytes of the two containers: the box `ftyp` after its size, and the head of Matroska. */
const HEADS: Readonly<Record<FilmType, (head: Buffer) => boolean>> = {
  'video/mp4': (head) => head.toString('latin1', 4, 8) === 'ftyp',
  'video/webm': (head) => head.toString('hex', 0, 4) === '1a45dfa3',
};

/**
 * Whether a film's file begins as its name says.
 * @param place on the disk
 */
export function isFilm(place: string): boolean {
  const type = filmType(place);
  if (type === undefined) return false;
  const file = openSync(place, 'r');
  try {
    const head = Buffer.alloc(8);
    readSync(file, head, 0, head.length, 0);
    return HEADS[type](head);
  } finally {
    closeSync(file);
  }
}
