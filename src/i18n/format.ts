import { FORMAT_LOCALE, LOCALES, type Locale } from './locales.ts';

const NO_BREAK_SPACE = '\u00A0';

const perLocale = <T>(make: (tag: string) => T): Record<Locale, T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(FORMAT_LOCALE[locale])])) as Record<Locale, T>;

const numbers = perLocale(
  (tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2, signDisplay: 'negative' }),
);
const longDate = (timeZone: string) =>
  perLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }));
const wallDates = longDate('UTC');
const wallWeekdays = perLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' }));
const brusselsDates = longDate('Europe/Brussels');

/**
 * A number as written in the reader's language in Belgium, with at most two decimals; empty if not finite.
 */
export const formatNumber = (value: number, locale: Locale): string =>
  Number.isFinite(value) ? numbers[locale].format(value) : '';

/** A surface in square metres, such as `1 234 m²`; empty if the number is not finite. */
export const formatSurface = (value: number, locale: Locale): string =>
  Number.isFinite(value) ? `${formatNumber(value, locale)}${NO_BREAK_SPACE}m²` : '';

/**
 * A day in long form, `4 octobre 2026`. The day is that of Brussels, whatever the machine's time zone.
 * @param value a date of the snapshot (`2026-10-04`, `2026-10-04T14:30`: Brussels time), an instant with an
 *   offset (`2026-10-04T12:30:00Z`), or a `Date`
 * @returns any other text unchanged, since `AvailableFrom` may hold words; an empty text for an invalid
 *   `Date`
 */
export function formatDate(value: string | Date, locale: Locale): string {
  if (typeof value === 'string') {
    const day = wallDay(value);
    if (day) return inWords(wallDates, day, locale);
    const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(value)
      ? new Date(value)
      : undefined;
    return (instant && formatDate(instant, locale)) || value;
  }
  return Number.isNaN(value.getTime()) ? '' : inWords(brusselsDates, value, locale);
}

/**
 * A day of the snapshot with its weekday, `samedi 16 janvier 2027`.
 * @param value a date of the snapshot, with or without a time; any other text is returned unchanged
 */
export function formatWeekday(value: string, locale: Locale): string {
  const day = wallDay(value);
  if (!day) return value;
  const words = wallWeekdays[locale].format(day);
  // British dates have no comma after the weekday; Intl writes one.
  if (locale === 'en') return words.replace(',', '');
  return locale === 'fr' ? words.replace(/ 1 /, ' 1er ') : words;
}

/** The day of a date without an offset, as midnight UTC; `undefined` for a day that does not exist. */
function wallDay(value: string): Date | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2})?)?$/.exec(value);
  const day = match?.[1] && new Date(`${match[1]}T00:00:00Z`);
  return day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(match[1] ?? '')
    ? day
    : undefined;
}

const lists = perLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }));

/** Words as a sentence names them: `français, néerlandais et anglais`. */
export const formatList = (items: readonly string[], locale: Locale): string => lists[locale].format(items);

const languageNames = perLocale((tag) => new Intl.DisplayNames(tag, { type: 'language' }));

/** What a language is called: `allemand` in French. */
export const languageName = (language: Locale, locale: Locale): string =>
  languageNames[locale].of(language) ?? language;

/** French writes the first of the month as an ordinal, which Intl does not. */
function inWords(dates: Record<Locale, Intl.DateTimeFormat>, day: Date, locale: Locale): string {
  const words = dates[locale].format(day);
  return locale === 'fr' ? words.replace(/^1 /, '1er ') : words;
}
