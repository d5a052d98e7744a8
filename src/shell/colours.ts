import { createHash } from 'node:crypto';

/** The ground of top bar and footer, `--slate` in the tokens. */
export const SLATE = '#1f2a2e';

/** Colours come from the snapshot, styles in attributes are forbidden: each colour becomes a class of its own. */
const className = (kind: 'bg' | 'fg', colour: string): string => `c-${kind}-${colour.slice(1).toLowerCase()}`;

export const backgroundClass = (colour: string | undefined): string | undefined =>
  colour ? className('bg', colour) : undefined;
export const foregroundClass = (colour: string | undefined): string | undefined =>
  colour ? className('fg', colour) : undefined;

/** WCAG relative luminance of `#rgb` or `#rrggbb`, 0 to 1. */
export function luminance(colour: string): number {
  const hex =
    colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join('') : colour.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast of two colours, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour if text in it can be read on the ground (WCAG AA), else none: the part's own colour stays. */
export const readableColour = (colour: string, ground: string): string =>
  colour && ground && contrast(colour, ground) >= 4.5 ? colour : '';

/** Ink or limestone, whichever reads better on a ground. */
const readableOn = (colour: string): string => (luminance(colour) > 0.3 ? 'var(--ink)' : 'var(--on-slate)');

/** The style rules for a page's colours; a ground also gets a text colour that can be read on it. */
export function colourRules(backgrounds: readonly string[], foregrounds: readonly string[]): string {
  const unique = (colours: readonly string[]) => [
    ...new Set(colours.filter(Boolean).map((colour) => colour.toLowerCase())),
  ];
  return [
    ...unique(backgrounds).map(
      (colour) => `.${className('bg', colour)}{background-color:${colour};color:${readableOn(colour)}}`,
    ),
    ...unique(foregrounds).map((colour) => `.${className('fg', colour)}{color:${colour}}`),
  ].join('');
}

/** The hash under which the content security policy lets a style element pass. */
export const styleHash = (css: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(css).digest('base64')}`;
