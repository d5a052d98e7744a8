import type { Fault } from '../fault.ts';
import type { RawSnapshot } from '../files.ts';
import { isTaken } from '../market.ts';

type Parts = Pick<RawSnapshot, 'viewings' | 'properties' | 'site'>;

/** Viewings: each id once, an end after the start, a property that can be visited, no time twice. */
export function checkViewings({ viewings, properties, site }: Parts): Fault[] {
  const records = new Map(properties.map((record) => [record.ID, record]));
  const ids = new Map<string, number>();
  const times = new Map<string, number>();
  return viewings.flatMap((viewing, index) => {
    const found: Fault[] = [];
    const say = (level: Fault['level'], field: string, words: Pick<Fault, 'found' | 'expected' | 'hint'>) =>
      found.push({
        level,
        file: 'catalogue/visits.json',
        pointer: `/${index}/${field}`,
        id: viewing.ID,
        ...words,
      });
    const record = records.get(viewing.PropertyID);
    const first = ids.get(viewing.ID);
    ids.set(viewing.ID, first ?? index);
    if (first !== undefined) {
      say('error', 'ID', {
        found: `the same ID as visit /${first}`,
        expected: 'each ID once',
        hint: 'Give one of the two another ID; it names the calendar file.',
      });
    }
    if (viewing.End <= viewing.Start) {
      say('error', 'End', {
        found: `${viewing.End}, which is not after ${viewing.Start}`,
        expected: 'an end after the start',
        hint: 'Correct Start or End.',
      });
    }
    // Not an error: a property that is sold leaves the export before its viewings do.
    if (!record || isTaken(site, record)) {
      say('warning', 'PropertyID', {
        found: record
          ? `${viewing.PropertyID}, which is sold or rented`
          : `the unknown property ${viewing.PropertyID}`,
        expected: 'the ID of a property on the market',
        hint: 'The visit is not shown. Remove it, or correct PropertyID.',
      });
    }
    const time = `${viewing.PropertyID} ${viewing.Kind} ${viewing.Start}`;
    const same = times.get(time);
    times.set(time, same ?? index);
    if (same !== undefined) {
      say('warning', 'Start', {
        found: `the time of visit /${same}`,
        expected: 'a time once for each property and kind',
        hint: 'Raise Capacity where several visitors may come at once.',
      });
    }
    return found;
  });
}
