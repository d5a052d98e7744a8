import { goalOf } from '../../snapshot/market.ts';
import type { PropertyRecord } from '../../snapshot/schema/property.ts';
import { publishedPrice } from './price.ts';

/** How often the rent with its charges fits into the income that is asked. */
const INCOME_IN_RENTS = 3;
/** How many months' rent the deposit is where the property names none (specification, section 9). */
const DEPOSIT_MONTHS = 3;
const PERSONS_PER_BEDROOM = 2;

/** In the order they are mentioned. */
export const RENTAL_TERMS = ['income', 'persons', 'firstMonth', 'deposit', 'inventory'] as const;

/**
 * What whoever visits a property to rent it should reckon with; what is not known is left out. `income` is the least
 * net one of the household a month, `persons` the most who may live there, `firstMonth` rent and charges, `inventory`
 * the tenant's share of the inventory of fixtures; amounts in euro.
 */
export type RentalTerms = Partial<Record<(typeof RENTAL_TERMS)[number], number>>;

type RentedRecord = Pick<
  PropertyRecord,
  'Goal' | 'PublishPrice' | 'Price' | 'ChargesRenter' | 'Deposit' | 'InventoryOfPlace' | 'NumberOfBedRooms'
>;

/**
 * The terms of a rental as a confirmed appointment mentions them (specification, section 9).
 * @returns `undefined` for what is not to let; nothing that would tell a rent which is not to be published
 */
export function rentalTerms(record: RentedRecord): RentalTerms | undefined {
  if (goalOf(record) !== 'rent') return undefined;
  const { ChargesRenter, Deposit, InventoryOfPlace, NumberOfBedRooms } = record;
  const rent = publishedPrice(record);
  const firstMonth = rent && rent + (ChargesRenter ?? 0);
  const deposit = rent && (Deposit ?? rent * DEPOSIT_MONTHS);
  return {
    ...(firstMonth && { income: firstMonth * INCOME_IN_RENTS, firstMonth }),
    ...(NumberOfBedRooms && { persons: NumberOfBedRooms * PERSONS_PER_BEDROOM }),
    ...(deposit && { deposit }),
    ...(InventoryOfPlace && { inventory: InventoryOfPlace }),
  };
}
