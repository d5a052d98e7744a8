import type { Fault } from '../fault.ts';
import type { RawSnapshot } from '../files.ts';
import { isTaken } from '../market.ts';

type Parts = Pick<RawSnapshot, 'visits' | 'properties' | 'site'>;

/** Visits: each id once, an end after the start, a property that can be visited, no time twice. */
export function checkVisits({ visits, properties, site }: Parts): Fault[] {
  const records = new Map(properties.map((record) => [record.ID, record]));
  const ids = new Map<string, number>();
  const times = new Map<string, number>();
  return visits.flatMap((visit, index) => {
    const found: Fault[] = [];
    const say = (level: Fault['level'], field: string, words: Pick<Fault, 'found' | 'expected' | 'hint'>) =>
      found.push({
        level,
        file: 'catalogue/visits.json',
        pointer: `/${index}/${field}`,
        id: visit.ID,
        ...words,
      });
    const record = records.get(visit.PropertyID);
    const first = ids.get(visit.ID);
    ids.set(visit.ID, first ?? index);
    if (first !== undefined) {
      say('error', 'ID', {
        found: `the same ID as visit /${first}`,
        expected: 'each ID once',
        hint: 'Give one of the two another ID; it names the calendar file.',
      });
    }
    if (visit.End <= visit.Start) {
      say('error', 'End', {
        found: `${visit.End}, which is not after ${visit.Start}`,
        expected: 'an end after the start',
        hint: 'Correct Start or End.',
      });
    }
    // Not an error: a property that is sold leaves the export before its visits do.
    if (!record || isTaken(site, record)) {
      say('warning', 'PropertyID', {
        found: record
          ? `${visit.PropertyID}, which is sold or rented`
          : `the unknown property ${visit.PropertyID}`,
        expected: 'the ID of a property on the market',
        hint: 'The visit is not shown. Remove it, or correct PropertyID.',
      });
    }
    const time = `${visit.PropertyID} ${visit.Kind} ${visit.Start}`;
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
