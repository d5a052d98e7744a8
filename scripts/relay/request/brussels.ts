const BRUSSELS = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Brussels',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment as viewings write it, in Brussels: `2026-12-05T10:00`. @param time milliseconds since 1970 */
export const inBrussels = (time: number): string => BRUSSELS.format(time).replace(' ', 'T');
