/** The day in Brussels, to which the catalogue's days refer, such as `2026-11-29`. */
export const brusselsDay = (date: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short' }).format(date);
