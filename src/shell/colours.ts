import { createHash } from 'node:crypto';
import { wcagContrast, wcagLuminance } from 'culori';

/** The background of top bar and footer, `--slate` in the tokens. */
export const SLATE = '#1f2a2e';

/**
 * The class of a colour from the snapshot. Classes are needed because the security policy forbids style
 * attributes.
 */
const className = (kind: 'bg' | 'fg', colour: string): string => `c-${kind}-${colour.slice(1).toLowerCase()}`;

export const backgroundClass = (colour: string | undefined): string | undefined =>
  colour ? className('bg', colour) : undefined;
export const foregroundClass = (colour: string | undefined): string | undefined =>
  colour ? className('fg', colour) : undefined;

/**
 * The colour if text in it is legible on the ground (WCAG AA); otherwise none, and the default colour
 * applies.
 */
export const readableColour = (colour: string, ground: string): string =>
  colour && ground && wcagContrast(colour, ground) >= 4.5 ? colour : '';

/** Ink or limestone, whichever has more contrast with the ground. */
const readableOn = (colour: string): string =>
  wcagLuminance(colour) > 0.3 ? 'var(--ink)' : 'var(--on-slate)';

/** The style rules for a page's colours; each ground also gets a legible text colour. */
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

/** The hash with which the content security policy allows a style element. */
export const styleHash = (css: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(css).digest('base64')}`;
