import { calendarOf, calendarText } from '../../ui/calendar-lines.ts';
import type { Viewing } from './data.ts';
import { addDays, brusselsInstant } from './days.ts';

const HOUR_MS = 3_600_000;

interface CalendarTexts {
  /** The event's title. */
  summary: string;
  address: string;
  /** The viewing's type in words. */
  typeOf(viewing: Viewing): string;
}

/**
 * A calendar file (RFC 5545) of viewings, which last an hour; one without an hour fills its day. Times are in UTC, so
 * that no time zone has to be described. Who comes and what they said stays out: calendars are shared.
 */
export function calendarFile(
  viewings: readonly Viewing[],
  { summary, address, typeOf }: CalendarTexts,
  now: Date,
): string {
  return calendarOf([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Owner portal//EN',
    ...viewings.flatMap((viewing) => [
      'BEGIN:VEVENT',
      `UID:${viewing.date.replace(/\W/g, '')}-${viewing.type}-${checksum(summary + viewing.contact)}@owner-portal`,
      `DTSTAMP:${utc(now)}`,
      ...times(viewing.date),
      `SUMMARY:${calendarText(`${summary} (${typeOf(viewing)})`)}`,
      ...(address ? [`LOCATION:${calendarText(address)}`] : []),
      `STATUS:${viewing.status === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE'}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]);
}

function times(date: string): string[] {
  const compact = (day: string) => day.replaceAll('-', '');
  if (!date.includes('T'))
    return [`DTSTART;VALUE=DATE:${compact(date)}`, `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`];
  const start = brusselsInstant(date);
  return [`DTSTART:${utc(start)}`, `DTEND:${utc(new Date(start.getTime() + HOUR_MS))}`];
}

const utc = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '');

/** The same for the same viewing, so that a calendar knows it again. */
const checksum = (text: string): string =>
  [...text]
    .reduce((sum, character) => (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0, 7)
    .toString(36);
