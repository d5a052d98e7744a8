import { Drawing } from '../../lib/drawing.ts';
import { rect } from '../../lib/svg.ts';
import { plans } from '../../plan/data.ts';
import type { Plan } from '../../plan/model.ts';
import { drawPlan } from '../../plan/sheet.ts';
import { block, bunch, lying, pen, planSheet, sheet, tableTop, windowLight } from './table.ts';

/** Keys on a lease and a floor plan, on a wooden table by a window, from above. */
export function lease(width: number, height: number): string {
  const drawing = new Drawing(width, height, 'lease');
  const chance = drawing.random;
  const plan = planSheet(drawPlan(plans['4102'] as Plan, ''), 980);
  drawing.add(
    tableTop(drawing, '#a9774b'),
    lying(drawing, 1080, 470, 9, block(980, 735), plan),
    lying(drawing, 520, 560, -7, block(640, 900), sheet(640, 900, chance.next)),
    lying(drawing, 545, 545, -4, block(640, 900), sheet(640, 900, chance.next)),
    lying(drawing, 860, 640, 12, '', bunch(300)),
    lying(drawing, 430, 880, -32, rect(-160, -8, 330, 16, { rx: 8 }), pen(330)),
    windowLight(drawing),
  );
  return drawing.svg();
}
