import { goalOf } from '../../snapshot/market.ts';
import type { PropertyRecord } from '../../snapshot/schema/property.ts';
import type { SiteInfo } from '../../snapshot/schema/site.ts';
import { isDwelling } from './dwelling.ts';
import { shownPrice } from './price.ts';
import { COUNTRY, regionOf } from './region.ts';

/** How often the rent with its charges fits into the income that is asked. */
const INCOME_IN_RENTS = 3;
/**
 * How many months' rent the deposit on a dwelling is at most in Wallonia, whatever its form: decree of 15-3-2018 on
 * residential leases, as changed by that of 19-5-2023 (leases from 1-6-2023).
 */
const DEPOSIT_MONTHS = 2;
const PERSONS_PER_BEDROOM = 2;

/** In the order they are mentioned. */
export const RENTAL_TERMS = ['income', 'persons', 'firstMonth', 'deposit', 'inventory'] as const;

/**
 * What whoever views a property to rent it should reckon with; what is not known is left out. `income` is the least
 * net one of the household a month, `persons` the most who may live there, `firstMonth` rent and charges, `inventory`
 * the tenant's share of the inventory of fixtures; amounts in euro.
 */
export type RentalTerms = Partial<Record<(typeof RENTAL_TERMS)[number], number>>;

/**
 * The terms of a rental as a confirmed appointment mentions them (specification, section 9). A deposit that the
 * property does not name is reckoned only where the law names one: on a dwelling in Wallonia.
 * @returns `undefined` for what is not a dwelling to let: a shop, an office or a parking place has terms of its own;
 * nothing that would tell a rent which is not to be published
 */
export function rentalTerms(
  site: Pick<SiteInfo, 'marquees'>,
  record: PropertyRecord,
): RentalTerms | undefined {
  if (goalOf(record) !== 'rent' || !isDwelling(record)) return undefined;
  const { ChargesRenter, Deposit, InventoryOfPlace, NumberOfBedRooms } = record;
  const rent = shownPrice(site, record);
  const firstMonth = rent && rent + (ChargesRenter ?? 0);
  const isWalloon = record.CountryID === COUNTRY.belgium && regionOf(record.Zip) === 'wallonia';
  const deposit = rent && (Deposit ?? (isWalloon ? rent * DEPOSIT_MONTHS : undefined));
  return {
    ...(firstMonth && { income: firstMonth * INCOME_IN_RENTS, firstMonth }),
    ...(NumberOfBedRooms && { persons: NumberOfBedRooms * PERSONS_PER_BEDROOM }),
    ...(deposit && { deposit }),
    ...(InventoryOfPlace && { inventory: InventoryOfPlace }),
  };
}
