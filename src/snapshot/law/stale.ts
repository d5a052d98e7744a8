import type { Fault } from '../fault.ts';
import { entryAt } from './entry-at.ts';
import type { Ground } from './names.ts';
import type { LawFile } from './schema.ts';

/** The day a year before another one, both as `2026-11-29`. */
const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

/**
 * One warning for all values of a file that hold today or later and were compared with their source more than
 * a year ago; none if there are none.
 * @param file as messages name it
 * @param day in Brussels
 */
export function staleValues(file: string, ground: Ground, values: LawFile, day: string): Fault[] {
  const limit = yearBefore(day);
  const stale = Object.entries(values).flatMap(([name, entries]) => {
    const checked = entryAt(entries ?? [], day)?.checkedOn.slice(0, 10);
    return checked !== undefined && checked < limit ? [`${name} (${checked})`] : [];
  });
  return stale.length === 0
    ? []
    : [
        {
          level: 'warning',
          file,
          pointer: '',
          id: ground,
          found: `values checked more than a year ago: ${stale.join(', ')}`,
          expected: 'values of the law that were compared with their source within a year',
          hint: 'Look each up at its source. If it is right, write today’s date into checkedOn; if not, add an entry.',
        },
      ];
}
