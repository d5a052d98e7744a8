import { createHash } from 'node:crypto';
import { wcagContrast, wcagLuminance } from 'culori';

/** The ground of top bar and footer, `--slate` in the tokens. */
export const SLATE = '#1f2a2e';

/** Colours come from the snapshot, styles in attributes are forbidden: each colour becomes a class of its own. */
const className = (kind: 'bg' | 'fg', colour: string): string => `c-${kind}-${colour.slice(1).toLowerCase()}`;

export const backgroundClass = (colour: string | undefined): string | undefined =>
  colour ? className('bg', colour) : undefined;
export const foregroundClass = (colour: string | undefined): string | undefined =>
  colour ? className('fg', colour) : undefined;

/** The colour if text in it can be read on the ground (WCAG AA), else none: the part's own colour stays. */
export const readableColour = (colour: string, ground: string): string =>
  colour && ground && wcagContrast(colour, ground) >= 4.5 ? colour : '';

/** Ink or limestone, whichever reads better on a ground. */
const readableOn = (colour: string): string =>
  wcagLuminance(colour) > 0.3 ? 'var(--ink)' : 'var(--on-slate)';

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
