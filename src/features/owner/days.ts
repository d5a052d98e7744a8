const DAY_MS = 86_400_000;

/** The calendar day of an instant in Brussels: `2026-11-28`. */
export const brusselsDay = (instant: Date): string =>
  // Swedish dates have the format of ISO 8601.
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short' }).format(instant);

/** The wall time of an instant in Brussels, for comparison with dates of the data: `2026-11-28T14:05`. */
export const brusselsMoment = (instant: Date): string =>
  `${brusselsDay(instant)}T${new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Brussels',
    hour: '2-digit',
    minute: '2-digit',
  }).format(instant)}`;

const parse = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day that many days later; earlier if the number is negative. */
export const addDays = (day: string, days: number): string =>
  new Date(parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The number of days between two days; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((parse(to) - parse(from)) / DAY_MS);

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(parse(day)).getUTCDay() + 6) % 7));

/**
 * The instant of a wall time in Brussels. In the hour that autumn repeats it is the first of the two; for a
 * time in the hour that spring skips, it is the instant one hour later on the clock.
 */
export function brusselsInstant(moment: string): Date {
  const asUtc = Date.parse(`${moment.slice(0, 16)}:00Z`);
  const summer = new Date(asUtc - 2 * 3_600_000);
  return brusselsMoment(summer) === moment.slice(0, 16) ? summer : new Date(asUtc - 3_600_000);
}
