import { perObject } from './per-object.ts';
import type { PropertyRecord } from './schema/property.ts';
import type { VisitRecord } from './schema/visit.ts';

/** A visit as the site uses it; `id` is its ID as text. */
export interface Visit extends VisitRecord {
  id: string;
}

type Bearer = Pick<PropertyRecord, 'ID' | 'OpenDays'>;

/**
 * Every open day and slot of the catalogue's properties, earliest first. Open days in a property's record
 * (`OpenDays`) are merged with those of `visits.json`; one that is in both counts once.
 */
export function gatherVisits(visits: readonly VisitRecord[], properties: readonly Bearer[]): Visit[] {
  const ids = new Set(properties.map(({ ID }) => ID));
  const own = visits.filter(({ PropertyID }) => ids.has(PropertyID));
  const seen = new Set(own.filter(({ Kind }) => Kind === 'openDay').map(moment));
  const ofRecords = properties.flatMap(({ ID, OpenDays }) =>
    OpenDays.filter(({ Start, End }) => Start.includes('T') && End.includes('T')).map(
      ({ Start, End }): VisitRecord => ({
        ID: `${ID}-${Start.replace(/\D/g, '')}`,
        PropertyID: ID,
        Kind: 'openDay',
        Start,
        End,
        Capacity: undefined,
        Note: {},
      }),
    ),
  );
  const added = ofRecords.filter((visit) => !seen.has(moment(visit)) && seen.add(moment(visit)));
  return [...own, ...added]
    .map((visit) => ({ ...visit, id: visit.ID }))
    .toSorted((a, b) => compare(a.Start, b.Start) || compare(a.id, b.id));
}

const moment = ({ PropertyID, Start }: VisitRecord): string => `${PropertyID} ${Start}`;
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The visits of one property, earliest first. */
export const visitsOf = (visits: readonly Visit[], propertyId: string): Visit[] =>
  byProperty(visits).get(propertyId) ?? [];

const byProperty = perObject((visits: readonly Visit[]) =>
  Map.groupBy(visits, ({ PropertyID }) => String(PropertyID)),
);
