/** Sides of a room or a floor; the street is to the S, at the bottom of the sheet. */
export type Side = 'N' | 'E' | 'S' | 'W';

/** A room of a plan. Areas are relative: the sheet scales them to the dwelling's living surface. */
export interface Room {
  name: string;
  area: number;
  /** Side along which a flight of stairs lies. */
  stairs?: Side;
  /** Not counted as living surface (garage, cellar, common parts). */
  apart?: boolean;
  /** Written on the plan instead of the name's first words. */
  short?: string;
}

/** A room, or rooms stacked from the rear to the street (`rows`) or laid from left to right (`columns`). */
export type Layout = Room | { rows: readonly Layout[] } | { columns: readonly Layout[] };

/**
 * A terrace or balcony before a side of the floor; `at` and `width` are shares of that side, `area` in m².
 */
export interface Outside {
  name: string;
  side: Side;
  at: number;
  width: number;
  area: number;
}

/** One floor. */
export interface Floor {
  title: string;
  /** Clear width in metres; the depth is derived from the areas. */
  width: number;
  layout: Layout;
  /**
   * `A>B` a door between two rooms that opens into B · `A=B` a wide opening · `A!S` the entrance on a side
   * · `A^N` a glazed door on a side · `A-E` a side of a room left without windows.
   */
  doors: readonly string[];
  /** Sides with windows. */
  open: string;
  outside?: readonly Outside[];
}

/** A dwelling's plan. */
export interface Plan {
  living: number;
  /** Direction of north in degrees clockwise from the top of the sheet. */
  north: number;
  floors: readonly Floor[];
}

/** A room set into its floor, in metres from the floor's upper left corner. */
export interface PlacedRoom extends Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A floor with its rooms in place. */
export interface PlacedFloor extends Omit<Floor, 'layout'> {
  depth: number;
  rooms: readonly PlacedRoom[];
}

/** Lays a plan out: every room becomes a rectangle whose area is its share of the living surface. */
export function place(plan: Plan): readonly PlacedFloor[] {
  const counted = plan.floors.flatMap(({ layout }) => leaves(layout)).filter(({ apart }) => !apart);
  const factor = plan.living / counted.reduce((sum, { area }) => sum + area, 0);
  return plan.floors.map((floor) => {
    const depth = (areaOf(floor.layout) * factor) / floor.width;
    return { ...floor, depth, rooms: fill(floor.layout, 0, 0, floor.width, depth) };
  });
}

function leaves(layout: Layout): Room[] {
  return children(layout)?.flatMap(leaves) ?? [layout as Room];
}

function children(layout: Layout): readonly Layout[] | undefined {
  if ('rows' in layout) return layout.rows;
  return 'columns' in layout ? layout.columns : undefined;
}

function areaOf(layout: Layout): number {
  return leaves(layout).reduce((sum, { area }) => sum + area, 0);
}

function fill(layout: Layout, x: number, y: number, width: number, height: number): PlacedRoom[] {
  const list = children(layout);
  if (!list) return [{ ...(layout as Room), x, y, width, height }];
  const total = areaOf(layout);
  let [left, top] = [x, y];
  return list.flatMap((child) => {
    const share = areaOf(child) / total;
    const stacked = 'rows' in layout;
    const [w, h] = stacked ? [width, height * share] : [width * share, height];
    const placed = fill(child, left, top, w, h);
    if (stacked) top += h;
    else left += w;
    return placed;
  });
}

/** A gap in a wall: its middle, the wall's direction, its length, and what fills it. */
export interface Opening {
  kind: 'door' | 'passage' | 'entrance' | 'glazed' | 'garage' | 'window';
  x: number;
  y: number;
  along: 'x' | 'y';
  length: number;
  /** Which way a door's leaf swings: +1 down or right, -1 up or left; and at which end it hangs. */
  swing: 1 | -1;
  hinge: 1 | -1;
  outer: boolean;
}
