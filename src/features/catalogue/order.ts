import type { Property } from '../../snapshot/domain.ts';
import { anyRecord, isTaken } from '../../snapshot/market.ts';
import type { SiteInfo } from '../../snapshot/schema/site.ts';

export type Marquees = Pick<SiteInfo, 'marquees'>;
type Compare<T> = (a: T, b: T) => number;
type Direction = 'asc' | 'desc';

/**
 * The default order of lists: on the market first, then the newest `CreateDate` (none comes last), then the
 * highest ID.
 */
export function defaultOrder(site: Marquees): Compare<Property> {
  const taken = (property: Property) => Number(isTaken(site, anyRecord(property)));
  return (a, b) => taken(a) - taken(b) || byNewest(a, b);
}

function byNewest(a: Property, b: Property): number {
  const [first, second] = [anyRecord(a), anyRecord(b)];
  const [created, other] = [first.CreateDate ?? '', second.CreateDate ?? ''];
  if (created !== other) return created > other ? -1 : 1;
  return second.ID - first.ID;
}

/** A copy of the list in the default order. */
export const inDefaultOrder = (properties: readonly Property[], site: Marquees): Property[] =>
  properties.toSorted(defaultOrder(site));

/** Compares prices so that unknown ones (`undefined`) come last in both directions. */
export function comparePrices(a: number | undefined, b: number | undefined, direction: Direction): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return direction === 'asc' ? a - b : b - a;
}
