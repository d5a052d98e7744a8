import { goalOf } from '../../snapshot/market.ts';
import type { PropertyRecord } from '../../snapshot/schema/property.ts';
import type { SiteInfo } from '../../snapshot/schema/site.ts';
import { isStartingFrom, shownPrice } from '../catalogue/price.ts';
import { COUNTRY, type Region, regionOf } from '../catalogue/region.ts';

/** The region whose law a property's costs follow; `undefined` outside Belgium. */
export const costRegion = ({ CountryID, Zip }: PropertyRecord): Region | undefined =>
  CountryID === COUNTRY.belgium ? regionOf(Zip) : undefined;

/**
 * Whether the costs of a purchase can be told: its price is shown, and neither a price "from", nor a life annuity,
 * nor under VAT, which follow other rules.
 */
export function hasPurchaseCosts(site: Pick<SiteInfo, 'marquees'>, record: PropertyRecord): boolean {
  const isPlain = !isStartingFrom(record) && !record.ViagerIndexedRent && !record.VAT;
  const price = shownPrice(site, record) ?? 0;
  return goalOf(record) === 'sale' && price > 0 && isPlain && costRegion(record) !== undefined;
}
