import { expect, test } from 'vitest';
import { instantOf, isoDate } from './iso-date.ts';

test.each([
  ['2026-10-04', '2026-10-04'],
  ['2026-10-04T14:30', '2026-10-04T14:30:00+02:00'],
  ['2026-10-04T14:30:15', '2026-10-04T14:30:15+02:00'],
  ['2026-01-04T00:10', '2026-01-04T00:10:00+01:00'],
  // The hours around the clock changes of 25 October and 29 March 2026.
  ['2026-10-25T01:30', '2026-10-25T01:30:00+02:00'],
  ['2026-10-25T03:30', '2026-10-25T03:30:00+01:00'],
  ['2026-03-29T01:30', '2026-03-29T01:30:00+01:00'],
  ['2026-03-29T03:30', '2026-03-29T03:30:00+02:00'],
])('%s is %s', (date, iso) => {
  expect(isoDate(date)).toBe(iso);
});

test('a day is the same day at UTC', () => {
  expect(instantOf('2026-10-04').toISOString()).toBe('2026-10-04T00:00:00.000Z');
  expect(instantOf('2026-10-04T14:30').toISOString()).toBe('2026-10-04T12:30:00.000Z');
});
