import type { Locale } from '../../i18n/locales.ts';
import { pickTexts, texts } from '../../i18n/texts.ts';

/** The texts of the way through a list's results; keys of the `tools` namespace. */
const KEYS = ['trail', 'trail.back', 'trail.next', 'trail.place', 'trail.previous'] as const;

export type TrailTexts = Record<(typeof KEYS)[number], string>;

/** The texts in one language, which the browser fetches in a file. */
export const trailTexts = (locale: Locale): TrailTexts => pickTexts(texts(locale).tools, KEYS);
