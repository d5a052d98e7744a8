import { type Area, edge, overlaps, sharedWall } from './geometry.ts';
import type { Opening, PlacedFloor, PlacedRoom, Side } from './model.ts';
import { windows } from './window.ts';

const doorWidth = 0.83;

/** All doors and windows of a floor, in the order of its list, then the windows of its open sides. */
export function openings(floor: PlacedFloor, stairs: readonly Area[]): Opening[] {
  const list: Opening[] = [];
  const taken: Area[] = [...stairs];
  const blind = new Set<string>();
  for (const rule of floor.doors) {
    const [, first = '', sign = '', second = ''] = /^(.+?)([>=!^-])(.+)$/.exec(rule) ?? [];
    const from = named(floor, first, rule);
    if (sign === '-') {
      blind.add(`${from.name}${second}`);
      continue;
    }
    const made =
      sign === '!' || sign === '^'
        ? outerDoor(from, second as Side, sign, taken)
        : innerDoor(from, named(floor, second, rule), sign, taken, rule);
    list.push(made);
    taken.push(swingArea(made));
  }
  return [...list, ...windows(floor, list, blind)];
}

function named(floor: PlacedFloor, name: string, rule: string): PlacedRoom {
  const found = floor.rooms.find((one) => one.name === name);
  if (!found)
    throw new Error(
      `Plan, floor "${floor.title}": the rule "${rule}" names "${name}", which is not a room of it.`,
    );
  return found;
}

/** The area that a door's leaf sweeps. */
export function swingArea({ x, y, along, length, swing, kind }: Opening): Area {
  const half = length / 2;
  if (kind === 'passage' || kind === 'window')
    return along === 'x'
      ? { x: x - half, y: y - 0.3, width: length, height: 0.6 }
      : { x: x - 0.3, y: y - half, width: 0.6, height: length };
  const depth = kind === 'glazed' || kind === 'garage' ? 0.5 : length;
  const shift = swing > 0 ? 0 : -depth;
  return along === 'x'
    ? { x: x - half, y: y + shift, width: length, height: depth }
    : { x: x + shift, y: y - half, width: depth, height: length };
}

function innerDoor(
  a: PlacedRoom,
  b: PlacedRoom,
  sign: string,
  taken: readonly Area[],
  rule: string,
): Opening {
  const wall = sharedWall(a, b);
  if (!wall)
    throw new Error(`Plan: the rule "${rule}" needs a wall between the rooms, and they do not touch.`);
  const { along, at, from, to, towards } = wall;
  const room = to - from;
  const length = sign === '=' ? Math.min(2.4, room * 0.7) : Math.min(doorWidth, room - 0.2);
  const kind = sign === '=' ? 'passage' : 'door';
  const options: Opening[] = [];
  const places =
    sign === '='
      ? [(from + to) / 2]
      : [
          from + 0.15 + length / 2,
          to - 0.15 - length / 2,
          (from + to) / 2,
          from + room * 0.3,
          from + room * 0.7,
        ];
  for (const middle of places) {
    for (const swing of [towards, -towards as 1 | -1] as const) {
      const hinge = middle < (from + to) / 2 ? -1 : 1;
      options.push({
        kind,
        along,
        x: along === 'x' ? middle : at,
        y: along === 'x' ? at : middle,
        length,
        swing,
        hinge,
        outer: false,
      });
    }
  }
  return (
    options.find((option) => !taken.some((area) => overlaps(area, bothSides(option)))) ??
    options.find((option) => !taken.some((area) => overlaps(area, swingArea(option)))) ??
    (options[0] as Opening)
  );
}

/** A door needs the area of its swing, and half a metre on its other side. */
function bothSides(opening: Opening): Area {
  const area = swingArea(opening);
  if (opening.kind !== 'door') return area;
  const spare = 0.45;
  return opening.along === 'x'
    ? { ...area, y: opening.swing > 0 ? area.y - spare : area.y, height: area.height + spare }
    : { ...area, x: opening.swing > 0 ? area.x - spare : area.x, width: area.width + spare };
}

function outerDoor(room: PlacedRoom, side: Side, sign: string, taken: readonly Area[]): Opening {
  const { along, at, from, to, inward } = edge(room, side);
  const length = sign === '!' ? Math.min(0.95, to - from - 0.2) : Math.min(2.4, (to - from) * 0.62);
  const kind = sign === '!' ? 'entrance' : room.name.startsWith('Garage') ? 'garage' : 'glazed';
  const places = [(from + to) / 2, from + 0.2 + length / 2, to - 0.2 - length / 2];
  const options = places.map(
    (middle): Opening => ({
      kind,
      along,
      x: along === 'x' ? middle : at,
      y: along === 'x' ? at : middle,
      length,
      swing: inward,
      hinge: -1,
      outer: true,
    }),
  );
  return (
    options.find((option) => !taken.some((area) => overlaps(area, swingArea(option)))) ??
    (options[0] as Opening)
  );
}
