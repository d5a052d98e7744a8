import type { Drawing } from '../lib/drawing.ts';
import { bookshelf, fireplace, floorLamp, picture, plant } from './furniture.ts';
import { bed, desk } from './rest.ts';
import { standing } from './room-box.ts';
import { armchair, lowTable, rug, sofa } from './seating.ts';
import { shell } from './shell.ts';
import { roomWindow } from './window.ts';
import { shellIn, viewIn } from './words.ts';

/** A living room or studio. */
export function livingRoom(drawing: Drawing, text: string): void {
  const chance = drawing.random;
  const flip = chance.chance(0.5) ? -1 : 1;
  const wide = /wide|sliding|picture window|French|glass door|big steel|glazed|arched/.test(text);
  const steel = /steel|printing/.test(text);
  const stone = /stone wall/.test(text) ? '#b8ae9c' : undefined;
  drawing.add(shell(drawing, { ...shellIn(text, chance), ...(stone ? { courses: stone } : {}) }));
  const curtain =
    /empty|Empty|bare/.test(text) || wide
      ? undefined
      : chance.pick(['#d9cbb2', '#b9c2b4', '#c98f78', '#e4dccb']);
  const frame = steel ? '#2f3436' : '#f6f3ec';
  const pane = wide
    ? roomWindow(drawing, 2.5, 2.2, 0.04, viewIn(text), {
        columns: steel ? 5 : 3,
        rows: steel ? 4 : 1,
        frame,
      })
    : roomWindow(drawing, 1.15, 1.8, 0.55, viewIn(text), { ...(curtain ? { curtain } : {}), frame });
  drawing.add(standing((wide ? 0.8 : 1.3) * flip, 0, pane));
  if (/two|three|Two/.test(text) && !wide)
    drawing.add(
      standing(
        -0.35 * flip,
        0,
        roomWindow(drawing, 1.15, 1.8, 0.55, viewIn(text), curtain ? { curtain } : {}),
      ),
    );
  const hearth = /marble/.test(text)
    ? 'marble'
    : /brick fireplace|chimney/.test(text)
      ? 'brick'
      : /tiled fireplace/.test(text)
        ? 'tiled'
        : /stone fireplace/.test(text)
          ? 'stone'
          : /stove/.test(text)
            ? 'stove'
            : /fireplace/.test(text)
              ? 'plain'
              : null;
  if (hearth) drawing.add(standing(-1.55 * flip, 0, fireplace(hearth)));
  if (/Empty|empty/.test(text)) return;
  if (/book/.test(text)) drawing.add(standing(-0.2 * flip, 0, bookshelf(1, chance.next)));
  if (!hearth && !/two|three/.test(text))
    drawing.add(
      standing(-1.35 * flip, 0, picture(-1.62, 0.9, 0.66, chance.pick(['#8fa79a', '#b9826c', '#7f95a8']))),
    );
  const tone = /grey sofa/.test(text)
    ? '#9aa0a1'
    : /leather/.test(text)
      ? '#8a5836'
      : /green armchair/.test(text)
        ? '#d8cbb4'
        : chance.pick(['#c9bda6', '#7f8f86', '#a9a49a', '#8d9aa6']);
  if (/bed/.test(text))
    drawing.add(standing(-1.4 * flip, 0.12, bed(1.4, '#a9805a', '#efe9dc', '#8fa79a', true)));
  else drawing.add(standing(-1.05 * flip, 0.34, sofa(tone, hearth ? 2 : 3)));
  drawing.add(
    standing(-2.25 * flip, 0.1, hearth ? plant(1) : floorLamp()),
    standing(-0.2 * flip, 0.62, rug(chance.pick(['#c9a98f', '#b8c0b2', '#d8cbb4']))),
  );
  drawing.add(
    standing(
      1.5 * flip,
      0.42,
      /desk/.test(text)
        ? desk(1.3)
        : armchair(/green armchair/.test(text) ? '#5f7f63' : chance.pick(['#b9714f', '#6f8b7c', '#c9a35a'])),
    ),
  );
  drawing.add(
    standing(-0.25 * flip, 0.78, lowTable()),
    standing(2.2 * flip, 0.1, plant(chance.between(0.9, 1.5))),
  );
}
