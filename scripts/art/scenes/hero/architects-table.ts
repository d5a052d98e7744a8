import { Drawing } from '../../lib/drawing.ts';
import { group, rect } from '../../lib/svg.ts';
import { plans } from '../../plan/data.ts';
import type { Plan } from '../../plan/model.ts';
import { drawPlan } from '../../plan/sheet.ts';
import { lying, planSheet, tableTop, windowLight } from '../still/table.ts';
import { model } from './model.ts';

/** A pale wooden model of a small building, standing on drawn plans. */
export function architectsTable(width: number, height: number): string {
  const drawing = new Drawing(width, height, 'architects-table');
  const plan = (id: string, w: number): string => planSheet(drawPlan(plans[id] as Plan, ''), w);
  const paper = (w: number): string => rect(-w / 2, -w * 0.375, w, w * 0.75);
  drawing.add(
    tableTop(drawing, '#8d6a48'),
    lying(drawing, width * 0.3, height * 0.62, -13, paper(1000), plan('4101', 1000)),
    lying(drawing, width * 0.66, height * 0.5, 7, paper(1180), plan('4110', 1180)),
  );
  drawing.add(
    group({ transform: `translate(${width * 0.57} ${height * 0.585})` }, model(drawing)),
    windowLight(drawing, 0.12),
  );
  return drawing.svg();
}
