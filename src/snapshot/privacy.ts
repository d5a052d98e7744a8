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
 * Removes everything that would reveal the place of a property with a hidden address, before any page can use
 * it, so that the address leaks through no map, data file or metadata.
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

/**
 * Adds the location of a property or project; to be called before `withoutHiddenAddress` takes the true point away.
 */
export function withLocation<T extends Address & { ID: number }>(
  record: T,
  isPublic: boolean,
  neighbourhoodAt: NeighbourhoodAt,
): T & PropertyLocation {
  const { ID, Latitude: lat, Longitude: lng } = record;
  if (lat === undefined || lng === undefined) return record;
  const point = { lat, lng };
  const NeighbourhoodID = neighbourhoodAt(point);
  return isPublic
    ? { ...record, NeighbourhoodID }
    : { ...record, NeighbourhoodID, Area: displacedArea(point, ID) };
}

/**
 * Removes a price that must not be shown, before any page can use it: one that is on request, and one that a
 * marquee replaces (specification, section 9). Amounts from which it could be calculated are removed too: the
 * annuity of a life annuity, a deposit in months of rent, the fees of notary and agency.
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
