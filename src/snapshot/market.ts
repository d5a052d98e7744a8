import type { Property } from './domain.ts';
import type { PropertyTypeRecord } from './schema/catalogue.ts';
import type { PropertyRecord } from './schema/property.ts';
import type { Marquee, SiteInfo } from './schema/site.ts';

export type Goal = 'sale' | 'rent';

/** Goal code 0 means sale, anything else rent (specification, section 4). */
export const goalOf = (record: Pick<PropertyRecord, 'Goal'>): Goal => (record.Goal === 0 ? 'sale' : 'rent');

/** The type WebIDs of a record, a comma list; `WebIDs` takes precedence if both are given. */
export const webIdsOf = (record: Pick<PropertyRecord, 'WebID' | 'WebIDs'>): string[] =>
  (record.WebIDs ?? record.WebID).split(',').map((id) => id.trim());

/** Whether a type is offered for a goal: its `Sale` or `Rent` is not 0 (specification, section 3, Property type). */
export const isOffered = ({ Sale, Rent }: Pick<PropertyTypeRecord, 'Sale' | 'Rent'>, goal: Goal): boolean =>
  Boolean(goal === 'sale' ? Sale : Rent);

const NO_MARQUEE: Marquee = { kind: 'none', replacesPrice: false };

/** The entry of a marquee value in the agency's table in `site.json`; an unlisted value counts as none. */
export const marqueeOf = (
  site: Pick<SiteInfo, 'marquees'>,
  record: Pick<PropertyRecord, 'Marquee'>,
): Marquee => site.marquees[String(record.Marquee)] ?? NO_MARQUEE;

/** The kinds of marquee of a property that is sold or rented. */
export const TAKEN_KINDS = ['sold', 'rented'] as const;

export type Taken = (typeof TAKEN_KINDS)[number];

export const isTakenKind = (kind: Marquee['kind']): kind is Taken => kind === 'sold' || kind === 'rented';

/**
 * Whether a property can no longer be had, and how it went: what is to let is rented, whatever its marquee is called.
 * Whoever offers a property asks here: nothing that is taken may be viewed, offered for or applied for.
 * @returns `undefined` while it can still be had
 */
export function takenAs(
  site: Pick<SiteInfo, 'marquees'>,
  record: Pick<PropertyRecord, 'Marquee' | 'Goal'>,
): Taken | undefined {
  const { kind } = marqueeOf(site, record);
  if (!isTakenKind(kind)) return undefined;
  return kind === 'rented' || goalOf(record) === 'rent' ? 'rented' : 'sold';
}

/** Whether a property is sold or rented. */
export const isTaken = (
  site: Pick<SiteInfo, 'marquees'>,
  record: Pick<PropertyRecord, 'Marquee' | 'Goal'>,
): boolean => takenAs(site, record) !== undefined;

/** Whether the price may be shown: it is published, and no marquee replaces it (specification, section 9). */
export const isPriceShown = (
  site: Pick<SiteInfo, 'marquees'>,
  record: Pick<PropertyRecord, 'Marquee' | 'PublishPrice'>,
): boolean => record.PublishPrice && !marqueeOf(site, record).replacesPrice;

/** Any one of an entity's records, for fields that do not depend on the language. */
export function anyRecord<T>(entity: { id: string; records: Partial<Record<string, T>> }): T {
  const record = Object.values(entity.records)[0];
  if (record === undefined) throw new Error(`Entity ${entity.id} has no record.`);
  return record;
}

/** The properties that are for sale or rent; sold and rented ones are on the references page. */
export const onMarket = (properties: readonly Property[], site: Pick<SiteInfo, 'marquees'>): Property[] =>
  properties.filter((property) => !isTaken(site, anyRecord(property)));
