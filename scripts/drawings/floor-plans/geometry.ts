import type { PlacedFloor, PlacedRoom, Side } from './model.ts';

/** A rectangle in metres. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;

/** Whether two areas overlap. */
export function overlaps(a: Area, b: Area): boolean {
  return (
    a.x < b.x + b.width - 0.01 &&
    b.x < a.x + a.width - 0.01 &&
    a.y < b.y + b.height - 0.01 &&
    b.y < a.y + a.height - 0.01
  );
}

export function sharedWall(
  a: PlacedRoom,
  b: PlacedRoom,
): { along: 'x' | 'y'; at: number; from: number; to: number; towards: 1 | -1 } | null {
  const [fromX, toX] = [Math.max(a.x, b.x), Math.min(a.x + a.width, b.x + b.width)];
  const [fromY, toY] = [Math.max(a.y, b.y), Math.min(a.y + a.height, b.y + b.height)];
  if (toX - fromX > 0.6) {
    if (near(a.y + a.height, b.y)) return { along: 'x', at: b.y, from: fromX, to: toX, towards: 1 };
    if (near(b.y + b.height, a.y)) return { along: 'x', at: a.y, from: fromX, to: toX, towards: -1 };
  }
  if (toY - fromY > 0.6) {
    if (near(a.x + a.width, b.x)) return { along: 'y', at: b.x, from: fromY, to: toY, towards: 1 };
    if (near(b.x + b.width, a.x)) return { along: 'y', at: a.x, from: fromY, to: toY, towards: -1 };
  }
  return null;
}

/** One side of a room as a line, with the direction in which the room lies. */
export function edge(
  { x, y, width, height }: Area,
  side: Side,
): { along: 'x' | 'y'; at: number; from: number; to: number; inward: 1 | -1 } {
  switch (side) {
    case 'N':
      return { along: 'x', at: y, from: x, to: x + width, inward: 1 };
    case 'S':
      return { along: 'x', at: y + height, from: x, to: x + width, inward: -1 };
    case 'W':
      return { along: 'y', at: x, from: y, to: y + height, inward: 1 };
    case 'E':
      return { along: 'y', at: x + width, from: y, to: y + height, inward: -1 };
  }
}

/** Whether a room's side is on the floor's outline. */
export function onOutline(floor: PlacedFloor, one: Area, side: Side): boolean {
  if (side === 'N') return near(one.y, 0);
  if (side === 'W') return near(one.x, 0);
  return side === 'S' ? near(one.y + one.height, floor.depth) : near(one.x + one.width, floor.width);
}
