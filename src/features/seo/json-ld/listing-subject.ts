import type { Accommodation, Apartment, House, Place } from 'schema-dts';
import { webIdsOf } from '../../../snapshot/market.ts';
import type { PropertyRecord } from '../../../snapshot/schema/property.ts';
import { compact } from './compact.ts';
import { postalAddress } from './postal-address.ts';

/** The schema.org type for a property type's WebID; land, parking and unknown types are only a place. */
const KIND: Record<string, 'House' | 'Apartment' | 'Accommodation'> = {
  1: 'House',
  8: 'Apartment',
  9: 'Apartment',
  // Offices, industry, blocks of flats and shops: rooms with a surface, without a more specific type.
  2: 'Accommodation',
  3: 'Accommodation',
  5: 'Accommodation',
  6: 'Accommodation',
};

/** The thing that is for sale or rent. */
export function listingSubject(record: PropertyRecord): House | Apartment | Accommodation | Place {
  const kind = KIND[webIdsOf(record)[0] ?? ''];
  const where = { address: postalAddress(record), ...geoOf(record) };
  if (!kind) return { '@type': 'Place', ...where };
  const facts = { ...where, ...factsOf(record) };
  switch (kind) {
    case 'House':
      return { '@type': kind, ...facts };
    case 'Apartment':
      return { '@type': kind, ...facts };
    case 'Accommodation':
      return { '@type': kind, ...facts };
  }
}

function factsOf({ NumberOfBedRooms, NumberOfBathRooms, SurfaceLiving, ConstructionYear }: PropertyRecord) {
  return compact({
    numberOfBedrooms: NumberOfBedRooms,
    numberOfBathroomsTotal: NumberOfBathRooms,
    floorSize:
      SurfaceLiving === undefined
        ? undefined
        : ({ '@type': 'QuantitativeValue', value: SurfaceLiving, unitCode: 'MTK' } as const),
    yearBuilt: ConstructionYear,
  });
}

/** Coordinates reveal the address, so they are hidden with it. */
function geoOf({ PublishAddress, Latitude, Longitude }: PropertyRecord) {
  if (!PublishAddress || Latitude === undefined || Longitude === undefined) return {};
  return { geo: { '@type': 'GeoCoordinates', latitude: Latitude, longitude: Longitude } } as const;
}
