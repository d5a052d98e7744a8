import { type Area, edge } from './geometry.ts';
import type { PlacedRoom, Side } from './model.ts';
import * as piece from './piece.ts';
import type { Piece } from './piece-shape.ts';
import * as wet from './piece-wet.ts';

interface Spot {
  area: Area;
  width: number;
  transform: string;
}

const inset = 0.06;

export function wallSpot(
  room: PlacedRoom,
  wish: Piece,
  blocked: (area: Area, low: boolean) => boolean,
): Spot | null {
  const sides = (['N', 'W', 'E', 'S'] as Side[]).sort((a, b) => span(room, b) - span(room, a));
  const lengths =
    wish === wet.worktop
      ? [3.6, 3, 2.4, 1.9, 1.5]
      : wish === piece.rack || wish === piece.wardrobe
        ? [1.8, 1.2, 0.8]
        : [wish.width];
  for (const clear of [wish.before ?? 0, 0]) {
    for (const width of lengths) {
      for (const side of sides) {
        const free = span(room, side) - width - inset * 2;
        if (free < -0.001 || deep(room, side) < wish.depth + clear + 0.2) continue;
        for (const share of wish.depth > 1.5 ? [0.5, 0, 1, 0.25, 0.75] : [0, 1, 0.5, 0.25, 0.75]) {
          const spot = against(room, side, inset + free * share, width, wish.depth, clear);
          if (!blocked(spot.withClear, wish.low ?? false))
            return { area: spot.area, width, transform: spot.transform };
        }
      }
    }
  }
  return null;
}

const span = (room: PlacedRoom, side: Side): number =>
  side === 'N' || side === 'S' ? room.width : room.height;

export const deep = (room: PlacedRoom, side: Side): number =>
  side === 'N' || side === 'S' ? room.height : room.width;

function against(
  room: PlacedRoom,
  side: Side,
  at: number,
  width: number,
  depth: number,
  clear: number,
): { area: Area; withClear: Area; transform: string } {
  const { from, at: wall } = edge(room, side);
  const start = from + at;
  switch (side) {
    case 'N':
      return {
        area: { x: start, y: wall + inset, width, height: depth },
        withClear: { x: start, y: wall + inset, width, height: depth + clear },
        transform: `translate(${start} ${wall + inset})`,
      };
    case 'S':
      return {
        area: { x: start, y: wall - inset - depth, width, height: depth },
        withClear: { x: start, y: wall - inset - depth - clear, width, height: depth + clear },
        transform: `translate(${start + width} ${wall - inset}) rotate(180)`,
      };
    case 'W':
      return {
        area: { x: wall + inset, y: start, width: depth, height: width },
        withClear: { x: wall + inset, y: start, width: depth + clear, height: width },
        transform: `translate(${wall + inset} ${start + width}) rotate(-90)`,
      };
    case 'E':
      return {
        area: { x: wall - inset - depth, y: start, width: depth, height: width },
        withClear: { x: wall - inset - depth - clear, y: start, width: depth + clear, height: width },
        transform: `translate(${wall - inset} ${start}) rotate(90)`,
      };
  }
}

export function middleSpot(
  room: PlacedRoom,
  wish: Piece,
  blocked: (area: Area, low: boolean) => boolean,
): Spot | null {
  for (const turned of room.height > room.width === wish.depth > wish.width ? [false, true] : [true, false]) {
    const [w, h] = turned ? [wish.depth, wish.width] : [wish.width, wish.depth];
    if (w > room.width - 0.3 || h > room.height - 0.3) continue;
    for (const [sx, sy] of [
      [0.5, 0.5],
      [0.5, 0.3],
      [0.5, 0.7],
      [0.3, 0.5],
      [0.7, 0.5],
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
      [0.1, 0.5],
      [0.9, 0.5],
      [0.5, 0.1],
      [0.5, 0.9],
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
      [0, 0.5],
      [1, 0.5],
    ] as const) {
      const [x, y] = [
        room.x + 0.15 + (room.width - 0.3 - w) * sx,
        room.y + 0.15 + (room.height - 0.3 - h) * sy,
      ];
      const area = { x, y, width: w, height: h };
      if (blocked(area, true)) continue;
      return {
        area,
        width: wish.width,
        transform: turned ? `translate(${x + w} ${y}) rotate(90)` : `translate(${x} ${y})`,
      };
    }
  }
  return null;
}
