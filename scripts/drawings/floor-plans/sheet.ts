import { document, el, group, polyline, rect } from '../svg.ts';
import { furnish } from './furnish.ts';
import type { Area } from './geometry.ts';
import { roomLabel, sans, serif, squareMetres, text } from './label.ts';
import { northArrow, scaleBar } from './legend.ts';
import { type Outside, type PlacedFloor, type Plan, place } from './model.ts';
import { openings, swingArea } from './opening.ts';
import { stairs, stairsArea } from './stairs.ts';
import { terrace, terraceDepth, terraceLabel } from './terrace.ts';
import { ink, walls } from './wall.ts';

const sheet = { width: 1200, height: 900 } as const;

const margin = { side: 60, top: 44, foot: 106 } as const;

/** Metres between two floors, and pixels for the title below a row of them. */
const between = 1.5;

const titleSpace = 46;

/** Draws a dwelling's floors side by side, with titles, areas, scale bar and north arrow. */
export function drawPlan(plan: Plan, title: string): string {
  const floors = place(plan);
  const { scale, lines } = arrange(floors);
  const room = sheet.height - margin.top - margin.foot;
  const used = lines.reduce((sum, line) => sum + heightOf(line) * scale + titleSpace, 0);
  let top = margin.top + Math.max(0, (room - used) / 2);
  const shapes = lines.map((line) => {
    const drawn = floorLine(line, top, scale);
    top += heightOf(line) * scale + titleSpace;
    return drawn;
  });
  return document(
    sheet.width,
    sheet.height,
    el('title', {}, title),
    rect(0, 0, sheet.width, sheet.height, { fill: ink.paper }),
    ...shapes,
    polyline(
      [
        [margin.side, 806],
        [sheet.width - margin.side, 806],
      ],
      { stroke: '#d8d1c3', strokeWidth: 1 },
    ),
    scaleBar(margin.side, 846, scale),
    text(sheet.width / 2, 852, 14, `Surface habitable\u00a0: environ ${squareMetres(plan.living)}`, {
      textAnchor: 'middle',
      fontFamily: sans,
      fill: '#55626a',
    }),
    northArrow(sheet.width - margin.side - 30, 850, plan.north),
  );
}

/** One row of floors, or two if that allows a clearly larger drawing. */
function arrange(floors: readonly PlacedFloor[]): {
  scale: number;
  lines: readonly (readonly PlacedFloor[])[];
} {
  const half = Math.ceil(floors.length / 2);
  const one = [floors];
  const two = [floors.slice(0, half), floors.slice(half)];
  const scaleOf = (lines: readonly (readonly PlacedFloor[])[]): number => {
    const across = Math.max(...lines.map(widthOf));
    const down = lines.reduce((sum, line) => sum + heightOf(line), 0);
    const room = sheet.height - margin.top - margin.foot - lines.length * titleSpace;
    return Math.min(78, (sheet.width - margin.side * 2) / across, room / down);
  };
  const best = floors.length > 1 && scaleOf(two) > scaleOf(one) * 1.08 ? two : one;
  return { scale: scaleOf(best), lines: best };
}

const widthOf = (line: readonly PlacedFloor[]): number =>
  line.map(extent).reduce((sum, { left, right }) => sum + left + right, 0) + between * (line.length - 1);

const heightOf = (line: readonly PlacedFloor[]): number =>
  Math.max(...line.map((floor) => extent(floor).top)) +
  Math.max(...line.map((floor) => extent(floor).bottom));

function floorLine(line: readonly PlacedFloor[], top: number, scale: number): string {
  const down = Math.max(...line.map((floor) => extent(floor).bottom));
  const foot = top + (heightOf(line) - down) * scale;
  let x = (sheet.width - widthOf(line) * scale) / 2;
  return line
    .map((floor) => {
      const { left, right } = extent(floor);
      x += left * scale;
      const title = text(x + (floor.width * scale) / 2, foot + down * scale + 26, 19, floor.title, {
        textAnchor: 'middle',
        fontFamily: serif,
        fill: ink.wall,
      });
      const drawn = oneFloor(floor, x, foot - floor.depth * scale, scale);
      x += (right + between) * scale;
      return drawn + title;
    })
    .join('');
}

/**
 * The extent of a floor and its terraces from its upper left corner; `top` and `bottom` from its street
 * front.
 */
function extent({ width, depth, outside = [] }: PlacedFloor): {
  left: number;
  right: number;
  top: number;
  bottom: number;
} {
  const reach = (side: Outside['side']): number =>
    Math.max(
      0.3,
      ...outside.filter((one) => one.side === side).map((one) => terraceDepth({ width, depth }, one) + 0.35),
    );
  return {
    left: reach('W'),
    right: width + reach('E'),
    top: depth + reach('N'),
    bottom: Math.max(0.65, reach('S')),
  };
}

function oneFloor(floor: PlacedFloor, x: number, y: number, scale: number): string {
  const flights = floor.rooms.map(stairsArea).filter((area): area is Area => area !== null);
  const gaps = openings(floor, flights);
  const furnished = floor.rooms.map((room) => furnish(room, gaps, flights));
  const doors = gaps.filter(({ kind }) => kind !== 'window').map(swingArea);
  const labels = floor.rooms.map((room, i) =>
    roomLabel(room, scale, [...flights, ...doors, ...(furnished[i]?.covered ?? [])]),
  );
  return group(
    { transform: `translate(${x} ${y})` },
    group(
      { transform: `scale(${scale})` },
      rect(0, 0, floor.width, floor.depth, { fill: ink.paper }),
      ...(floor.outside ?? []).map((one) => terrace(floor, one)),
      ...furnished.map(({ drawing }) => drawing),
      ...flights.map(stairs),
      walls(floor, gaps),
    ),
    ...(floor.outside ?? []).map((one) => terraceLabel(floor, one, scale)),
    ...labels,
  );
}
