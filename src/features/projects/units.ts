import type { Picture } from '../../snapshot/schema/catalogue.ts';
import type { ProjectRecord, ProjectUnit } from '../../snapshot/schema/project.ts';

/** Whether a project is sold out: it is marked so, or it has units and all of them are sold. */
export const isSoldOut = (record: Pick<ProjectRecord, 'IsSoldOut' | 'Units'>): boolean =>
  record.IsSoldOut === true ||
  (record.Units.length > 0 && record.Units.every((unit) => unit.State === 'sold'));

export const availableUnits = (units: readonly ProjectUnit[]): ProjectUnit[] =>
  units.filter((unit) => unit.State === 'available');

/** The lowest price among the available units, in euro; `undefined` if no price is given. */
export function priceFrom(units: readonly ProjectUnit[]): number | undefined {
  const prices = availableUnits(units).flatMap((unit) => (unit.Price ? [unit.Price] : []));
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** Whether a visitor may ask about a unit: one under option may become free again, a sold one does not. */
export const mayAsk = ({ State }: ProjectUnit): boolean => State !== 'sold';

/** The plans of a project and of its units, in the order of the gallery: each file once. */
export function plansOf({ PlanItems, Units }: Pick<ProjectRecord, 'PlanItems' | 'Units'>): Picture[] {
  const known = new Set(PlanItems.map(({ Url }) => Url));
  const ofUnits = Units.flatMap((unit) => unit.PlanItems).filter(({ Url }) => {
    const isNew = !known.has(Url);
    known.add(Url);
    return isNew;
  });
  return [...PlanItems, ...ofUnits];
}
