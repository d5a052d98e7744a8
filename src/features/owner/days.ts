const DAY_MS = 86_400_000;

/** The calendar day of an instant in Brussels: `2026-11-28`. */
export const brusselsDay = (instant: Date): string =>
  // Swedish writes dates as ISO 8601 does.
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short' }).format(instant);

/** The wall time of an instant in Brussels, to compare with dates of the data: `2026-11-28T14:05`. */
export const brusselsMoment = (instant: Date): string =>
  `${brusselsDay(instant)}T${new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Brussels',
    hour: '2-digit',
    minute: '2-digit',
  }).format(instant)}`;

const parse = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day that is so many days later, or earlier where the number is negative. */
export const addDays = (day: string, days: number): string =>
  new Date(parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days lie between two days; negative where the second is the earlier one. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((parse(to) - parse(from)) / DAY_MS);

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(parse(day)).getUTCDay() + 6) % 7));

/**
 * A wall time in Brussels as an instant. In the hour that autumn repeats, the first of the two; in the one that
 * spring leaves out, the instant that many clocks then show an hour later.
 */
export function brusselsInstant(moment: string): Date {
  const asUtc = Date.parse(`${moment.slice(0, 16)}:00Z`);
  const summer = new Date(asUtc - 2 * 3_600_000);
  return brusselsMoment(summer) === moment.slice(0, 16) ? summer : new Date(asUtc - 3_600_000);
}
