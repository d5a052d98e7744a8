import type { Floor, Plan } from './model.ts';
import { parseLayout } from './notation.ts';
import plansAsWritten from './plans.json' with { type: 'json' };

/** A floor as written in `plans.json`: its layout on one line, its doors separated by semicolons. */
type WrittenFloor = Omit<Floor, 'layout' | 'doors'> & { layout: string; doors: string };

/** A plan with its file below `media/` and its title. */
export interface NamedPlan {
  file: string;
  title: string;
  plan: Plan;
}

/** The plans of dwellings (by property number) and of a project's units (by `{project}/{unit}`). */
export const plans: readonly NamedPlan[] = Object.entries(plansAsWritten).map(([key, plan]) => ({
  ...nameOf(key),
  plan: { ...plan, floors: (plan.floors as WrittenFloor[]).map(readFloor) },
}));

function nameOf(key: string): Omit<NamedPlan, 'plan'> {
  const [id, unit] = key.split('/');
  return unit === undefined
    ? { file: `properties/${id}/plan.svg`, title: `Plan du bien ${id}` }
    : { file: `projects/${id}/${unit.toLowerCase().replace('.', '')}.svg`, title: `Plan du lot ${unit}` };
}

function readFloor({ layout, doors, ...floor }: WrittenFloor): Floor {
  return { ...floor, layout: parseLayout(layout), doors: doors === '' ? [] : doors.split('; ') };
}
