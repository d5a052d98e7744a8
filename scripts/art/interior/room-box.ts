import { group, type Point } from '../lib/svg.ts';

/** The room box: its back wall in a picture of 1200 × 800, and the scale on that wall. */
export const back = { left: 150, right: 1050, top: 84, foot: 596, scale: 184 } as const;

export const vanish: Point = [600, 330];

/** Kinds of floor. */
export type Floor =
  | 'boards'
  | 'herringbone'
  | 'tiles'
  | 'checker'
  | 'pattern'
  | 'carpet'
  | 'concrete'
  | 'stone';

/** The surfaces of a room. */
export interface Shell {
  wall: string;
  floor: Floor;
  floorColour: string;
  ceiling?: 'plain' | 'moulded' | 'beams' | 'slope' | 'frames';
  /** Tiles on the back wall up to a height in metres, and their colour. */
  wallTiles?: { height: number; colour: string; size: readonly [number, number] };
  /** Brick or stone courses on the back wall. */
  courses?: string;
}

/** Where a thing stands: metres from the middle, and how far it comes forward (0 at the wall, 1 at the front). */
export function standing(x: number, forward: number, ...shapes: string[]): string {
  const scale = back.scale * (1 + forward * 0.55);
  const y = back.foot + forward * 170;
  return group({ transform: `translate(${600 + x * scale} ${y}) scale(${scale})` }, ...shapes);
}
