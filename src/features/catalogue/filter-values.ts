import type { PropertyRecord } from '../../snapshot/schema/property.ts';
import { type CountName, FILTERS, type FlagName } from './filters.ts';

/** A property's number for a filter: the sum of the fields, 0 where the record has none. */
export const countFor = (record: PropertyRecord, name: CountName): number =>
  FILTERS[name].fields.reduce((sum, field) => sum + (record[field] ?? 0), 0);

/** Whether a property has what a flag asks for; no if the record does not say. */
export const hasFlag = (record: PropertyRecord, name: FlagName): boolean =>
  record[FILTERS[name].field] ?? false;
