import type { ProjectRecord, ProjectUnit } from '../../snapshot/schema/project.ts';

/** A project is sold out when it says so, or when it has units and each of them is sold. */
export const isSoldOut = (record: Pick<ProjectRecord, 'IsSoldOut' | 'Units'>): boolean =>
  record.IsSoldOut === true ||
  (record.Units.length > 0 && record.Units.every((unit) => unit.State === 'sold'));

export const availableUnits = (units: readonly ProjectUnit[]): ProjectUnit[] =>
  units.filter((unit) => unit.State === 'available');

/** The lowest price among the units that can still be bought, in euro; none if no price is given. */
export function priceFrom(units: readonly ProjectUnit[]): number | undefined {
  const prices = availableUnits(units).flatMap((unit) => (unit.Price ? [unit.Price] : []));
  return prices.length > 0 ? Math.min(...prices) : undefined;
}
