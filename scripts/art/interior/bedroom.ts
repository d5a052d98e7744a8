import type { Drawing } from '../lib/drawing.ts';
import { colourIn } from './colour.ts';
import { fireplace, picture, plant, radiator } from './furniture.ts';
import { basin, bath, bed, desk, shower, wardrobe } from './rest.ts';
import { standing } from './room-box.ts';
import { rug } from './seating.ts';
import { shell } from './shell.ts';
import { roomWindow } from './window.ts';
import { shellIn, viewIn } from './words.ts';

/** A bedroom. */
export function bedroom(drawing: Drawing, text: string): void {
  const chance = drawing.random;
  const flip = chance.chance(0.5) ? -1 : 1;
  drawing.add(shell(drawing, { ...shellIn(text, chance), ...(/brick chimney/.test(text) ? {} : {}) }));
  const tall = /full-height/.test(text);
  drawing.add(
    standing(
      1.45 * flip,
      0,
      tall
        ? roomWindow(drawing, 1.2, 2.2, 0.04, viewIn(text), { columns: 2 })
        : roomWindow(
            drawing,
            /wide/.test(text) ? 1.5 : 1,
            /small|low/.test(text) ? 0.95 : 1.5,
            0.8,
            viewIn(text),
            { curtain: chance.pick(['#d9cbb2', '#c3cdc4', '#dcc3b0']) },
          ),
    ),
  );
  if (/radiator/.test(text)) drawing.add(standing(1.45 * flip, 0.02, radiator(1)));
  if (/chimney/.test(text)) drawing.add(standing(-2 * flip, 0, fireplace('brick')));
  if (/bare floorboards|faded/.test(text)) {
    drawing.add(standing(-1 * flip, 0, radiator(0.8)));
    return;
  }
  if (/wardrobe/.test(text))
    drawing.add(standing(-1.95 * flip, 0, wardrobe(1.05, /white/.test(text) ? '#f4f1ea' : '#d9c9ae', 2)));
  const x = -0.45 * flip;
  drawing.add(standing(x, 0, picture(-1.72, 0.8, 0.5, chance.pick(['#8fa79a', '#c49a7c', '#8d9aa6']))));
  drawing.add(
    standing(x, 0.3, rug(chance.pick(['#d8cbb4', '#c9b7a0', '#b9c4bb']), 2.4)),
    standing(
      x,
      0.26,
      bed(
        /Child/.test(text) ? 1 : 1.7,
        chance.pick(['#a9805a', '#8a8f88', '#c9b79a']),
        '#f2ede2',
        chance.pick(['#8fa79a', '#c9a98f', '#9fb0bb', '#d8cbb4', '#b9826c']),
        /Child/.test(text),
      ),
    ),
  );
  if (/desk/.test(text)) drawing.add(standing(1.6 * flip, 0.34, desk(1.1)));
  if (/balustrade/.test(text))
    drawing.add(
      standing(
        0,
        1,
        ...Array.from(
          { length: 40 },
          (_, i) => `<rect x="${-2.4 + i * 0.12}" y="-0.9" width="0.02" height="0.9" fill="#2f3436"/>`,
        ),
        '<rect x="-2.4" y="-0.94" width="4.8" height="0.05" fill="#2f3436"/>',
      ),
    );
  drawing.add(standing(2.3 * flip, 0.25, plant(0.9)));
}

/** A bathroom or shower room. */
export function bathroom(drawing: Drawing, text: string): void {
  const chance = drawing.random;
  const flip = chance.chance(0.5) ? -1 : 1;
  const tile = colourIn(text, chance.pick(['#dfe3df', '#d3dbd8', '#e3dccf']));
  const size = /metro/.test(text) ? ([40, 20] as const) : ([46, 46] as const);
  drawing.add(
    shell(
      drawing,
      shellIn(text, chance, {
        wallTiles: { height: 2.1, colour: /oak/.test(text) ? '#cfc6b6' : tile, size },
        floor: 'tiles',
        floorColour: '#c6c2b8',
      }),
    ),
  );
  const unit = /oak/.test(text) ? '#b98d5a' : chance.pick(['#d9c9ae', '#8fa1a0', '#f1eee6']);
  const hasBath = /bath\b|bath,|bathtub|free-standing/.test(text.replace(/Bathroom/g, ''));
  drawing.add(standing(0.55 * flip, 0, roomWindow(drawing, 0.7, 0.8, 1.35, 'trees', { columns: 1 })));
  drawing.add(standing(1.5 * flip, 0.05, basin(unit, chance.chance(0.5))));
  if (hasBath) drawing.add(standing(-1.1 * flip, /free/.test(text) ? 0.3 : 0.02, bath(/free/.test(text))));
  if (/shower/i.test(text.replace(/Shower room/g, '')) || !hasBath)
    drawing.add(standing((hasBath ? -2.2 : -1.4) * flip, 0, shower()));
  drawing.add(standing(-0.1 * flip, 0.7, rug('#e4dccb', 1.1)), standing(2.3 * flip, 0.3, plant(0.7)));
}
