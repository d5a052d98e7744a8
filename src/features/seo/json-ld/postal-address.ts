import type { PostalAddress } from 'schema-dts';
import type { PropertyRecord } from '../../../snapshot/schema/property.ts';
import { cityName } from '../../catalogue/address.ts';
import { COUNTRY } from '../../catalogue/region.ts';
import { compact } from './compact.ts';

const ISO_CODE: Record<number, string> = { [COUNTRY.belgium]: 'BE', [COUNTRY.luxembourg]: 'LU' };

type Addressed = Pick<
  PropertyRecord,
  'Street' | 'HouseNumber' | 'BoxNr' | 'Zip' | 'City' | 'CountryID' | 'CountryName' | 'PublishAddress'
>;

/** The address of a property; its street only if the address is public. */
export function postalAddress(record: Addressed): PostalAddress {
  const { Street, HouseNumber, BoxNr, Zip, City, CountryID, CountryName, PublishAddress } = record;
  const line = [Street, HouseNumber, BoxNr && `b${BoxNr}`].filter(Boolean).join(' ');
  return compact({
    '@type': 'PostalAddress',
    streetAddress: PublishAddress && Street ? line : undefined,
    postalCode: Zip,
    addressLocality: cityName(City),
    addressCountry: ISO_CODE[CountryID] ?? CountryName,
  });
}
