/** The classes of `styles/tints.css`: five steps of lightness, four hues. */
export type Tint = `tint-${0 | 1 | 2 | 3 | 4}${'n' | 'w' | 'g' | 'b'}`;

interface Colour {
  /** Each 0 to 1. */
  r: number;
  g: number;
  b: number;
}

const STEPS = [0, 1, 2, 3, 4] as const;
/** Chroma below which a colour counts as neutral. */
const NEUTRAL = 0.014;

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** OKLab of an sRGB colour (Ottosson, 2020). */
function oklab({ r, g, b }: Colour): { lightness: number; a: number; b: number } {
  const [red, green, blue] = [linear(r), linear(g), linear(b)];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** The class whose colour comes nearest to a picture's average, as its ground while it loads. */
export function tintOf(average: Colour): Tint {
  const { lightness, a, b } = oklab(average);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  const name = Math.hypot(a, b) < NEUTRAL ? 'n' : hue > 105 ? 'g' : hue > -45 ? 'w' : hue < -165 ? 'g' : 'b';
  const step = STEPS[Math.min(4, Math.max(0, Math.floor((lightness - 0.15) / 0.16)))] ?? 2;
  return `tint-${step}${name}`;
}
