import type { Floor, Plan } from './model.ts';
import { parseLayout } from './notation.ts';
import plansAsWritten from './plans.json' with { type: 'json' };

/** A floor as it is written in `plans.json`: its layout in one line, its doors parted by semicolons. */
type WrittenFloor = Omit<Floor, 'layout' | 'doors'> & { layout: string; doors: string };

/** The dwellings' plans by property number. */
export const plans: Record<string, Plan> = Object.fromEntries(
  Object.entries(plansAsWritten).map(([id, plan]) => [
    id,
    { ...plan, floors: (plan.floors as WrittenFloor[]).map(readFloor) },
  ]),
);

function readFloor({ layout, doors, ...floor }: WrittenFloor): Floor {
  return { ...floor, layout: parseLayout(layout), doors: doors === '' ? [] : doors.split('; ') };
}
