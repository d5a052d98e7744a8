import { type Fault, SnapshotError } from '../fault.ts';
import type { Law } from './names.ts';
import { readLaw } from './read-law.ts';

/**
 * The law of a day by the product's files alone, for who has no snapshot: importers, tests.
 * @param day in Brussels, such as `2026-11-29`
 * @throws SnapshotError if one of the files is wrong
 */
export function sharedLaw(day: string): Law {
  const faults: Fault[] = [];
  const law = readLaw(undefined, day, faults);
  if (!law) throw new SnapshotError(faults);
  return law;
}
