import { goalOf } from '../../snapshot/market.ts';
import type { PropertyRecord } from '../../snapshot/schema/property.ts';
import type { SiteInfo } from '../../snapshot/schema/site.ts';
import { isStartingFrom, shownPrice } from '../catalogue/price.ts';
import { regionOfProperty } from '../catalogue/region.ts';

/**
 * Whether the costs of a purchase can be told: its price is shown, and neither a price "from", nor a life annuity,
 * nor under VAT, which follow other rules.
 */
export function hasPurchaseCosts(site: Pick<SiteInfo, 'marquees'>, record: PropertyRecord): boolean {
  const isPlain = !isStartingFrom(record) && !record.ViagerIndexedRent && !record.VAT;
  const price = shownPrice(site, record) ?? 0;
  return goalOf(record) === 'sale' && price > 0 && isPlain && regionOfProperty(record) !== undefined;
}
