import { calendarOf, calendarText } from '../../ui/calendar-lines.ts';

/** One event of a calendar file. Times are Brussels wall time, such as `2026-12-05T10:00`. */
export interface CalendarEvent {
  uid: string;
  start: string;
  end: string;
  /** When the entry was last revised, in the same form or as a day. */
  revised: string;
  summary: string;
  description: string;
  location: string;
  url: string;
  /** Degrees. */
  coordinates?: { latitude: number; longitude: number } | undefined;
  /** Whether it takes place in any case, or is still to be agreed. */
  status: 'CONFIRMED' | 'TENTATIVE';
}

export interface Calendar {
  /** The product identifier: `-//Maison Bueren//Visits//FR`. */
  product: string;
  /** The name that a subscriber sees. */
  name: string;
  language: string;
  events: readonly CalendarEvent[];
}

/** The rules of Brussels since 1996, for programs without a time zone table. */
const ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Brussels',
  'X-LIC-LOCATION:Europe/Brussels',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * A calendar file by RFC 5545: times in Brussels time with the zone's rules, texts complete and escaped,
 * lines folded at 75 bytes and ended by CRLF.
 */
export function calendarFile({ product, name, language, events }: Calendar): string {
  return calendarOf([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${calendarText(product)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${calendarText(name)}`,
    `X-WR-CALNAME:${calendarText(name)}`,
    'X-WR-TIMEZONE:Europe/Brussels',
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...ZONE,
    ...events.flatMap((event) => eventLines(event, language)),
    'END:VCALENDAR',
  ]);
}

function eventLines(event: CalendarEvent, language: string): string[] {
  const { coordinates } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${calendarText(event.uid)}`,
    `DTSTAMP:${compact(event.revised)}Z`,
    `DTSTART;TZID=Europe/Brussels:${compact(event.start)}`,
    `DTEND;TZID=Europe/Brussels:${compact(event.end)}`,
    `SUMMARY;LANGUAGE=${language}:${calendarText(event.summary)}`,
    `DESCRIPTION;LANGUAGE=${language}:${calendarText(event.description)}`,
    `LOCATION:${calendarText(event.location)}`,
    ...(coordinates ? [`GEO:${coordinates.latitude};${coordinates.longitude}`] : []),
    `URL:${uri(event.url)}`,
    `STATUS:${event.status}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

/** `2026-12-05T10:00` as `20261205T100000`; a day as its midnight. */
const compact = (date: string): string => {
  const digits = date.replace(/\D/g, '').padEnd(14, '0').slice(0, 14);
  return `${digits.slice(0, 8)}T${digits.slice(8)}`;
};

const uri = (address: string): string => address.replace(/\s/g, '');
