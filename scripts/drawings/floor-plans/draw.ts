import { plans } from './data.ts';
import { drawPlan } from './sheet.ts';

/** A plan as an SVG file: its path below the snapshot's `media/`, and its content. */
interface PlanFile {
  file: string;
  text: string;
}

/** The floor plans of `plans.json`. */
export const floorPlans = (): PlanFile[] =>
  plans.map(({ file, title, plan }) => ({ file, text: `${drawPlan(plan, title)}\n` }));
