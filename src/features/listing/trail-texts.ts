import type { Locale } from '../../i18n/locales.ts';
import { SEGMENTS } from '../../i18n/segments.ts';
import { pickTexts, texts } from '../../i18n/texts.ts';

/** The texts of the way through a list's results; keys of the `tools` namespace. */
const KEYS = ['trail', 'trail.back', 'trail.next', 'trail.place', 'trail.previous'] as const;

/** `page` is the segment before the number of a list's further page. */
export type TrailTexts = Record<(typeof KEYS)[number] | 'page', string>;

/** The texts in one language, which the browser fetches in a file. */
export const trailTexts = (locale: Locale): TrailTexts => ({
  ...pickTexts(texts(locale).tools, KEYS),
  page: SEGMENTS[locale].page,
});
