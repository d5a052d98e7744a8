import { converter } from 'culori';

/** The classes of `styles/tints.css`: five steps of lightness, four hues. */
export type Tint = `tint-${0 | 1 | 2 | 3 | 4}${'n' | 'w' | 'g' | 'b'}`;

interface Colour {
  /** Each from 0 to 1. */
  r: number;
  g: number;
  b: number;
}

const STEPS = [0, 1, 2, 3, 4] as const;
/** Chroma below which a colour counts as neutral. */
const NEUTRAL = 0.014;

const oklab = converter('oklab');

/** The class whose colour is nearest to a picture's average colour, for its background while it loads. */
export function tintOf(average: Colour): Tint {
  const { l: lightness, a, b } = oklab({ mode: 'rgb', ...average });
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  const name = Math.hypot(a, b) < NEUTRAL ? 'n' : hue > 105 ? 'g' : hue > -45 ? 'w' : hue < -165 ? 'g' : 'b';
  const step = STEPS[Math.min(4, Math.max(0, Math.floor((lightness - 0.15) / 0.16)))] ?? 2;
  return `tint-${step}${name}`;
}
