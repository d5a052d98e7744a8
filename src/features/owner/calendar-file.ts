import { calendarOf, calendarText } from '../../ui/calendar-lines.ts';
import type { Visit } from './data.ts';
import { addDays, brusselsInstant } from './days.ts';

const HOUR_MS = 3_600_000;

interface CalendarTexts {
  /** The event's title. */
  summary: string;
  place: string;
  /** The name of the visit's type. */
  typeOf(visit: Visit): string;
}

/**
 * A calendar file (RFC 5545) of visits, which last an hour; one without a time fills its day. Times are in
 * UTC, so that no time zone has to be described. Visitors' names and feedback are left out, because calendars
 * are shared.
 */
export function calendarFile(
  visits: readonly Visit[],
  { summary, place, typeOf }: CalendarTexts,
  now: Date,
): string {
  return calendarOf([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Owner portal//EN',
    ...visits.flatMap((visit) => [
      'BEGIN:VEVENT',
      `UID:${visit.date.replace(/\W/g, '')}-${visit.type}-${checksum(summary + visit.contact)}@owner-portal`,
      `DTSTAMP:${utc(now)}`,
      ...times(visit.date),
      `SUMMARY:${calendarText(`${summary} (${typeOf(visit)})`)}`,
      ...(place ? [`LOCATION:${calendarText(place)}`] : []),
      `STATUS:${visit.status === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE'}`,
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

/** The same for the same visit, so that calendars recognise it. */
const checksum = (text: string): string =>
  [...text]
    .reduce((sum, character) => (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0, 7)
    .toString(36);
