import { describe, expect, test } from 'vitest';
import { brusselsDay } from '../../i18n/brussels-day.ts';
import { daysHereOf, isNewTo, withDay } from './days-here.ts';

test('the pages of a day are one visit; the day before that stays known', () => {
  const first = withDay({}, '2026-10-01');
  expect(first).toEqual({ today: '2026-10-01' });
  expect(withDay(first, '2026-10-01')).toBe(first);
  const second = withDay(first, '2026-10-04');
  expect(second).toEqual({ today: '2026-10-04', before: '2026-10-01' });
  expect(withDay(second, '2026-10-09')).toEqual({ today: '2026-10-09', before: '2026-10-04' });
});

describe('new since the last visit', () => {
  test.each([
    ['2026-10-02', '2026-10-01', true],
    ['2026-10-02T08:00', '2026-10-01', true],
    ['2026-10-01', '2026-10-01', false],
    ['2026-10-01T23:00', '2026-10-01', false],
    ['2026-09-30', '2026-10-01', false],
    [undefined, '2026-10-01', false],
    ['2026-10-02', undefined, false],
  ])('created %s, last visit %s: %s', (created, before, expected) =>
    expect(isNewTo(before ? { before } : {}, created)).toBe(expected),
  );
});

test.each([
  [undefined, {}],
  [[], {}],
  [
    { today: '2026-10-01', before: '2026-09-30' },
    { today: '2026-10-01', before: '2026-09-30' },
  ],
  [{ today: 'x', before: 7 }, {}],
])('stored data %j', (data, expected) => expect(daysHereOf(data)).toEqual(expected));

test.each([
  ['2026-10-04T21:59:00Z', '2026-10-04'],
  ['2026-10-04T22:00:00Z', '2026-10-05'],
  ['2026-12-31T23:30:00Z', '2027-01-01'],
])('%s is %s in Brussels', (instant, day) => expect(brusselsDay(new Date(instant))).toBe(day));
