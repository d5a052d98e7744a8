import type { ProjectRecord } from './schema/project.ts';
import type { PropertyRecord } from './schema/property.ts';

type Address = Pick<
  PropertyRecord & ProjectRecord,
  'Street' | 'HouseNumber' | 'BoxNr' | 'Latitude' | 'Longitude'
>;

/**
 * Removes what would tell where a property with a hidden address is, before any page can see it
 * (complaint 14 of the field: the address leaks through map, data or metadata).
 */
export function withoutHiddenAddress<T extends Address>(record: T, isPublic: boolean): T {
  if (isPublic) return record;
  return {
    ...record,
    Street: undefined,
    HouseNumber: undefined,
    BoxNr: undefined,
    Latitude: undefined,
    Longitude: undefined,
  };
}

/** Removes a price that the agency gives on request only. */
export const withoutHiddenPrice = (record: PropertyRecord): PropertyRecord =>
  record.PublishPrice ? record : { ...record, Price: undefined };
