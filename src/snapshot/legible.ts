import { wcagContrast } from 'culori';

/** The background of top bar and footer, `--slate` in the tokens. */
export const SLATE = '#1f2a2e';

/** The site's dark and light text colours, `--ink` and `--on-slate` in the tokens. */
const TEXTS = { dark: '#1f2a2e', light: '#f3efe7' };

/** WCAG 2.2, criterion 1.4.3, for text of ordinary size. */
const AA = 4.5;

/**
 * The colour if text in it is legible on the ground (WCAG AA); otherwise none, and the default colour applies.
 * The check warns of it.
 */
export const readableColour = (colour: string, ground: string): string =>
  colour && ground && wcagContrast(colour, ground) >= AA ? colour : '';

/** The site's text colour that has more contrast with a ground. */
export const textOn = (ground: string): 'dark' | 'light' =>
  wcagContrast(TEXTS.dark, ground) >= wcagContrast(TEXTS.light, ground) ? 'dark' : 'light';

/** Whether a ground is of a medium lightness, on which neither text colour is legible (WCAG AA). */
export const isIllegibleGround = (ground: string): boolean =>
  readableColour(TEXTS[textOn(ground)], ground) === '';
