import { group } from '../svg.ts';
import { type Area, overlaps } from './geometry.ts';
import type { Opening, PlacedRoom } from './model.ts';
import { swingArea } from './opening.ts';
import { middleSpot, wallSpot } from './spot.ts';
import { wishes } from './wish.ts';

/** Furniture of one room: its drawing, and the area it covers. */
interface Furnished {
  drawing: string;
  covered: readonly Area[];
}

/** Places the furniture of a room along its walls, clear of doors and stairs. */
export function furnish(room: PlacedRoom, openings: readonly Opening[], stairs: readonly Area[]): Furnished {
  const covered: Area[] = [];
  const drawings: string[] = [];
  const doors = openings.filter(({ kind }) => kind !== 'window' && kind !== 'garage').map(reach);
  const windows = openings.filter(({ kind }) => kind === 'window').map(swingArea);
  const blocked = (area: Area, low: boolean): boolean =>
    [...doors, ...stairs, ...covered, ...(low ? [] : windows)].some((other) => overlaps(area, other));
  for (const wish of wishes(room)) {
    const spot = wish.free ? middleSpot(room, wish, blocked) : wallSpot(room, wish, blocked);
    if (!spot) continue;
    covered.push(spot.area);
    drawings.push(group({ transform: spot.transform }, wish.draw(spot.width, wish.depth)));
  }
  return { drawing: group({}, ...drawings), covered };
}

/** Both sides of a door are kept clear. */
function reach(door: Opening): Area {
  const half = door.length / 2;
  const deep = door.kind === 'passage' ? 0.7 : 0.9;
  return door.along === 'x'
    ? { x: door.x - half, y: door.y - deep, width: door.length, height: deep * 2 }
    : { x: door.x - deep, y: door.y - half, width: deep * 2, height: door.length };
}
