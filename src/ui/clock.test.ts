import { expect, test } from 'vitest';
import { formatTime, formatTimeSpan } from './clock.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');

test.each([
  ['13:30', 'fr', '13 h 30'],
  ['09:00', 'fr', '9 h'],
  ['00:05', 'fr', '0 h 05'],
  ['13:30', 'nl', '13.30 uur'],
  ['09:00', 'nl', '9 uur'],
  ['13:30', 'en', '1.30 pm'],
  ['09:00', 'en', '9 am'],
  ['00:00', 'en', '12 am'],
  ['12:00', 'en', '12 noon'],
  ['12:15', 'en', '12.15 pm'],
  ['13:30', 'de', '13:30 Uhr'],
  ['2027-01-16T09:05', 'de', '09:05 Uhr'],
  ['2027-01-16T09:05', 'it', '09:05'],
  ['soon', 'fr', 'soon'],
  ['2027-01-16', 'fr', '2027-01-16'],
])('%s in %s is %s', (value, language, text) => expect(plain(formatTime(value, language))).toBe(text));

test.each([
  ['fr', '9 h – 18 h 30'],
  ['nl', '9–18.30 uur'],
  ['en', '9 am – 6.30 pm'],
  ['de', '09:00–18:30 Uhr'],
  ['it', '09:00–18:30'],
])('a span in %s is %s', (language, text) =>
  expect(plain(formatTimeSpan('09:00', '18:30', language))).toBe(text),
);

test.each(['fr', 'nl', 'en', 'de'])('nothing of a span breaks at the end of a line in %s', (language) => {
  const span = formatTimeSpan('2027-01-16T09:00', '2027-01-16T18:30', language);
  expect(span).not.toContain(' ');
  expect(span).not.toMatch(/[^\u2060\u00A0]–|–[^\u2060\u00A0]/);
});
