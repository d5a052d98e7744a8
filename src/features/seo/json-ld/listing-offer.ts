import type { Offer, UnitPriceSpecification } from 'schema-dts';
import { goalOf, isTaken, marqueeOf } from '../../../snapshot/market.ts';
import type { PropertyRecord } from '../../../snapshot/schema/property.ts';
import type { SiteInfo } from '../../../snapshot/schema/site.ts';
import { publishedPrice } from '../../catalogue/price.ts';
import { agencyReference } from './agency.ts';

const STARTING_FROM_UNIT = 7;

/** What is offered for the property, with the price only where the page shows one. */
export function listingOffer(site: SiteInfo, record: PropertyRecord): Offer {
  const isRent = goalOf(record) === 'rent';
  return {
    '@type': 'Offer',
    businessFunction: { '@id': `http://purl.org/goodrelations/v1#${isRent ? 'LeaseOut' : 'Sell'}` },
    availability: `https://schema.org/${isTaken(marqueeOf(site, record)) ? 'SoldOut' : 'InStock'}`,
    offeredBy: agencyReference({ site: { site } }),
    ...priceOf(site, record, isRent),
  };
}

function priceOf(site: SiteInfo, record: PropertyRecord, isRent: boolean): Partial<Offer> {
  const amount = publishedPrice(record);
  if (amount === undefined || marqueeOf(site, record).replacesPrice || isPerSquareMetre(site, record))
    return {};
  const isLowest = record.PriceUnit === STARTING_FROM_UNIT;
  const price = isLowest ? { minPrice: amount } : { price: amount };
  const specification: UnitPriceSpecification = {
    '@type': 'UnitPriceSpecification',
    ...price,
    priceCurrency: 'EUR',
    ...(isRent ? { unitCode: 'MON' } : {}),
  };
  return {
    ...(isLowest ? {} : { price: amount, priceCurrency: 'EUR' }),
    ...(isLowest || isRent ? { priceSpecification: specification } : {}),
  };
}

/** A price for each square metre is not the price of the property. */
function isPerSquareMetre({ priceUnits }: SiteInfo, { PriceUnit, PriceUnitText }: PropertyRecord): boolean {
  const mapped = PriceUnit === undefined ? [] : Object.values(priceUnits[PriceUnit] ?? {});
  return [...mapped, PriceUnitText].some((unit) => unit !== undefined && /m²|m2/i.test(unit));
}
