import type { Drawing } from '../lib/drawing.ts';
import { mix } from '../lib/palette.ts';
import { colourIn } from './colour.ts';
import { pendants, plant } from './furniture.ts';
import { island, kitchenRun } from './kitchen.ts';
import { standing } from './room-box.ts';
import { diningTable } from './seating.ts';
import { shell } from './shell.ts';
import { roomWindow } from './window.ts';
import { shellIn, viewIn } from './words.ts';

/** A kitchen or kitchenette. */
export function kitchen(drawing: Drawing, text: string): void {
  const chance = drawing.random;
  const flip = chance.chance(0.5) ? -1 : 1;
  const units = colourIn(text.replace(/oak floor|walnut island|black/g, ''), '#f2efe8');
  const top = /pale worktop|marble/.test(text)
    ? '#e9e6df'
    : /black worktop|granite|bluestone/.test(text)
      ? '#3a3f42'
      : chance.pick(['#d8d3c8', '#c6a477', '#8d9092']);
  const tiles = {
    height: 1.5,
    colour: chance.pick(['#e6e4dc', '#d5dcd6', '#e0d3c1']),
    size: [34, 17] as const,
  };
  drawing.add(shell(drawing, shellIn(text, chance, { wallTiles: tiles })));
  const door = /door/.test(text);
  drawing.add(
    standing(
      (door ? 1.75 : 1.05) * flip,
      0,
      door
        ? roomWindow(drawing, 1.05, 2.2, 0.02, viewIn(text), { columns: 1 })
        : roomWindow(drawing, 1.25, 1.05, 1.12, viewIn(text)),
    ),
  );
  const [from, to] = door ? [-2.4, 1.05] : [-2.4, 2.4];
  const run = kitchenRun(flip > 0 ? from : -to, flip > 0 ? to : -from, units, top, {
    wall: /shelves|plywood|old|simple/.test(text) ? 'shelf' : 'none',
    ...(door ? {} : { sinkAt: 0.9 * flip }),
    range: /range/.test(text),
  });
  drawing.add(standing(0, 0, run));
  const upper = kitchenRun(0, 1.8, units, top, { wall: 'units' });
  if (!/shelves|plywood|old|simple|slop/.test(text)) drawing.add(standing(flip > 0 ? -2.4 : 0.6, 0, upper));
  if (/island|bar|counter/.test(text))
    drawing.add(
      standing(
        0,
        0.62,
        pendants(2, 0.9),
        island(2.3, /walnut/.test(text) ? '#86603f' : mix(units, '#ffffff', 0.1), top),
      ),
    );
  else if (/table|dining|breakfast/.test(text))
    drawing.add(
      standing(
        0.3 * flip,
        0.66,
        /lamp|hanging/.test(text) ? pendants(1, 0) : '',
        diningTable(/long/.test(text) ? 2.4 : 1.4, '#b08655', /round|small/.test(text)),
      ),
    );
  else drawing.add(standing(-1.9 * flip, 0.5, plant(0.9)));
}
