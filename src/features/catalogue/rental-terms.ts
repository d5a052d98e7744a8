import type { Law } from '../../snapshot/law/names.ts';
import { goalOf } from '../../snapshot/market.ts';
import type { PropertyRecord } from '../../snapshot/schema/property.ts';
import type { SiteInfo } from '../../snapshot/schema/site.ts';
import { isDwelling } from './dwelling.ts';
import { shownPrice } from './price.ts';
import { isMonthly } from './price-unit.ts';
import { regionOfProperty } from './region.ts';

/** The required income as a multiple of the rent with its charges. */
const INCOME_IN_RENTS = 3;
const PERSONS_PER_BEDROOM = 2;

/** In the order of display. */
export const RENTAL_TERMS = ['income', 'persons', 'firstMonth', 'deposit', 'inventory'] as const;

/**
 * What whoever views a property to rent it should reckon with; what is not known is left out. `income` is the least
 * net one of the household a month, `persons` the most who may live there, `firstMonth` rent and charges, `inventory`
 * the tenant's share of the inventory of fixtures; amounts in euro.
 */
export type RentalTerms = Partial<Record<(typeof RENTAL_TERMS)[number], number>>;

/**
 * The terms of a rental that a confirmed appointment mentions (specification, section 9). If the property
 * names no deposit, one is calculated only where the law sets it: for a dwelling in Wallonia.
 * @returns `undefined` for anything but a dwelling for rent, since shops, offices and parking places have
 *   other terms; no figure that would reveal an unpublished rent, or follow from one that is not monthly
 */
export function rentalTerms(
  law: Law,
  site: Pick<SiteInfo, 'marquees' | 'priceUnits'>,
  record: PropertyRecord,
): RentalTerms | undefined {
  if (goalOf(record) !== 'rent' || !isDwelling(record)) return undefined;
  const { ChargesRenter, Deposit, InventoryOfPlace, NumberOfBedRooms } = record;
  const rent = isMonthly(site, record) ? shownPrice(site, record) : undefined;
  const firstMonth = rent && rent + (ChargesRenter ?? 0);
  const isWalloon = regionOfProperty(record) === 'wallonia';
  const deposit = rent && (Deposit ?? (isWalloon ? rent * law.wallonia['deposit.months'] : undefined));
  return {
    ...(firstMonth && { income: firstMonth * INCOME_IN_RENTS, firstMonth }),
    ...(NumberOfBedRooms && { persons: NumberOfBedRooms * PERSONS_PER_BEDROOM }),
    ...(deposit && { deposit }),
    ...(InventoryOfPlace && { inventory: InventoryOfPlace }),
  };
}
