/** Draws the floor plans of the dwellings: `properties/{ID}/plan.svg`. */
import { join } from 'node:path';
import { media, save } from './lib/output.ts';
import { plans } from './plan/data.ts';
import { drawPlan } from './plan/sheet.ts';

for (const [id, plan] of Object.entries(plans)) {
  save(join(media, 'properties', id, 'plan.svg'), `${drawPlan(plan, `Plan du bien ${id}`)}\n`);
}
