import { createHash } from 'node:crypto';
import { textOn } from '../snapshot/legible.ts';

/**
 * The class of a colour from the snapshot. Classes are needed because the security policy forbids style
 * attributes.
 */
const className = (kind: 'bg' | 'fg', colour: string): string => `c-${kind}-${colour.slice(1).toLowerCase()}`;

export const backgroundClass = (colour: string | undefined): string | undefined =>
  colour ? className('bg', colour) : undefined;
export const foregroundClass = (colour: string | undefined): string | undefined =>
  colour ? className('fg', colour) : undefined;

/** `--content` in the tokens, in CSS pixels. */
const CONTENT_WIDTH = 1280;

const TEXT_COLOURS = { dark: 'var(--ink)', light: 'var(--on-slate)' };

/** The style rules for a page's colours; each ground also gets a legible text colour. */
export function colourRules(backgrounds: readonly string[], foregrounds: readonly string[]): string {
  const unique = (colours: readonly string[]) => [
    ...new Set(colours.filter(Boolean).map((colour) => colour.toLowerCase())),
  ];
  return [
    ...unique(backgrounds).map(
      (colour) =>
        `.${className('bg', colour)}{background-color:${colour};color:${TEXT_COLOURS[textOn(colour)]}}`,
    ),
    ...unique(foregrounds).map((colour) => `.${className('fg', colour)}{color:${colour}}`),
  ].join('');
}

/** The rule that lets the content of an element be as wide as the snapshot says, in CSS pixels at the usual text size. */
export const widthRule = (className: string, pixels: number): string =>
  pixels === CONTENT_WIDTH ? '' : `.${className}{--content:${pixels / 16}rem}`;

/** The hash with which the content security policy allows a style element. */
export const styleHash = (css: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(css).digest('base64')}`;
