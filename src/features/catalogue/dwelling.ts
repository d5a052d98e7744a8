import { webIdsOf } from '../../snapshot/market.ts';
import type { PropertyRecord } from '../../snapshot/schema/property.ts';

type Rooms = Pick<
  PropertyRecord,
  'WebID' | 'WebIDs' | 'NumberOfBedRooms' | 'NumberOfBathRooms' | 'NumberOfShowerRooms'
>;

/**
 * Types that are not dwellings, by WebID: offices, industry, land, shops, garages (specification, section 3).
 */
const NOT_LIVED_IN: ReadonlySet<string> = new Set(['2', '3', '4', '6', '7']);
const LAND = '4';

/** Whether a property is of a type that people live in, though none of its rooms may be told. */
export const isOfDwellingType = (record: Pick<PropertyRecord, 'WebID' | 'WebIDs'>): boolean =>
  webIdsOf(record).some((id) => !NOT_LIVED_IN.has(id));

/**
 * Whether a property is a dwelling: it has a bedroom, bathroom or shower room, and one of its types is a
 * dwelling. A workshop with a shower is not; a house with an office is.
 */
export function isDwelling(record: Rooms): boolean {
  const { NumberOfBedRooms, NumberOfBathRooms, NumberOfShowerRooms } = record;
  const hasRooms = [NumberOfBedRooms, NumberOfBathRooms, NumberOfShowerRooms].some(
    (count) => Number(count) > 0,
  );
  return hasRooms && isOfDwellingType(record);
}

/** Matches a residential zone in the four languages: `Zone d’habitat`, `Woongebied`. */
const RESIDENTIAL = /habitat|résidentiel|woon|residential|housing|wohn/i;

/** Whether a home may be built on a property: land in a residential zone. Fields and woods are in none. */
export const isBuildingPlot = (record: Pick<PropertyRecord, 'WebID' | 'WebIDs' | 'PlanningZone'>): boolean =>
  webIdsOf(record).includes(LAND) && RESIDENTIAL.test(record.PlanningZone ?? '');
