import type { Fault } from '../fault.ts';
import type { MediaSource, RawSnapshot } from '../files.ts';
import { checkCatalogue } from './catalogue.ts';
import { checkColours } from './colours.ts';
import { checkFilms } from './films.ts';
import { checkKnown } from './known.ts';
import { checkLanguages } from './languages.ts';
import { checkMedia } from './media.ts';
import { checkPages } from './pages.ts';
import { checkStatus } from './status.ts';
import { checkViewings } from './viewings.ts';

type Part = keyof RawSnapshot;

/**
 * Checks across files, which no single file's schema can make: references, duplicates, missing pictures and
 * languages. A check runs if every file that it compares could be read, so a broken file never hides the
 * faults of the others.
 */
export function crossCheck(raw: Partial<RawSnapshot>, media: MediaSource): Fault[] {
  return [
    ...when(raw, ['languages'], (parts) => checkLanguages({ ...raw, ...parts })),
    ...when(raw, ['menu', 'articles', 'categories'], checkPages),
    ...when(raw, ['types', 'cities', 'properties', 'projects', 'neighbourhoods', 'site'], checkCatalogue),
    ...when(raw, ['known'], checkKnown),
    ...when(raw, ['viewings', 'properties', 'site'], checkViewings),
    ...checkStatus(raw),
    ...checkColours(raw),
    ...checkMedia(raw, media),
    ...when(raw, ['menu'], (parts) => checkFilms({ ...raw, ...parts }, media.dir)),
  ];
}

function when<K extends Part>(
  raw: Partial<RawSnapshot>,
  parts: readonly K[],
  check: (parts: Pick<RawSnapshot, K>) => Fault[],
): Fault[] {
  return parts.every((part) => raw[part] !== undefined) ? check(raw as Pick<RawSnapshot, K>) : [];
}
