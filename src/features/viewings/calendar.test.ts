import { expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar.ts';

const EVENT: CalendarEvent = {
  uid: 'visit-1-fr@example.org',
  start: '2026-12-05T10:00',
  end: '2026-12-05T12:30',
  revised: '2026-10-04',
  summary: 'Visite libre',
  description: 'Texte',
  location: 'Rue des Paliers 12, 4000 Liège',
  url: 'https://example.org/fr/',
  status: 'CONFIRMED',
};

const file = (event: Partial<CalendarEvent> = {}) =>
  calendarFile({
    product: '-//Test//Visits//FR',
    name: 'Visites',
    language: 'fr',
    events: [{ ...EVENT, ...event }],
  });

/** The unfolded lines, as a program reads them. */
const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('times are Brussels wall times beside the zone’s rules', () => {
  expect(lines(file())).toEqual(
    expect.arrayContaining([
      'TZID:Europe/Brussels',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      'DTSTART;TZID=Europe/Brussels:20261205T100000',
      'DTEND;TZID=Europe/Brussels:20261205T123000',
      'DTSTAMP:20261004T000000Z',
    ]),
  );
});

test('commas, semicolons, backslashes and line breaks are escaped', () =>
  expect(lines(file({ summary: 'a, b; c\\d', description: 'one\r\ntwo\n\nthree' }))).toEqual(
    expect.arrayContaining([
      'SUMMARY;LANGUAGE=fr:a\\, b\\; c\\\\d',
      'DESCRIPTION;LANGUAGE=fr:one\\ntwo\\n\\nthree',
    ]),
  ));

test('a text cannot end its event', () => {
  const text = file({
    description: 'x\r\nEND:VEVENT\r\nBEGIN:VALARM\u0000',
    url: 'https://a.b/\r\nATTACH:x',
  });
  expect(lines(text).filter((line) => /^(END:VEVENT|BEGIN:VALARM|ATTACH)/.test(line))).toEqual([
    'END:VEVENT',
  ]);
});

test('a long text is whole, in lines of at most 75 bytes that split no character', () => {
  const description = 'Élégante maison à Liège 🏡 '.repeat(300).trim();
  const text = file({ description });
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines(text)).toContain(`DESCRIPTION;LANGUAGE=fr:${description}`);
  expect(text).not.toContain('\uFFFD');
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('a place is given where it is known', () => {
  expect(file()).not.toContain('GEO:');
  expect(lines(file({ coordinates: { latitude: 50.64, longitude: 5.57 } }))).toContain('GEO:50.64;5.57');
});
