import { createContext, useContext } from 'react';
import { formatTime } from '../../ui/clock.ts';
import type { Labels } from './labels.ts';
import { inSeconds } from './seconds.ts';

/** What every part of the dashboard uses: its texts, its language, and its number and date formats. */
export interface Speech {
  labels: Labels;
  locale: string;
  number(value: number): string;
  /** A number of seconds in words. */
  seconds(value: number): string;
  /** A day, its month, or a moment with its hour, in the format of the data: `2026-12-01T10:30`. */
  date(value: string, style?: 'long' | 'short' | 'month'): string;
}

/**
 * @param numberFormat a BCP 47 tag such as `fr-BE`
 */
export function speechOf(labels: Labels, locale: string, numberFormat: string): Speech {
  const numbers = new Intl.NumberFormat(numberFormat);
  // The data contain wall time in Brussels, which is shown unchanged wherever the reader is.
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(numberFormat, { ...options, timeZone: 'UTC' });
  const styles = {
    long: format({ day: 'numeric', month: 'long', year: 'numeric' }),
    short: format({ day: 'numeric', month: 'short', year: 'numeric' }),
    month: format({ month: 'long', year: 'numeric' }),
  };
  return {
    labels,
    locale,
    number: (value) => numbers.format(value),
    seconds: (value) => inSeconds(value, numberFormat),
    date: (value, style = 'long') => {
      const instant = new Date(value.includes('T') ? `${value.slice(0, 16)}:00Z` : `${value}T00:00:00Z`);
      const day = styles[style].format(instant);
      return value.includes('T') ? `${day}, ${formatTime(value, locale)}` : day;
    },
  };
}

const SpeechContext = createContext<Speech | undefined>(undefined);

export const SpeechProvider = SpeechContext.Provider;

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('The dashboard gives its parts their texts.');
  return speech;
}

/** A text in the page's language, or else in the first language that has it, with that language. */
export function textOf(
  texts: Readonly<Partial<Record<string, string>>>,
  locale: string,
): { text: string; lang?: string } | undefined {
  const own = texts[locale];
  if (own) return { text: own };
  const [other] = Object.entries(texts);
  return other?.[1] ? { text: other[1], lang: other[0] } : undefined;
}
