import type { Site } from '../elevation/glazing.ts';
import { type MoodName, moods } from '../elevation/mood.ts';
import { mist, sky } from '../elevation/sky.ts';
import { Drawing } from '../lib/drawing.ts';
import { group, rect } from '../lib/svg.ts';

/** A picture under way: its light, its ground line and its scale. */
export interface Stage extends Site {
  width: number;
  height: number;
  /** The ground line in pixels from the top. */
  line: number;
  /** Pixels per metre. */
  scale: number;
  add(...shapes: string[]): void;
  /** Groups shapes drawn in metres around the middle of the ground line, or around another point (in pixels). */
  metres(shapes: readonly string[], at?: { x?: number; y?: number; scale?: number }): string;
}

/** Begins a picture with its sky. `line` is a share of the height, `scale` the pixels per metre at 1600 px width. */
export function stage(
  seed: string,
  width: number,
  height: number,
  mood: MoodName,
  line: number,
  scale: number,
): Stage {
  const drawing = new Drawing(width, height, seed);
  const site = { drawing, mood: moods[mood] };
  const [y, unit] = [height * line, (scale * width) / 1600];
  drawing.add(sky(drawing, site.mood, y));
  return {
    ...site,
    width,
    height,
    line: y,
    scale: unit,
    add: (...shapes) => drawing.add(...shapes),
    metres: (shapes, at = {}) =>
      group(
        { transform: `translate(${at.x ?? width / 2} ${at.y ?? y}) scale(${at.scale ?? unit})` },
        ...shapes,
      ),
  };
}

/** Lays the mood's light over the picture and finishes it. */
export function finish({ drawing, mood, width, height }: Stage): string {
  const [colour, strength] = mood.light;
  drawing.add(
    rect(0, 0, width, height, {
      fill: drawing.gradient(
        [
          [0, colour, strength],
          [0.6, colour, strength * 0.6],
          [1, '#2a2e33', strength * 0.35],
        ],
        35,
      ),
    }),
  );
  return drawing.svg();
}

/** A veil between far and near, thicker than the mood's own mist. */
export function haze({ drawing, mood }: Stage, top: number, foot: number, strength: number): string {
  return mist(drawing, { ...mood, mist: Math.max(mood.mist, strength) }, top, foot);
}
