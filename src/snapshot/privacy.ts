import { displacedArea, type PropertyLocation } from './displace.ts';
import { isPriceShown } from './market.ts';
import type { NeighbourhoodAt } from './neighbourhood-of.ts';
import type { ProjectRecord } from './schema/project.ts';
import type { PropertyRecord } from './schema/property.ts';
import type { SiteInfo } from './schema/site.ts';

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

/** Adds a property's location; to be called before `withoutHiddenAddress` takes the true point away. */
export function withLocation(
  record: PropertyRecord,
  neighbourhoodAt: NeighbourhoodAt,
): PropertyRecord & PropertyLocation {
  const { ID, Latitude: lat, Longitude: lng, PublishAddress } = record;
  if (lat === undefined || lng === undefined) return record;
  const point = { lat, lng };
  const NeighbourhoodID = neighbourhoodAt(point);
  return PublishAddress
    ? { ...record, NeighbourhoodID }
    : { ...record, NeighbourhoodID, Area: displacedArea(point, ID) };
}

/**
 * Removes a price that is not to be told, before any page can see it: one that is given on request only, and one in
 * whose place a marquee stands (specification, section 9). What is worked out from it goes with it: the annuity beside
 * a bouquet, a deposit in months of rent, the fees of notary and agency.
 */
export const withoutHiddenPrice = <T extends PropertyRecord>(
  record: T,
  site: Pick<SiteInfo, 'marquees'>,
): T =>
  isPriceShown(site, record)
    ? record
    : {
        ...record,
        Price: undefined,
        ViagerIndexedRent: undefined,
        Deposit: undefined,
        NotaryFee: undefined,
        AgencyCost: undefined,
      };
