import type { Drawing } from '../lib/drawing.ts';
import { path, polygon, rect } from '../lib/svg.ts';
import { plant } from './furniture.ts';
import { desk } from './rest.ts';
import { standing } from './room-box.ts';
import { diningTable } from './seating.ts';
import { shell } from './shell.ts';
import { roomWindow } from './window.ts';
import { viewIn } from './words.ts';

/** An office floor or a meeting room. */
export function office(drawing: Drawing, text: string): void {
  const chance = drawing.random;
  drawing.add(
    shell(drawing, {
      wall: chance.pick(['#e9e6de', '#e3e2dc', '#ece6da']),
      floor: 'carpet',
      floorColour: /grey/.test(text) ? '#a3a7a7' : chance.pick(['#b7b1a5', '#9da3a0']),
    }),
  );
  drawing.add(
    standing(
      0,
      0,
      roomWindow(drawing, /small/i.test(text) ? 1.8 : 4, 1.5, 0.9, viewIn(text), {
        columns: /small/i.test(text) ? 2 : 5,
        frame: '#4a4f51',
      }),
    ),
  );
  if (/table/.test(text)) {
    drawing.add(standing(0, 0.6, diningTable(/round/.test(text) ? 1.4 : 3.2, '#c6a477', /round/.test(text))));
    drawing.add(
      rect(60, 40, 30, 700, { fill: '#dcebea', fillOpacity: 0.4 }),
      rect(88, 30, 5, 730, { fill: '#5a6062' }),
    );
    return;
  }
  const count = /two desks|Small|small/.test(text) ? 2 : 3;
  for (let i = 0; i < count; i++) drawing.add(standing((i - (count - 1) / 2) * 1.6, 0.2, desk(1.4)));
  if (count === 3) for (let i = 0; i < 2; i++) drawing.add(standing((i - 0.5) * 2, 0.85, desk(1.5)));
  if (/glass|glazed/.test(text))
    drawing.add(
      polygon(
        [
          [1050, 84],
          [1200, 0],
          [1200, 800],
          [1050, 596],
        ],
        { fill: '#cfe0e2', fillOpacity: 0.45 },
      ),
      path('M1100 56V664M1150 28V732', { stroke: '#5a6062', strokeWidth: 5 }),
    );
  drawing.add(standing(-2.4, 0.3, plant(1.2)));
}
