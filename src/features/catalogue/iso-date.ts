/**
 * A date of the snapshot (`2026-10-04`, or `2026-10-04T14:30` in Brussels time) in a machine-readable form: a
 * day stays a day, a time gets the offset that is valid in Brussels at that time.
 */
export function isoDate(date: string): string {
  if (!date.includes('T')) return date;
  const wall = date.length === 'YYYY-MM-DDThh:mm'.length ? `${date}:00` : date;
  const asUtc = new Date(`${wall}Z`);
  // The offset belongs to an instant, and the instant depends on the offset; the second computation is exact.
  const first = brusselsOffset(asUtc);
  return wall + brusselsOffset(new Date(`${wall}${first}`));
}

/** The same as an instant; a day begins at midnight UTC, which is on the same day in Brussels. */
export const instantOf = (date: string): Date => new Date(isoDate(date));

const zone = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Brussels', timeZoneName: 'longOffset' });

/** `+01:00` or `+02:00`. */
const brusselsOffset = (instant: Date): string =>
  zone
    .formatToParts(instant)
    .find((part) => part.type === 'timeZoneName')
    ?.value.replace('GMT', '') || '+00:00';
