/** The house colours that every drawing shares. */
export const palette = {
  limestone: '#f3efe7',
  limestoneShade: '#e2dbcd',
  limestoneDeep: '#c9bfac',
  slate: '#1f2a2e',
  slateSoft: '#45535a',
  green: '#1f5b4d',
  greenLight: '#8fbfae',
  brick: '#a3432f',
  brickSoft: '#b9634c',
  moss: '#76885a',
  white: '#ffffff',
} as const;

type Rgb = [number, number, number];

/** Parses `#rrggbb`. */
function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Writes `#rrggbb`. */
function hex(colour: readonly number[]): string {
  return `#${colour
    .map((channel) =>
      Math.max(0, Math.min(255, Math.round(channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Mixes two colours; `share` of 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const a = rgb(from);
  const b = rgb(to);
  return hex(a.map((channel, i) => channel + ((b[i] as number) - channel) * share));
}

/** WCAG contrast ratio of two colours (1 to 21). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [r, g, b] = rgb(colour).map((channel) => {
    const c = channel / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
