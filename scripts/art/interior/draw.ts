import { Drawing } from '../lib/drawing.ts';
import { bathroom, bedroom } from './bedroom.ts';
import { kitchen } from './kitchen-room.ts';
import { livingRoom } from './living-room.ts';
import { office } from './office.ts';
import { outdoors } from './outdoors.ts';
import { space } from './space.ts';
import { attic, stairwell } from './stairwell.ts';

/** Draws a room, garden or hall from its kind and description, 1200 × 800. */
export function drawRoom(room: string, description: string, seed: string): string {
  if (/garden|terrace|courtyard|^park$|view/.test(room) && room !== 'winter garden')
    return outdoors(description, seed, 1200, 800);
  const drawing = new Drawing(1200, 800, seed);
  paint(drawing, room, description);
  return drawing.svg();
}

function paint(drawing: Drawing, room: string, text: string): void {
  if (/kitchen/.test(room)) kitchen(drawing, text);
  else if (/bathroom|shower/.test(room)) bathroom(drawing, text);
  else if (/bedroom|mezzanine/.test(room)) bedroom(drawing, text);
  else if (room === 'attic') attic(drawing);
  else if (room === 'staircase') stairwell(drawing, text);
  else if (/office|workspace|meeting/.test(room)) office(drawing, text);
  else if (/hall|shop|sales|cellar|workshop|^interior|parking/.test(room)) space(drawing, room, text);
  else livingRoom(drawing, text);
}
