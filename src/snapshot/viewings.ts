import { perObject } from './per-object.ts';
import type { PropertyRecord } from './schema/property.ts';
import type { ViewingRecord } from './schema/viewing.ts';

/** A viewing as the site reads it; `id` is its ID. */
export interface Viewing extends ViewingRecord {
  id: string;
}

type Bearer = Pick<PropertyRecord, 'ID' | 'OpenDays'>;

/**
 * Every open day and slot of the catalogue's properties, earliest first. Open days in a property's record
 * (`OpenDays`) are merged with those of `visits.json`; one that is in both counts once.
 */
export function gatherViewings(viewings: readonly ViewingRecord[], properties: readonly Bearer[]): Viewing[] {
  const ids = new Set(properties.map(({ ID }) => ID));
  const own = viewings.filter(({ PropertyID }) => ids.has(PropertyID));
  const seen = new Set(own.filter(({ Kind }) => Kind === 'openDay').map(moment));
  const ofRecords = properties.flatMap(({ ID, OpenDays }) =>
    OpenDays.filter(({ Start, End }) => Start.includes('T') && End.includes('T')).map(
      ({ Start, End }): ViewingRecord => ({
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
  const added = ofRecords.filter((viewing) => !seen.has(moment(viewing)) && seen.add(moment(viewing)));
  return [...own, ...added]
    .map((viewing) => ({ ...viewing, id: viewing.ID }))
    .toSorted((a, b) => compare(a.Start, b.Start) || compare(a.id, b.id));
}

const moment = ({ PropertyID, Start }: ViewingRecord): string => `${PropertyID} ${Start}`;
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The viewings of one property, the earliest first. */
export const viewingsOf = (viewings: readonly Viewing[], propertyId: string): Viewing[] =>
  byProperty(viewings).get(propertyId) ?? [];

const byProperty = perObject((viewings: readonly Viewing[]) =>
  Map.groupBy(viewings, ({ PropertyID }) => String(PropertyID)),
);
